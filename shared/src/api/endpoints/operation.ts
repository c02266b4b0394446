import { operationCalls } from '#schemas/operation.ts';
import { endpoint } from '../endpoint.ts';

export const operationEndpoints = {
  failedJobs: endpoint(operationCalls.failedJobs, {
    method: 'GET',
    path: 'staff/jobs-aside',
    effect: 'reads',
    origin: 'assumed',
  }),
  decideJob: endpoint(operationCalls.decideJob, {
    method: 'POST',
    path: 'staff/job-aside/:jobId',
    effect: 'writes',
    origin: 'assumed',
  }),
  decideJobs: endpoint(operationCalls.decideJobs, {
    method: 'POST',
    path: 'staff/jobs-aside',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
