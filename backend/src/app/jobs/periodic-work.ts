import { invoicesToCheck, reconcileInvoice } from '#areas/payment/settle.ts';
import { watchUnpaidPolicies } from '#areas/payment/policies/unpaid-policies.ts';
import { comparePointsDaily } from '#areas/points/review/compare-points.ts';
import { remindOfLicences } from '#areas/agents/licence.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import type { ModulesWithRetention } from '#areas/privacy/remove-expired.ts';
import type { Services } from '#areas/services.ts';
import { remindDueTodos } from '#areas/todo/reminders.ts';
import { errorFacts } from '#core/jobs/job-queue.ts';
import { pastFailures } from '#core/jobs/one-by-one.ts';
import type { WorkerLog } from '#core/jobs/worker.ts';

const AT_ONCE = 10;
const CLEAN_EVERY_MS = 3_600_000;

/** A difference is a mistake of ours: it is reported with the agents' ids, which staff find on their page. */
const watchPoints = async (services: Services, log: WorkerLog): Promise<void> => {
  const compared = await comparePointsDaily(services);
  if (compared === undefined) return;
  const { agents, differences } = compared;
  if (differences.length > 0) log.error({ agents, differences }, 'points differ from their entries');
  else log.info({ agents }, 'points agree with their entries');
};

/**
 * Work without a job: payments without an answer, policies that wait to be paid, tasks that are due, licences that expire,
 * points that should agree, and rows that have expired. What fails stops nothing behind it.
 */
export const createPeriodicWork = (
  services: Services,
  log: WorkerLog,
  modules: ModulesWithRetention,
): (() => Promise<void>) => {
  const pastFailed = pastFailures(log, services.clock);
  /** Tried again on the next round. */
  const quietly = async (work: string, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ work, ...errorFacts(error) }, 'periodic work failed');
    }
  };
  const reconcile = async (invoice: string): Promise<void> => {
    try {
      const settlement = await reconcileInvoice(services, invoice);
      if (settlement !== 'waiting') log.info({ invoice, settlement }, 'reconciled');
    } catch (error) {
      // No answer: asked again on a later round, the longest unasked first.
      log.error({ invoice, ...errorFacts(error) }, 'not reconciled');
    }
  };
  let cleanedAt = 0;
  return async () => {
    await quietly('payments', async () => {
      for (const invoice of await invoicesToCheck(services, AT_ONCE)) await reconcile(invoice);
    });
    await quietly('reminders of tasks', () => remindDueTodos(services));
    await quietly('unpaid policies', () => watchUnpaidPolicies(services, pastFailed));
    const now = services.clock.now().getTime();
    if (now - cleanedAt < CLEAN_EVERY_MS) return;
    await quietly('licences', () => remindOfLicences(services));
    await quietly('points', () => watchPoints(services, log));
    await quietly('retention', async () => {
      // What is left is removed on the next rounds.
      if (await removeExpired(services, modules, pastFailed)) cleanedAt = now;
    });
  };
};
