import { initContainerEntry } from 'payung-init-container';

interface Instance {
  readonly shareScopeMap: Record<string, object>;
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
export const federation = (): Instance => __webpack_require__.federation.instance;

/**
 * A remote takes federation's code from here instead of bringing it along; see
 * platform/src/build/remote.ts. Each gets an object of its own to put its state into.
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

/** Starts the download of what a remote will ask of the shell; failures show when it is used. */
export const startShares = (keys: readonly string[]): void => {
  for (const key of keys)
    federation()
      .loadShare(key)
      .catch(() => undefined);
};
