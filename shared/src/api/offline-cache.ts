import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { config } from '../config.ts';
import { ANSWER_PREFIX } from '@payung/shared/session/forget.ts';
import { readVault, writeVault } from '@payung/shared/session/vault.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { ApiError, isNoResponse } from './api-error.ts';

interface CacheEntry {
  readonly savedAt: number;
  readonly data: unknown;
}

const nameOf = (queryHash: string): string => `${ANSWER_PREFIX}${queryHash}`;

const readKept = async (queryHash: string): Promise<CacheEntry | undefined> => {
  const kept = (await readVault(nameOf(queryHash))) as CacheEntry | undefined;
  return kept !== undefined && Date.now() - kept.savedAt < config.storage.offlineMaxAgeMs ? kept : undefined;
};

interface KeptQuery {
  readonly queryHash: string;
  readonly meta?: Record<string, unknown> | undefined;
  readonly setState: (state: { dataUpdatedAt: number; status: 'error'; error: Error }) => void;
}

/** Nothing came back, or the server failed: it has not said that the answer is another one now. */
export const isOutage = (error: unknown): error is Error =>
  isNoResponse(error) || (error instanceof ApiError && (error.status ?? 0) >= 500);

/**
 * The offline cache of one query (API-005, ruling K115): the server answers while it can be reached;
 * when it cannot, the answer kept on the device does, dated as old as it is and marked as one that could
 * not be refreshed. The key of the query says who asked, in which language and under which contract.
 */
export const keepOffline = async <T, K extends QueryKey>(
  queryFn: QueryFunction<T, K>,
  context: Parameters<QueryFunction<T, K>>[0],
  query: KeptQuery,
): Promise<T> => {
  try {
    const data = await queryFn(context);
    void writeVault(nameOf(query.queryHash), { savedAt: Date.now(), data } satisfies CacheEntry);
    return data;
  } catch (error) {
    if (!isOutage(error)) throw error;
    const kept = await readKept(query.queryHash);
    if (kept === undefined) throw error;
    // A bar of the shell says that this is kept, and why; a failure of the server is shown as any other.
    if (!isNoResponse(error)) handleApiError(error, { quiet: query.meta?.['quiet'] === true });
    setTimeout(() => query.setState({ dataUpdatedAt: kept.savedAt, status: 'error', error }));
    return kept.data as T;
  }
};
