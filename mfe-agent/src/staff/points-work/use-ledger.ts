import { useRef, useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { ReviewedLedger } from '@payung/shared/schemas/points.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';

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

/** One correction per dialog: the request id makes repeated requests idempotent. */
export const useCorrect = (agentCode: string, onDone: () => void) => {
  const client = useQueryClient();
  const [requestId] = useState(() => crypto.randomUUID());
  /** Two presses may come before the next render, also around the reply: once done, it stays set. */
  const isUnderWay = useRef(false);
  const correct = useMutation({
    mutationFn: (correction: Correction) =>
      call(pointsReviewEndpoints.correctPoints, {
        params: { agentCode },
        body: { requestId, ...correction },
      }),
    onSuccess: onDone,
    onError: () => {
      isUnderWay.current = false;
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ledgerKey(agentCode) }),
    meta: { quiet: true },
  });
  return {
    isSending: correct.isPending,
    /** The server's message; empty without a reply. */
    refusal: correct.isError ? serverMessage(correct.error) : undefined,
    send: (correction: Correction): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      correct.mutate(correction);
    },
  };
};
