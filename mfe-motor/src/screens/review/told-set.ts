import { ApiError } from '@payung/shared/api/api-error.ts';
import type { ReviewSet } from '#contract/inspection.ts';

const isSet = (detail: unknown): detail is ReviewSet =>
  typeof detail === 'object' && detail !== null && 'round' in detail && 'photos' in detail;

/** A 409 carries the set as it is after the other reviewer's change. */
const currentSetOf = (error: unknown): ReviewSet | undefined =>
  error instanceof ApiError && error.status === 409 && isSet(error.detail) ? error.detail : undefined;

/** The set after a call; `conflict` is the server's text where another reviewer was faster. */
export interface ReviewReply {
  readonly set: ReviewSet;
  readonly conflict?: string;
}

/** Turns a conflict into a reply; other failures are thrown. */
export const withConflict = async (send: Promise<ReviewSet>): Promise<ReviewReply> => {
  try {
    return { set: await send };
  } catch (error) {
    const set = currentSetOf(error);
    if (set === undefined) throw error;
    return { set, conflict: (error as ApiError).errMsg };
  }
};
