import { call } from '@payung/shared/api/client.ts';
import type { ReviewSet } from '#contract/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { told } from './told-set.ts';
import type { Told } from './told-set.ts';

export const isMine = ({ lease }: ReviewSet): boolean => lease?.isMine === true;
const isHeldByOther = ({ lease }: ReviewSet): boolean => lease?.isMine === false;

/** Takes the set, or renews one's own lease. */
export const hold = (quoteId: string, takeOver = false): Promise<Told> =>
  told(call(motorEndpoints.leaseReview, { params: { quoteId }, body: { takeOver } }));

/** Looks at the set, and takes it where nobody else has it. */
export const lookAt = async (quoteId: string, known: ReviewSet | undefined): Promise<ReviewSet> => {
  if (known !== undefined && isMine(known)) return (await hold(quoteId)).set;
  const set = await call(motorEndpoints.openReview, { params: { quoteId } });
  return set.status === 'decided' || isHeldByOther(set) ? set : (await hold(quoteId)).set;
};

/** Nobody waits for the answer, and without it the lease ends by itself. */
export const release = async (quoteId: string, outlivesPage: boolean): Promise<void> => {
  try {
    await call(motorEndpoints.releaseReview, { params: { quoteId }, outlivesPage });
  } catch {
    // The lease ends by itself.
  }
};
