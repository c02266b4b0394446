import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@payung/shared/domain/language.ts';
import type { ReleaseHead } from '@payung/shared/registry.ts';
import type { Files } from './files.ts';
import { LoadError } from './reports/report.ts';

/** A shared module as federation's runtime keeps it. */
interface SharedModule {
  loading?: unknown;
  readonly loaded?: boolean;
  readonly lib?: unknown;
}

/** Scope → key → version. */
export type ShareScopes = Readonly<Record<string, Record<string, Record<string, SharedModule>>>>;

/**
 * The runtime keeps the promise of a download that failed, and answers every later request with it: without this a
 * module that failed once fails for the page's life.
 */
export const forgetFailed = (scopes: ShareScopes): void => {
  for (const versions of Object.values(scopes['default'] ?? {})) {
    for (const share of Object.values(versions)) {
      if (!share.loaded && !share.lib) delete share.loading;
    }
  }
};

/** The modules that the shell shares with remotes. */
export interface Host {
  readonly shareScopeMap: ShareScopes;
  /** "Try again" asks again for the shared modules that are not there. */
  readonly forgetFailedShares: () => void;
  /** Starts the download of the shared modules that a remote needs; errors show when they are used. */
  readonly startShares: (keys: readonly string[]) => void;
}

/** The host, of which a page loads nothing before its first remote. */
export interface Shares extends Omit<Host, 'shareScopeMap'> {
  readonly openHost: () => Promise<Host>;
}

export const createShares = (loadHost: () => Promise<Host>): Shares => {
  let opened: Host | undefined;
  let opening: Promise<Host> | undefined;

  const openHost = (): Promise<Host> => {
    opening ??= loadHost().then(
      (host) => (opened = host),
      (cause: unknown) => {
        opening = undefined;
        throw cause;
      },
    );
    return opening;
  };

  return {
    openHost,
    forgetFailedShares: () => opened?.forgetFailedShares(),
    startShares: (keys) => {
      openHost().then(
        (host) => host.startShares(keys),
        () => undefined,
      );
    },
  };
};

export interface RemoteScreens {
  readonly screens: Readonly<Record<string, () => Promise<{ readonly Screen: ComponentType }>>>;
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Loads the texts of a screen; absent in releases that bundle theirs. */
  readonly loadTexts?: (language: Language, screen: string) => Promise<void>;
}

interface Container {
  init(scope: object, initScope: readonly unknown[], options: object): Promise<unknown> | undefined;
  get(module: string): Promise<() => RemoteScreens>;
}

export type LoadContainer = (release: ReleaseHead) => Promise<RemoteScreens>;

/** Global under which the remote's entry puts its container; it contains the build. */
const containerName = (release: ReleaseHead): string =>
  `${release.name}_${release.build}`.replaceAll('-', '_');

/** Loads the containers of one page, each initialised once. */
export const createContainers = (files: Files, { openHost }: Shares): LoadContainer => {
  const { loadScript, preloadFile, registerRelease } = files;
  const initialised = new Set<string>();

  /**
   * Loads the container of one release. The global name holds the build, so that two versions of a
   * remote can live side by side in a page.
   */
  const loadContainer = async (release: ReleaseHead): Promise<RemoteScreens> => {
    registerRelease(release);
    const name = containerName(release);
    const entry = `${release.base}${release.entry}`;
    // It runs after the host, whose code it calls, and is fetched beside it.
    void preloadFile(entry);
    const { shareScopeMap } = await openHost();
    await loadScript(entry);
    const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
    if (!container) throw new LoadError(`${release.entry} did not define ${name}`);
    if (!initialised.has(name)) {
      await container.init(shareScopeMap['default'] ?? {}, [], { shareScopeMap });
      initialised.add(name);
    }
    return (await container.get('./screens'))();
  };

  return loadContainer;
};
