import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { config } from '../config.ts';
import { readVault, writeVault } from '@payung/shared/session/vault.ts';
import { isNoResponse } from './api-error.ts';

interface Kept {
  readonly savedAt: number;
  readonly data: unknown;
}

const nameOf = (queryHash: string): string => `answer:${queryHash}`;

const readKept = async (queryHash: string): Promise<Kept | undefined> => {
  const kept = (await readVault(nameOf(queryHash))) as Kept | undefined;
  return kept !== undefined && Date.now() - kept.savedAt < config.storage.offlineMaxAgeMs ? kept : undefined;
};

interface KeptQuery {
  readonly queryHash: string;
  readonly setState: (state: { dataUpdatedAt: number }) => void;
}

/**
 * The offline cache of one query (API-005, ruling K115): the server answers while it can be reached;
 * when nothing comes back, the answer kept on the device does, dated as old as it is. The key of the
 * query says who asked, in which language and under which contract.
 */
export const keepOffline = async <T, K extends QueryKey>(
  queryFn: QueryFunction<T, K>,
  context: Parameters<QueryFunction<T, K>>[0],
  query: KeptQuery,
): Promise<T> => {
  try {
    const data = await queryFn(context);
    void writeVault(nameOf(query.queryHash), { savedAt: Date.now(), data } satisfies Kept);
    return data;
  } catch (error) {
    const kept = isNoResponse(error) ? await readKept(query.queryHash) : undefined;
    if (kept === undefined) throw error;
    setTimeout(() => query.setState({ dataUpdatedAt: kept.savedAt }));
    return kept.data as T;
  }
};
