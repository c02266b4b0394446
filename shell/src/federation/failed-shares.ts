/** A shared module as federation's runtime keeps it. */
interface KeptShare {
  loading?: unknown;
  readonly loaded?: boolean;
  readonly lib?: unknown;
}

/** Scope → key → version. */
export type ShareScopes = Readonly<Record<string, Record<string, Record<string, KeptShare>>>>;

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
