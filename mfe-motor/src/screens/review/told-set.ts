import { ApiError } from '@payung/shared/api/api-error.ts';
import type { ReviewSet } from '#contract/inspection.ts';

const isSet = (detail: unknown): detail is ReviewSet =>
  typeof detail === 'object' && detail !== null && 'round' in detail && 'photos' in detail;

/** Somebody was first: the refusal carries the set as it now stands. */
const toldSet = (error: unknown): ReviewSet | undefined =>
  error instanceof ApiError && error.status === 409 && isSet(error.detail) ? error.detail : undefined;

export interface Told {
  readonly set: ReviewSet;
  /** The server's words, where it did not do what was asked. */
  readonly refusal?: string;
}

/** The set after a call, also after one that came too late; other failures are thrown. */
export const told = async (send: Promise<ReviewSet>): Promise<Told> => {
  try {
    return { set: await send };
  } catch (error) {
    const set = toldSet(error);
    if (set === undefined) throw error;
    return { set, refusal: (error as ApiError).errMsg };
  }
};
