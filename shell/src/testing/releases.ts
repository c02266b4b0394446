import type { RemoteRelease } from '@payung/shared/registry.ts';

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
