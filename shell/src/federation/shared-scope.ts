import { initContainerEntry } from 'payung-init-container';
import { forgetFailed } from './container.ts';
import type { ShareScopes, Shares } from './container.ts';

interface Instance {
  readonly shareScopeMap: ShareScopes;
  loadShare(key: string): Promise<unknown>;
}

interface FederationRuntime {
  readonly instance: Instance;
  readonly runtime: { readonly createInstance: (options: object) => object };
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}

// oxlint-disable-next-line no-underscore-dangle -- its name in every build
declare const __webpack_require__: { readonly federation: FederationRuntime };

/** The federation instance that the build put into the shell. */
const federation = (): Instance => __webpack_require__.federation.instance;

/**
 * Remotes use federation's code of the shell instead of their own copy; see platform/src/build/remote.ts. Each call
 * returns a new object for the state of one remote.
 */
export const offerFederationRuntime = (): void => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  globalThis.payungFederation = () => ({
    // `init` would look for an instance of this build and find the shell's own.
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
  });
};

const forgetFailedShares = (): void => forgetFailed(federation().shareScopeMap);

/** As the build of the shell has put them in. */
export const shares: Shares = {
  shareScopeMap: () => federation().shareScopeMap,
  forgetFailedShares,
  startShares: (keys) => {
    for (const key of keys) federation().loadShare(key).catch(forgetFailedShares);
  },
};
