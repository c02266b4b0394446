import type { PageRegistry, ReleaseHead } from '@payung/shared/registry.ts';
import type { PageReport } from '@payung/shared/page-report.ts';
import type { PageReports } from './page-reports.ts';
import type { UnreadableRemote } from '../registry/registry-reader.ts';

/** A failure that the shell found itself. Its message names files and remotes alone, so it may be reported. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** What is deployed needs a newer shell than this page runs: loading the page again is what helps. */
export class OutdatedPageError extends LoadError {}

interface Place {
  /** Absent for the files of the shell. */
  readonly release?: ReleaseHead;
  /** File of the build; of an error that was thrown there, line and column too. */
  readonly at: string;
}

/** The address of a chunk that did not load, as the bundler's runtime gives it. */
const requestOf = (cause: unknown): string | undefined => {
  const { request } = (cause instanceof Error ? cause : {}) as { readonly request?: unknown };
  return typeof request === 'string' && request !== '' ? request : undefined;
};

const FRAMES = /(https?:\/\/[^\s()]+?):(\d+:\d+)/g;

/** Whose files stand in which folder of the server. */
export const createErrorPlaces = () => {
  const folders = new Map<string, ReleaseHead | undefined>();

  /** Files of this folder are the release's; without one, the shell's. */
  const nameFolder = (base: string, release?: ReleaseHead): void => {
    folders.set(new URL(base, location.href).href, release);
  };

  const placeOfFile = (url: string, position = ''): Place | undefined => {
    for (const [base, release] of folders) {
      if (!url.startsWith(base)) continue;
      const file = url.slice(base.length).replace(/[?#].*$/, '');
      return { at: file + position, ...(release === undefined ? {} : { release }) };
    }
    return undefined;
  };

  /** Whose file is missing, where an error says that a chunk did not load: a page of a remote needs chunks of the shell. */
  const missingFile = (cause: unknown): Place | undefined => {
    const request = requestOf(cause);
    return request === undefined ? undefined : placeOfFile(new URL(request, location.href).href);
  };

  /**
   * Where an error happened: the file that is missing; else the first frame of a remote, since remotes call the shell;
   * else the first of the shell.
   */
  const placeOf = (cause: unknown): Place | undefined => {
    const missing = missingFile(cause);
    if (missing) return missing;
    const stack = cause instanceof Error ? (cause.stack ?? '') : '';
    const places = [...stack.matchAll(FRAMES)].map(([, url = '', position = '']) =>
      placeOfFile(url, `:${position}`),
    );
    return (
      places.find((place) => place?.release !== undefined) ?? places.find((place) => place !== undefined)
    );
  };

  return { nameFolder, missingFile, placeOf };
};

export type ErrorPlaces = ReturnType<typeof createErrorPlaces>;

/** `mfe-kite 1.2.0-ab12cd34ef`: how errors and slow loads name a remote. */
export const releaseName = (release: ReleaseHead): string =>
  `${release.name} ${release.version}-${release.build}`;

/** Support looks on the console for what failed. */
const warn = (...parts: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- a warning and not an error: the page continues
  console.warn(...parts);
};

type Owner = Pick<PageReport, 'owner' | 'version' | 'build'>;
type Kind = PageReport['kind'];

const ownerOf = ({ name, version, build }: ReleaseHead): Owner => ({ owner: name, version, build });

const detailOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const nameOf = (cause: unknown): string =>
  cause instanceof Error && /^\w{1,60}$/.test(cause.name) ? cause.name : typeof cause;

/** Reports on the console and to the operator what failed in one page. */
export const createReport = ({ sendReport }: PageReports, { missingFile, placeOf }: ErrorPlaces) => {
  let shell: Owner = { owner: 'shell', version: '', build: '' };

  /** The shell that this page runs; a registry read later may name a newer one. */
  const nameShell = ({ version, build }: PageRegistry['shell']): void => {
    shell = { owner: 'shell', version, build };
  };

  /** What may leave the device: the text of an error can hold what somebody typed, so only its class and place do. */
  const reasonOf = (cause: unknown): string => {
    if (cause instanceof LoadError) return cause.message.replaceAll(location.origin, '');
    const place = placeOf(cause);
    return place === undefined ? nameOf(cause) : `${nameOf(cause)} ${place.at}`;
  };

  const reportShellProblem = (kind: Kind, cause: unknown): void => {
    warn(`[shell] ${kind}: ${detailOf(cause)}`);
    sendReport({ kind, ...shell, reason: reasonOf(cause) });
  };

  /** One of the shell's files is missing, or code of the shell broke before any of the remote's ran. */
  const isOfShell = (kind: Kind, cause: unknown): boolean => {
    const missing = missingFile(cause);
    if (missing) return missing.release === undefined;
    if (kind !== 'failed' || cause instanceof LoadError) return false;
    const place = placeOf(cause);
    return place !== undefined && place.release === undefined;
  };

  /** Names the remote and the version; the shell, where it is one of its files that a page of the remote needs. */
  const reportRemoteProblem = (
    kind: 'failed' | 'slow' | 'crashed' | 'stuck',
    release: ReleaseHead,
    cause: unknown,
  ): void => {
    if (isOfShell(kind, cause)) return reportShellProblem(kind, cause);
    warn(`[${releaseName(release)}] ${kind}: ${detailOf(cause)}`);
    sendReport({ kind, ...ownerOf(release), reason: reasonOf(cause) });
  };

  const reportRegistryProblem = (cause: unknown): void => {
    warn(`[registry] ${detailOf(cause)}`);
    sendReport({ kind: 'registry', ...shell, reason: reasonOf(cause) });
  };

  const reportUnreadable = ({ remote, version, build, field }: UnreadableRemote): void => {
    warn(`[registry] ${remote} is left out: ${field} cannot be read`);
    sendReport({ kind: 'registry', owner: remote, version, build, reason: `${field} cannot be read` });
  };

  /** An error that nobody caught, by the files in its stack. */
  const reportUncaught = (kind: 'error' | 'rejection', cause: unknown): void => {
    const place = placeOf(cause);
    const owner = place?.release === undefined ? shell : ownerOf(place.release);
    sendReport({ kind, ...owner, reason: reasonOf(cause), ...(place ? {} : { unsure: true }) });
  };

  /** A screen was shown: of the release, where it is not the shell's own, in the shell. */
  const reportOpened = (release: ReleaseHead | undefined): void => {
    for (const owner of release ? [shell, ownerOf(release)] : [shell])
      sendReport({ kind: 'opened', ...owner, reason: '' });
  };

  return {
    nameShell,
    reportOpened,
    reportRemoteProblem,
    reportRegistryProblem,
    reportUnreadable,
    reportShellProblem,
    reportUncaught,
  };
};

export type Report = ReturnType<typeof createReport>;
