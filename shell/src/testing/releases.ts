import type { ReleaseFiles, ReleaseHead, RemoteRelease } from '@payung/shared/registry.ts';

/** A release of a remote that serves `/<name without mfe->-fly`. */
export const aRelease = (name: string, change: Partial<RemoteRelease> = {}): RemoteRelease => {
  const { version = '1.0.0', build = `${name.replaceAll('-', '')}1` } = change;
  return {
    name,
    version,
    build,
    base: `/app/remotes/${name}/${version}-${build}/`,
    entry: 'remoteEntry.js',
    requires: [],
    integrity: {},
    preload: [],
    contract: 1,
    routes: [{ id: 'fly', path: `/${name.replace('mfe-', '')}-fly`, mode: 'public', reads: [] }],
    products: [],
    ...change,
  };
};

/** The digest under which a test's edge has the files of a build; nothing checks it there. */
export const restDigestOf = (build: string): string =>
  Array.from(build, (letter) => (letter.codePointAt(0) ?? 0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64);

/** A release as the edge splits it: what the page carries, and its rest file. */
export const splitRelease = (
  release: RemoteRelease,
): { readonly head: ReleaseHead; readonly files: ReleaseFiles } => {
  const { requires, integrity, preload, startup, ...head } = release;
  const files = { requires, integrity, preload, ...(startup ? { startup } : {}) };
  return { head: { ...head, rest: restDigestOf(head.build) }, files };
};
