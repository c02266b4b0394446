import { useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points-review.ts';
import { cachedRead, queryClient, queryOf } from '@payung/shared/api/query.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';

/** A policy that was never paid is refused with words; nothing of it is kept. */
export const usePaidPolicy = (policyNo: string) =>
  useQuery({
    ...queryOf(pointsReviewEndpoints.paidPolicy, { query: { policyNo }, quiet: true }),
    refetchOnMount: 'always',
  });

interface Cancellation {
  readonly refund: number;
  readonly reason: string;
}

/** One cancellation, however often its button is pressed: the server knows it again by its request id. */
export const useCancelPolicy = (policyNo: string, onDone: () => void) => {
  const [requestId] = useState(() => crypto.randomUUID());
  /** Two presses may come before the button is drawn anew, also around the answer: once done, it stays set. */
  const isUnderWay = useRef(false);
  const { queryKey, write } = cachedRead(pointsReviewEndpoints.paidPolicy, { query: { policyNo } });
  const cancel = useMutation({
    mutationFn: (cancellation: Cancellation) =>
      call(pointsReviewEndpoints.cancelPolicy, { body: { requestId, policyNo, ...cancellation } }),
    onSuccess: (policy) => {
      write(policy);
      onDone();
    },
    onError: () => {
      isUnderWay.current = false;
      // Somebody else may have cancelled it.
      void queryClient.invalidateQueries({ queryKey });
    },
    meta: { quiet: true },
  });
  return {
    isSending: cancel.isPending,
    /** What the server said instead; empty where no answer came. */
    refusal: cancel.isError ? serverMessage(cancel.error) : undefined,
    send: (cancellation: Cancellation): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      cancel.mutate(cancellation);
    },
  };
};
