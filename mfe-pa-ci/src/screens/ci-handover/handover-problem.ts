import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import type { HandoverProblem } from '#contract/ci-record.ts';
import { ForeignAddress } from './use-hand-over.ts';

/** Why the customer is still, or again, with us. */
export type Problem = HandoverProblem | 'offline' | 'foreign' | 'ended' | 'failed';

const SAID_BY_PARTNER: readonly HandoverProblem[] = ['expired', 'used', 'unreadable'];

/** What the partner has written into our retry address; anything else there says nothing. */
export const problemInAddress = (search: string): HandoverProblem | undefined => {
  const said = new URLSearchParams(search).get('problem');
  return SAID_BY_PARTNER.find((problem) => problem === said);
};

export const problemOf = (error: unknown): Problem => {
  if (error instanceof ForeignAddress) return 'foreign';
  if (isNoResponse(error)) return 'offline';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 503) return 'down';
  // The visit or its link has ended, or is of another quote.
  return error.status === 401 || error.status === 404 ? 'ended' : 'failed';
};
