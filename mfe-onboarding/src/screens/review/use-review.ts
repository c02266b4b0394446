import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import type {
  RegistrationDecision,
  RegistrationReview,
} from '@payung/shared/schemas/registration-reviews.ts';
import { refreshQueue } from '#review-queue.ts';

/** The current registration, which the server sends with a conflict. */
const currentReviewOf = (error: unknown): RegistrationReview | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { data } = (error.detail ?? {}) as { readonly data?: RegistrationReview };
  return data;
};

/**
 * One registration. Opening it writes to the audit trail, so it is read once, and the reply is kept only as long as
 * the page.
 */
export const useReview = (registrationId: string) => {
  const client = useQueryClient();
  const queryKey = ['registration-review', registrationId];
  /** The server's message when it refuses the decision. */
  const [conflict, setConflict] = useState<string>();
  const query = useQuery({
    queryKey,
    queryFn: () => call(registrationReviewEndpoints.openRegistration, { params: { registrationId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
    meta: { quiet: true },
  });
  const decide = useMutation({
    mutationFn: (body: RegistrationDecision) =>
      call(registrationReviewEndpoints.decideRegistration, { params: { registrationId }, body }),
    onSuccess: (review) => {
      setConflict(undefined);
      client.setQueryData(queryKey, review);
      void refreshQueue(client);
    },
    onError: (error) => {
      const review = currentReviewOf(error);
      setConflict(review === undefined ? undefined : (error as ApiError).errMsg);
      if (review === undefined) return;
      client.setQueryData(queryKey, review);
      void refreshQueue(client);
    },
    meta: { quiet: true },
  });
  const { error } = decide;
  const isUnexpected = error !== null && currentReviewOf(error) === undefined;
  const said = error instanceof ApiError && error.status !== undefined ? error.errMsg : '';
  return { query, decide, conflict, problem: isUnexpected ? { said } : undefined };
};
