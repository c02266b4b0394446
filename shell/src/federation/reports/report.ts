import type { PageReport } from '@payung/shared/page-report.ts';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import type { ErrorPlaces } from './error-place.ts';
import { LoadError } from '../load-error.ts';
import type { PageReports } from './page-reports.ts';
import type { LeftOut } from '../registry/registry-check.ts';
import { releaseName } from '../release.ts';

/** Support looks on the console for what failed. */
const warn = (...parts: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- a warning and not an error: the page goes on
  console.warn(...parts);
};

type Owner = Pick<PageReport, 'owner' | 'version' | 'build'>;
type Kind = PageReport['kind'];

const ownerOf = ({ name, version, build }: RemoteRelease): Owner => ({ owner: name, version, build });

const detailOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const nameOf = (cause: unknown): string =>
  cause instanceof Error && /^\w{1,60}$/.test(cause.name) ? cause.name : typeof cause;

/** Says on the console and tells the operator what failed in one page. */
export const createReport = ({ sendReport }: PageReports, { missingFile, placeOf }: ErrorPlaces) => {
  let shell: Owner = { owner: 'shell', version: '', build: '' };

  /** The shell that this page runs; a registry read later may name a newer one. */
  const nameShell = ({ version, build }: Registry['shell']): void => {
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

  /** Names the remote and the version; the shell, where it is one of its files that a page of the remote lacks. */
  const reportRemoteProblem = (
    kind: 'failed' | 'slow' | 'crashed' | 'stuck',
    release: RemoteRelease,
    cause: unknown,
  ): void => {
    const missing = missingFile(cause);
    if (missing && missing.release === undefined) return reportShellProblem(kind, cause);
    warn(`[${releaseName(release)}] ${kind}: ${detailOf(cause)}`);
    sendReport({ kind, ...ownerOf(release), reason: reasonOf(cause) });
  };

  const reportRegistryProblem = (cause: unknown): void => {
    warn(`[registry] ${detailOf(cause)}`);
    sendReport({ kind: 'registry', ...shell, reason: reasonOf(cause) });
  };

  const reportLeftOut = ({ remote, version, build, field }: LeftOut): void => {
    warn(`[registry] ${remote} is left out: ${field} cannot be read`);
    sendReport({ kind: 'registry', owner: remote, version, build, reason: `${field} cannot be read` });
  };

  /** An error that nobody caught, by the files in its stack. */
  const reportUncaught = (kind: 'error' | 'rejection', cause: unknown): void => {
    const release = placeOf(cause)?.release;
    const owner = release === undefined ? shell : ownerOf(release);
    sendReport({ kind, ...owner, reason: reasonOf(cause) });
  };

  return {
    nameShell,
    reportRemoteProblem,
    reportRegistryProblem,
    reportLeftOut,
    reportShellProblem,
    reportUncaught,
  };
};

export type Report = ReturnType<typeof createReport>;
