import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points-review.ts';
import type { WaitingRedemption } from '@payung/shared/api/endpoints/points-review.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { useStaffQueue } from '#staff/staff-queue.ts';
import type { RedemptionTab } from './work-place.ts';

const QUEUE = 'redemption-queue';

export const useRedemptions = (status: RedemptionTab) =>
  useStaffQueue(QUEUE, status, (given) => call(pointsReviewEndpoints.redemptionQueue, given));

export type Verdict = 'confirmed' | 'refused';

/** Somebody was first: the refusal carries the redemption as it now stands. */
const toldRedemption = (error: unknown): WaitingRedemption | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return ((error.detail ?? {}) as { readonly data?: WaitingRedemption }).data;
};

export const useDecideRedemption = (redemptionId: string, onDone: (decided: WaitingRedemption) => void) => {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: { readonly verdict: Verdict; readonly reason: string }) =>
      call(pointsReviewEndpoints.decideRedemption, { params: { redemptionId }, body }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [QUEUE] }),
    meta: { quiet: true },
  });
  return {
    decide,
    /** What the server said instead; empty where no answer came. */
    refusal: decide.isError ? serverMessage(decide.error) : undefined,
    /** As it was decided by somebody else. */
    other: toldRedemption(decide.error),
  };
};
