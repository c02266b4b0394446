interface Federation {
  readonly shareScopeMap: Record<string, object>;
  loadShare(key: string): Promise<unknown>;
}

declare const __webpack_require__: { readonly federation: { readonly instance: Federation } };

/** The federation runtime that the build put into the shell. */
export const federation = (): Federation => __webpack_require__.federation.instance;

/** Starts the download of what a remote will ask of the shell; failures show when it is used. */
export const startShares = (keys: readonly string[]): void => {
  for (const key of keys)
    federation()
      .loadShare(key)
      .catch(() => undefined);
};
