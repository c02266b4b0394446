import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import type { DecisionForm, ReviewSet } from '#contract/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { keepLastOpened } from '#reviews/last-opened.ts';
import { refreshQueue } from '#reviews/queue-read.ts';
import { hold, isMine, lookAt, release } from './look-at-set.ts';
import { told } from './told-set.ts';
import type { Told } from './told-set.ts';

/** A lease holds 120 seconds. */
const RENEW_MS = 40_000;
const FOLLOW_MS = 5_000;

const intervalOf = (set: ReviewSet | undefined): number | false => {
  if (set === undefined || set.status === 'decided') return false;
  return isMine(set) ? RENEW_MS : FOLLOW_MS;
};

/** Lets go of the set when the page is left, in whatever way. */
const useLetGo = (quoteId: string, current: () => ReviewSet | undefined) => {
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
      if (holds()) void release(quoteId, true);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      isHere.current = false;
      window.removeEventListener('pagehide', leave);
      if (holds()) void release(quoteId, false).then(() => refreshQueue(client));
    };
  }, [client, quoteId]);
  return {
    /** A lease that was answered after the page had been left. */
    settle: (set: ReviewSet): ReviewSet => {
      if (!isHere.current && isMine(set)) void release(quoteId, false);
      return set;
    },
  };
};

/**
 * One set of photos: held while the page is visible, followed while somebody else holds it. Looking writes
 * to the audit trail, so the calls are no reads and the answers are kept only as long as the page.
 */
export const useReviewSet = (quoteId: string) => {
  const client = useQueryClient();
  const queryKey = ['motor-review', quoteId];
  const current = () => client.getQueryData<ReviewSet>(queryKey);
  const letGo = useLetGo(quoteId, current);
  /** What the server said instead of doing what was asked. */
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => keepLastOpened(quoteId), [quoteId]);

  const query = useQuery({
    queryKey,
    queryFn: async () => letGo.settle(await lookAt(quoteId, current())),
    refetchInterval: ({ state }) => intervalOf(state.data),
    refetchOnWindowFocus: ({ state }) => (state.data?.status === 'decided' ? false : 'always'),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });

  const accept = ({ set, refusal: said }: Told): void => {
    setRefusal(said);
    client.setQueryData(queryKey, set);
    void refreshQueue(client);
  };
  const takeOver = useMutation({
    mutationFn: () => hold(quoteId, true),
    onSuccess: accept,
    meta: { quiet: true },
  });
  const decide = useMutation({
    mutationFn: async (body: DecisionForm) => {
      // An answer of a look that is under way must not come after that of the decision.
      await client.cancelQueries({ queryKey });
      return told(call(motorEndpoints.decideReview, { params: { quoteId }, body }));
    },
    onSuccess: accept,
    meta: { quiet: true },
  });
  return { query, refusal, takeOver, decide };
};

export type Review = ReturnType<typeof useReviewSet>;
