import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import type { UserOptions } from '@module-federation/runtime-core/types';
import { attachShareScopeMap } from 'payung-bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'payung-bundler-runtime/consumes.js';
import { initContainerEntry } from 'payung-bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'payung-bundler-runtime/initializeSharing.js';
import { installInitialConsumes } from 'payung-bundler-runtime/installInitialConsumes.js';
import { provided } from 'payung-provided';
import { forgetFailed } from './container.ts';
import type { Host, ShareScopes } from './container.ts';

interface ContainerOptions {
  readonly webpackRequire: { readonly federation: { readonly initOptions: UserOptions } };
}

const factoryOf = (module: object | Promise<object>) =>
  module instanceof Promise ? module.then((loaded) => () => loaded) : () => module;

/** The shell's share scope: what remotes take from it; antd's parts are fetched when the first of them uses one. */
const host = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(provided).map(([key, load]) => [
      key,
      {
        version: '1.0.0',
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: false },
        get: () => factoryOf(load()),
      },
    ]),
  ),
});

// Where federation's own tools look for it.
setGlobalFederationInstance(host);

/**
 * Remotes use federation's code of the shell instead of their own copy; see platform/src/build/remote.ts. Each call
 * returns a new object for the state of one remote.
 */
globalThis.payungFederation = () => ({
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }: ContainerOptions) =>
      new ModuleFederation(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
});

const shareScopeMap = host.shareScopeMap as ShareScopes;
const forgetFailedShares = (): void => forgetFailed(shareScopeMap);

export const shellHost: Host = {
  shareScopeMap,
  forgetFailedShares,
  startShares: (keys) => {
    for (const key of keys) host.loadShare(key).catch(forgetFailedShares);
  },
};
