import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { ReviewedLedger } from '@payung/shared/schemas/points.ts';
import { useSendOnce } from '#network/points/send-once.ts';

export type ReviewedEntry = ReviewedLedger['items'][number];

const ledgerKey = (agentCode: string) => ['agent-ledger', agentCode] as const;

export const useLedger = (agentCode: string) =>
  useInfiniteQuery({
    queryKey: ledgerKey(agentCode),
    queryFn: ({ pageParam, signal }) =>
      call(pointsReviewEndpoints.agentLedger, {
        params: { agentCode },
        query: pageParam === undefined ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Points come in at any time.
    refetchOnMount: 'always',
    meta: { quiet: true },
  });

interface Correction {
  readonly no: number;
  readonly points: number;
  readonly reason: string;
}

export const useCorrect = (agentCode: string, onDone: () => void) => {
  const client = useQueryClient();
  return useSendOnce({
    send: (correction: Correction, requestId) =>
      call(pointsReviewEndpoints.correctPoints, {
        params: { agentCode },
        body: { requestId, ...correction },
      }),
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: ledgerKey(agentCode) }),
  });
};
