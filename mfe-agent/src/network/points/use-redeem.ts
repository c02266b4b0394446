import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';

/** One redemption, however often its button is pressed: the server knows it again by its request id. */
export const useRedeem = (onDone: (points: number) => void) => {
  const client = useQueryClient();
  const [requestId] = useState(() => crypto.randomUUID());
  /** Two presses may come before the button is drawn anew, also around the answer: once done, it stays set. */
  const isUnderWay = useRef(false);
  const redeem = useMutation({
    mutationFn: (points: number) => call(pointsEndpoints.redeemPoints, { body: { requestId, points } }),
    onSuccess: (account, points) => {
      cachedRead(pointsEndpoints.pointsAccount).write(account);
      onDone(points);
    },
    onError: () => {
      isUnderWay.current = false;
      void client.invalidateQueries({ queryKey: queryOf(pointsEndpoints.pointsAccount).queryKey });
    },
    onSettled: () => {
      // The reservation is an entry, of whichever month is open.
      const { path } = pointsEndpoints.pointsStatement;
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey.at(-1)).includes(path) });
    },
    meta: { quiet: true },
  });
  return {
    isSending: redeem.isPending,
    /** What the server said instead; empty where no answer came. */
    refusal: redeem.isError ? serverMessage(redeem.error) : undefined,
    send: (points: number): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      redeem.mutate(points);
    },
  };
};
