import { endpoint } from '../endpoint.ts';

/** Work of the server that nobody does any more until staff decides about it. */
export interface JobAside {
  readonly id: string;
  /** What it would do, such as `sendOtp`. */
  readonly kind: string;
  /** Its content cannot be read, or it has failed as often as it may. */
  readonly reason: 'unreadable' | 'gaveUp';
  readonly attempts: number;
  /** Kind and code of the last error, never its text. */
  readonly lastError: string;
  readonly createdAt: string;
  readonly asideAt: string;
  /** Its content is there; otherwise it can only be dropped. */
  readonly isRetryable: boolean;
}

export interface JobsAside {
  readonly count: number;
  /** The newest. */
  readonly items: readonly JobAside[];
}

export type JobDecision = 'retry' | 'drop';

export const operationEndpoints = {
  jobsAside: endpoint<{ reply: JobsAside }>()({
    method: 'GET',
    path: 'staff/jobs-aside',
    effect: 'reads',
    origin: 'assumed',
  }),
  decideJob: endpoint<{
    params: { readonly jobId: string };
    body: { readonly decision: JobDecision };
    reply: { readonly message: string };
  }>()({
    method: 'POST',
    path: 'staff/job-aside/:jobId',
    effect: 'writes',
    origin: 'assumed',
  }),
};
