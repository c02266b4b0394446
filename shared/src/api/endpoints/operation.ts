import { operationCalls } from '#schemas/operation.ts';
import { callRow } from '../endpoint.ts';

export const operationEndpoints = {
  failedJobs: callRow(operationCalls.failedJobs, {
    method: 'GET',
    path: 'staff/jobs-aside',
    effect: 'reads',
    origin: 'assumed',
  }),
  decideJob: callRow(operationCalls.decideJob, {
    method: 'POST',
    path: 'staff/job-aside/:jobId',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
