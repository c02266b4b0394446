import { isOutage } from '@payung/shared/api/offline-cache.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { store } from '@payung/shared/session/store.ts';
import { shownSinceAtom } from '#layout/shown-since.ts';

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/** The reads of the page that is shown which the server did not answer. */
const failedReads = () =>
  queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isOutage(state.error),
  });

/** When the oldest answer that the page shows instead was saved. */
const shownSince = (): number | undefined => {
  const kept = failedReads().filter(
    ({ state, meta }) => state.data !== undefined && meta?.['quiet'] !== true,
  );
  return kept.length === 0 ? undefined : Math.min(...kept.map(({ state }) => state.dataUpdatedAt));
};

/** Asks the server what the first failed read asks, without touching what the page shows. */
const isBack = async (): Promise<boolean> => {
  const [query] = failedReads();
  const read = query?.options.queryFn;
  if (query === undefined || typeof read !== 'function') return false;
  const { queryKey, meta } = query;
  try {
    await read({ client: queryClient, queryKey, meta, signal: new AbortController().signal });
    return true;
  } catch {
    return false;
  }
};

const refetchFailed = (): Promise<void> => {
  const failed = new Set(failedReads());
  return queryClient.refetchQueries({ predicate: (query) => failed.has(query) });
};

/**
 * Reads that failed are made again once the server answers one of them: after growing waits, when the page gets the
 * focus, and when the device is connected again. What loaded stays as it is, so that no form is disturbed.
 */
export const watchRecovery = (random: () => number = Math.random): (() => void) => {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  /** The device is connected again, and the server was not asked yet: earlier failures came from the missing connection. */
  let isReconnecting = false;

  const show = (): void => store.set(shownSinceAtom, isReconnecting ? undefined : shownSince());
  const plan = (): void => {
    if (timer !== undefined || isAsking || failedReads().length === 0) return;
    // Not all pages at once.
    timer = setTimeout(ask, wait * (0.8 + 0.4 * random()));
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking) return;
    if (failedReads().length > 0) {
      isAsking = true;
      const isAnswered = navigator.onLine && (await isBack());
      wait = isAnswered ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      if (isAnswered) await refetchFailed();
      isAsking = false;
    }
    isReconnecting = false;
    show();
    plan();
  };
  const askNow = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  const onOnline = (): void => {
    isReconnecting = true;
    show();
    void ask();
  };
  const onChange = (): void => {
    if (failedReads().length === 0) wait = FIRST_WAIT_MS;
    show();
    plan();
  };

  const stopWatching = queryClient.getQueryCache().subscribe(onChange);
  window.addEventListener('focus', askNow);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', askNow);
  // What failed before, on a page that was left.
  onChange();
  return () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('focus', askNow);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', askNow);
    store.set(shownSinceAtom, undefined);
  };
};
