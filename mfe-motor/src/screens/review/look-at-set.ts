import { call } from '@payung/shared/api/client.ts';
import type { ReviewSet } from '#contract/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { withConflict } from './told-set.ts';
import type { ReviewReply } from './told-set.ts';

export const isMine = ({ lease }: ReviewSet): boolean => lease?.isMine === true;
const isLeasedByOther = ({ lease }: ReviewSet): boolean => lease?.isMine === false;

/** Takes the lease of the set, or renews one's own. */
export const leaseReview = (quoteId: string, takeOver = false): Promise<ReviewReply> =>
  withConflict(call(motorEndpoints.leaseReview, { params: { quoteId }, body: { takeOver } }));

/** Reads the set, and leases it where nobody else has. */
export const openReview = async (quoteId: string, known: ReviewSet | undefined): Promise<ReviewSet> => {
  if (known !== undefined && isMine(known)) return (await leaseReview(quoteId)).set;
  const set = await call(motorEndpoints.openReview, { params: { quoteId } });
  return set.status === 'decided' || isLeasedByOther(set) ? set : (await leaseReview(quoteId)).set;
};

/** The answer is not awaited: without the call the lease expires by itself. */
export const releaseReview = async (quoteId: string, outlivesPage: boolean): Promise<void> => {
  try {
    await call(motorEndpoints.releaseReview, { params: { quoteId }, outlivesPage });
  } catch {
    // The lease expires by itself.
  }
};
