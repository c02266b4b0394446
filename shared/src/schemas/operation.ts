import * as v from 'valibot';
import { as, record } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';

/** Work of the server that is not tried again until staff decides about it. */
const failedJob = record({
  id: v.string(),
  /** What it would do, such as `sendOtp`. */
  kind: v.string(),
  /** Its content cannot be read, or it has failed as often as it may. */
  reason: v.picklist(['unreadable', 'gaveUp']),
  attempts: v.number(),
  /** Kind and code of the last error, never its text. */
  lastError: v.string(),
  createdAt: v.string(),
  failedAt: as('asideAt', v.string()),
  /** Its content is there; otherwise it can only be dropped. */
  isRetryable: v.boolean(),
});
export type FailedJob = Clean<typeof failedJob>;

const jobDecision = v.picklist(['retry', 'drop']);
export type JobDecision = Clean<typeof jobDecision>;

export const operationCalls = describe({
  failedJobs: {
    reply: record({
      count: v.number(),
      /** The newest. */
      items: v.array(failedJob),
    }),
  },
  decideJob: {
    body: v.object({ decision: jobDecision }),
    reply: v.strictObject({ message: v.string() }),
  },
});
