import * as v from 'valibot';
import { as, record } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';

/** Its content cannot be read, or it has failed as often as it may. */
const jobReason = v.picklist(['unreadable', 'gaveUp']);

/** Work of the server that is not tried again until staff decides about it. */
const failedJob = record({
  id: v.string(),
  /** What it would do, such as `sendOtp`. */
  kind: v.string(),
  reason: jobReason,
  attempts: v.number(),
  /** Kind and code of the last error, never its text. */
  lastError: v.string(),
  createdAt: v.string(),
  failedAt: as('asideAt', v.string()),
  /** Its content is there; otherwise it can only be dropped. */
  isRetryable: v.boolean(),
});
export type FailedJob = Clean<typeof failedJob>;

/** How many of one kind failed for one reason. */
const failedJobGroup = record({
  kind: v.string(),
  reason: jobReason,
  count: v.number(),
  /** How many of them can be tried again. */
  retryable: v.number(),
});
export type FailedJobGroup = Clean<typeof failedJobGroup>;

const jobDecision = v.picklist(['retry', 'drop']);
export type JobDecision = Clean<typeof jobDecision>;

export const operationCalls = describe({
  failedJobs: {
    reply: record({
      count: v.number(),
      /** Nothing of an older backend. */
      groups: v.optional(v.array(failedJobGroup), []),
      /** The newest. */
      items: v.array(failedJob),
    }),
  },
  decideJob: {
    body: v.object({ decision: jobDecision }),
    reply: v.strictObject({ message: v.string() }),
  },
  decideJobs: {
    body: v.object({ decision: jobDecision, kind: v.string(), reason: jobReason }),
    reply: v.strictObject({ message: v.string(), count: v.number() }),
  },
});
