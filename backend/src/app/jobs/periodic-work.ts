import { invoicesToCheck, reconcileInvoice } from '#areas/payment/settle.ts';
import { watchUnpaidPolicies } from '#areas/payment/policies/unpaid-policies.ts';
import { comparePointsDaily } from '#areas/points/review/compare-points.ts';
import { remindOfLicences } from '#areas/agents/licence.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import type { ModulesWithRetention } from '#areas/privacy/remove-expired.ts';
import type { Services } from '#areas/services.ts';
import { remindDueTodos } from '#areas/todo/reminders.ts';
import { errorFacts } from '#core/jobs/job-queue.ts';
import type { WorkerLog } from '#core/jobs/worker.ts';

const AT_ONCE = 10;
const CLEAN_EVERY_MS = 3_600_000;

const reconcileUnanswered = async (services: Services, log: WorkerLog): Promise<void> => {
  for (const invoice of await invoicesToCheck(services, AT_ONCE)) {
    try {
      const settlement = await reconcileInvoice(services, invoice);
      if (settlement !== 'waiting') log.info({ invoice, settlement }, 'reconciled');
    } catch (error) {
      // No answer: asked again on a later round, the longest unasked first.
      log.error({ invoice, ...errorFacts(error) }, 'not reconciled');
    }
  }
};

const watchUnpaid = async (services: Services, log: WorkerLog): Promise<void> => {
  try {
    await watchUnpaidPolicies(services);
  } catch (error) {
    // Tried again on the next round.
    log.error(errorFacts(error), 'unpaid policies not watched');
  }
};

const remind = async (services: Services, log: WorkerLog): Promise<void> => {
  try {
    await remindDueTodos(services);
  } catch (error) {
    // Tried again on the next round.
    log.error(errorFacts(error), 'tasks not reminded of');
  }
};

const watchLicences = async (services: Services, log: WorkerLog): Promise<void> => {
  try {
    await remindOfLicences(services);
  } catch (error) {
    // Tried again on the next round.
    log.error(errorFacts(error), 'licences not watched');
  }
};

/** A difference is a mistake of ours: it is reported with the agents' ids, which staff find on their page. */
const watchPoints = async (services: Services, log: WorkerLog): Promise<void> => {
  try {
    const compared = await comparePointsDaily(services);
    if (compared === undefined) return;
    const { agents, differences } = compared;
    if (differences.length > 0) log.error({ agents, differences }, 'points differ from their entries');
    else log.info({ agents }, 'points agree with their entries');
  } catch (error) {
    // Tried again on the next round.
    log.error(errorFacts(error), 'points not compared');
  }
};

/** Work without a job: payments without an answer, policies that wait to be paid, tasks that are due, licences that expire, points that should agree, and rows that have expired. */
export const createPeriodicWork = (
  services: Services,
  log: WorkerLog,
  modules: ModulesWithRetention,
): (() => Promise<void>) => {
  let cleanedAt = 0;
  return async () => {
    await reconcileUnanswered(services, log);
    await remind(services, log);
    await watchUnpaid(services, log);
    const now = services.clock.now().getTime();
    if (now - cleanedAt < CLEAN_EVERY_MS) return;
    await watchLicences(services, log);
    await watchPoints(services, log);
    // What is left is removed on the next rounds.
    if (await removeExpired(services, modules)) cleanedAt = now;
  };
};
