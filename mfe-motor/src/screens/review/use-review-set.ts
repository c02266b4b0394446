import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { DecisionForm, ReviewSet } from '#contract/schemas/review.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { keepLastOpened, refreshQueue } from '#reviews/queue.ts';

/** A lease expires after 120 seconds. */
const RENEW_MS = 40_000;
const FOLLOW_MS = 5_000;

const intervalOf = (set: ReviewSet | undefined): number | false => {
  if (set === undefined || set.status === 'decided') return false;
  return isMine(set) ? RENEW_MS : FOLLOW_MS;
};

/** Releases the lease when the page is left, by navigation or by closing it. */
const useReleaseOnLeave = (quoteId: string, current: () => ReviewSet | undefined) => {
  const client = useQueryClient();
  const isHere = useRef(false);
  const read = useRef(current);
  useEffect(() => {
    read.current = current;
  });
  useEffect(() => {
    isHere.current = true;
    const holds = (): boolean => {
      const set = read.current();
      return set !== undefined && isMine(set);
    };
    const leave = (): void => {
      if (holds()) void releaseReview(quoteId, true);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      isHere.current = false;
      window.removeEventListener('pagehide', leave);
      if (holds()) void releaseReview(quoteId, false).then(() => refreshQueue(client));
    };
  }, [client, quoteId]);
  return {
    /** Also releases a lease that was granted after the page had been left. */
    releaseIfLeft: (set: ReviewSet): ReviewSet => {
      if (!isHere.current && isMine(set)) void releaseReview(quoteId, false);
      return set;
    },
  };
};

/**
 * One set of photos: leased while the page is visible, polled while somebody else has the lease. Opening it writes
 * to the audit trail, so the call is no read and its answer is cached only as long as the page.
 */
export const useReviewSet = (quoteId: string) => {
  const client = useQueryClient();
  const queryKey = ['motor-review', quoteId];
  const current = () => client.getQueryData<ReviewSet>(queryKey);
  const { releaseIfLeft } = useReleaseOnLeave(quoteId, current);
  const [conflict, setConflict] = useState<string>();
  useEffect(() => keepLastOpened(quoteId), [quoteId]);

  const query = useQuery({
    queryKey,
    queryFn: async () => releaseIfLeft(await openReview(quoteId, current())),
    refetchInterval: ({ state }) => intervalOf(state.data),
    refetchOnWindowFocus: ({ state }) => (state.data?.status === 'decided' ? false : 'always'),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });

  const accept = ({ set, conflict: text }: ReviewReply): void => {
    setConflict(text);
    client.setQueryData(queryKey, set);
    void refreshQueue(client);
  };
  const takeOver = useMutation({
    mutationFn: () => leaseReview(quoteId, true),
    onSuccess: accept,
    meta: { quiet: true },
  });
  const decide = useMutation({
    mutationFn: async (body: DecisionForm) => {
      // An older answer must not replace that of the decision.
      await client.cancelQueries({ queryKey });
      return withConflict(call(motorEndpoints.decideReview, { params: { quoteId }, body }));
    },
    onSuccess: accept,
    meta: { quiet: true },
  });
  return { query, conflict, takeOver, decide };
};

export type Review = ReturnType<typeof useReviewSet>;

const isMine = ({ lease }: ReviewSet): boolean => lease?.isMine === true;
const isLeasedByOther = ({ lease }: ReviewSet): boolean => lease?.isMine === false;

/** Takes the lease of the set, or renews one's own. */
const leaseReview = (quoteId: string, takeOver = false): Promise<ReviewReply> =>
  withConflict(call(motorEndpoints.leaseReview, { params: { quoteId }, body: { takeOver } }));

/** Reads the set, and leases it where nobody else has. */
const openReview = async (quoteId: string, known: ReviewSet | undefined): Promise<ReviewSet> => {
  if (known !== undefined && isMine(known)) return (await leaseReview(quoteId)).set;
  const set = await call(motorEndpoints.openReview, { params: { quoteId } });
  return set.status === 'decided' || isLeasedByOther(set) ? set : (await leaseReview(quoteId)).set;
};

/** The answer is not awaited: without the call the lease expires by itself. */
const releaseReview = async (quoteId: string, outlivesPage: boolean): Promise<void> => {
  try {
    await call(motorEndpoints.releaseReview, { params: { quoteId }, outlivesPage });
  } catch {
    // The lease expires by itself.
  }
};

const isSet = (detail: unknown): detail is ReviewSet =>
  typeof detail === 'object' && detail !== null && 'round' in detail && 'photos' in detail;

/** A 409 carries the set as it is after the other reviewer's change. */
const currentSetOf = (error: unknown): ReviewSet | undefined =>
  error instanceof ApiError && error.status === 409 && isSet(error.detail) ? error.detail : undefined;

/** The set after a call; `conflict` is the server's text where another reviewer was faster. */
interface ReviewReply {
  readonly set: ReviewSet;
  readonly conflict?: string;
}

/** Turns a conflict into a reply; other failures are thrown. */
const withConflict = async (send: Promise<ReviewSet>): Promise<ReviewReply> => {
  try {
    return { set: await send };
  } catch (error) {
    const set = currentSetOf(error);
    if (set === undefined) throw error;
    return { set, conflict: (error as ApiError).errMsg };
  }
};
