import { Counter, Histogram, Registry } from 'prom-client';
import type { SaleFigures } from '#areas/services.ts';
import type { ObserveCall } from '#providers/observed-calls.ts';

/** What a backend counts beside its requests and its state; each by a few words of ours, never by what somebody sent. */
export interface Figures {
  readonly registry: Registry;
  readonly sales: SaleFigures;
  /** Products of which none was sold since the start are figures too: an alert compares with them. */
  readonly countFromNone: (productIds: readonly string[]) => void;
  readonly providerCall: ObserveCall;
  readonly slowStatement: () => void;
  readonly jobDone: (lane: string, outcome: 'done' | 'failed', seconds: number) => void;
}

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export const createFigures = (): Figures => {
  const registry = new Registry();
  const registers = [registry];
  const policies = new Counter({
    name: 'payung_policies_issued_total',
    help: 'Policies that were issued, by product and whether they were paid or are to be paid later',
    labelNames: ['product', 'kind'],
    registers,
  });
  const payments = new Counter({
    name: 'payung_payments_received_total',
    help: 'Payments that arrived, by what they bought: a policy, or nothing, and then they are owed back',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['policy', 'refund']) payments.inc({ outcome }, 0);
  const providers = new Histogram({
    name: 'payung_provider_seconds',
    help: 'How long calls to providers took, by what came of them',
    labelNames: ['provider', 'operation', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const slow = new Counter({
    name: 'payung_slow_statements_total',
    help: 'Statements that took longer than DATABASE_SLOW_STATEMENT_MS',
    registers,
  });
  const jobs = new Histogram({
    name: 'payung_job_seconds',
    help: 'How long a try of a job took, by what came of it',
    labelNames: ['lane', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    sales: {
      policyIssued: (product, kind) => policies.inc({ product, kind }),
      paymentReceived: (outcome) => payments.inc({ outcome }),
    },
    countFromNone: (productIds) => {
      for (const product of productIds)
        for (const kind of ['paid', 'payLater']) policies.inc({ product, kind }, 0);
    },
    providerCall: ({ provider, operation, outcome }, seconds) =>
      providers.observe({ provider, operation, outcome }, seconds),
    slowStatement: () => slow.inc(),
    jobDone: (lane, outcome, seconds) => jobs.observe({ lane, outcome }, seconds),
  };
};
