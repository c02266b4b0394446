import type { RemoteRelease } from '@payung/shared/registry.ts';

interface Place {
  /** Absent for the files of the shell. */
  readonly release?: RemoteRelease;
  /** File of the build, line and column. */
  readonly at: string;
}

const FRAMES = /(https?:\/\/[^\s()]+?):(\d+:\d+)/g;

/** Whose files stand in which folder of the server. */
export const createErrorPlaces = () => {
  const folders = new Map<string, RemoteRelease | undefined>();

  /** Files of this folder are the release's; without one, the shell's. */
  const nameFolder = (base: string, release?: RemoteRelease): void => {
    folders.set(new URL(base, location.href).href, release);
  };

  const placeOfFrame = (url: string, position: string): Place | undefined => {
    for (const [base, release] of folders) {
      if (!url.startsWith(base)) continue;
      const file = url.slice(base.length).replace(/[?#].*$/, '');
      return { at: `${file}:${position}`, ...(release === undefined ? {} : { release }) };
    }
    return undefined;
  };

  /** Where an error happened: the first frame of a remote, since remotes call the shell; else the first of the shell. */
  const placeOf = (cause: unknown): Place | undefined => {
    const stack = cause instanceof Error ? (cause.stack ?? '') : '';
    const places = [...stack.matchAll(FRAMES)].map(([, url = '', position = '']) =>
      placeOfFrame(url, position),
    );
    return (
      places.find((place) => place?.release !== undefined) ?? places.find((place) => place !== undefined)
    );
  };

  return { nameFolder, placeOf };
};

export type ErrorPlaces = ReturnType<typeof createErrorPlaces>;
