import type { RemoteRelease } from '@payung/shared/registry.ts';

interface Place {
  /** Absent for the files of the shell. */
  readonly release?: RemoteRelease;
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
  const folders = new Map<string, RemoteRelease | undefined>();

  /** Files of this folder are the release's; without one, the shell's. */
  const nameFolder = (base: string, release?: RemoteRelease): void => {
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
