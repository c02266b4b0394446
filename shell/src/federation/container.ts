import type { ComponentType, ReactNode } from 'react';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import type { Files } from './files.ts';
import type { Shares } from './shared-scope.ts';
import { LoadError } from './load-error.ts';
import { containerName } from './release.ts';

export interface RemoteScreens {
  readonly screens: Readonly<Record<string, () => Promise<{ readonly Screen: ComponentType }>>>;
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

interface Container {
  init(scope: object, initScope: readonly unknown[], options: object): Promise<unknown> | undefined;
  get(module: string): Promise<() => RemoteScreens>;
}

export type LoadContainer = (release: RemoteRelease) => Promise<RemoteScreens>;

/** Loads the containers of one page, each initialised once. */
export const createContainers = ({ loadScript, registerRelease }: Files, shares: Shares): LoadContainer => {
  const initialised = new Set<string>();

  /**
   * Loads the container of one release. The global name holds the build, so that two versions of a
   * remote can live side by side in a page.
   */
  const loadContainer = async (release: RemoteRelease): Promise<RemoteScreens> => {
    registerRelease(release);
    const name = containerName(release);
    await loadScript(`${release.base}${release.entry}`);
    const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
    if (!container) throw new LoadError(`${release.entry} did not define ${name}`);
    if (!initialised.has(name)) {
      const shareScopeMap = shares.shareScopeMap();
      await container.init(shareScopeMap['default'] ?? {}, [], { shareScopeMap });
      initialised.add(name);
    }
    return (await container.get('./screens'))();
  };

  return loadContainer;
};
