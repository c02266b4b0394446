import { invoicesToCheck, reconcileInvoice } from '#areas/payment/settle.ts';
import { watchUnpaidPolicies } from '#areas/payment/policies/unpaid-policies.ts';
import { comparePointsDaily } from '#areas/points/review/compare-points.ts';
import { remindOfLicences } from '#areas/agents/licence.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import type { ModulesWithRetention } from '#areas/privacy/remove-expired.ts';
import type { Services } from '#areas/services.ts';
import { remindDueTodos } from '#areas/todo/reminders.ts';
import type { Beat } from '#core/jobs/beats.ts';
import { errorFacts } from '#core/jobs/error-facts.ts';
import { pastFailures } from '#core/jobs/one-by-one.ts';
import type { JobLog } from '#core/jobs/perform-jobs.ts';
import { freeJobsOfTheDead, scheduleJobs, takeOverJobs } from '#core/jobs/sql/jobs.ts';
import { transaction } from '#core/database/transaction.ts';
import { laneOf } from '#areas/lanes.ts';

const AT_ONCE = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A difference is a mistake of ours: it is reported with the agents' ids, which staff find on their page. */
const watchPoints = async (services: Services, log: JobLog): Promise<void> => {
  const compared = await comparePointsDaily(services);
  if (compared === undefined) return;
  const { agents, differences } = compared;
  if (differences.length > 0) log.error({ agents, differences }, 'points differ from their entries');
  else log.info({ agents }, 'points agree with their entries');
};

/** Jobs that nobody would do: those of a backend that has died, and those that an older release has written. */
const watchJobs = async ({ db, clock }: Services): Promise<void> => {
  await freeJobsOfTheDead(db);
  await transaction(db, async (tx) => {
    for (const { id, kind } of await takeOverJobs(tx, clock.now()))
      await scheduleJobs(tx, laneOf(kind), [id]);
  });
};

/** Whose run says nothing of what is left: it does all. */
const whole = (work: string, times: Omit<Beat, 'work' | 'run'>, run: () => Promise<void>): Beat => ({
  work,
  ...times,
  run: () => run().then(() => false),
});

/**
 * Work without a job, each with a beat of its own: payments without an answer, policies that wait to be paid, tasks that
 * are due, licences that expire, points that should agree, rows that have expired, jobs that nobody does, objects
 * that no row names.
 */
export const periodicWork = (
  services: Services,
  log: JobLog,
  modules: ModulesWithRetention,
): readonly Beat[] => {
  const pastFailed = pastFailures(log, services.clock);
  const reconcile = async (invoice: string): Promise<void> => {
    try {
      const settlement = await reconcileInvoice(services, invoice);
      if (settlement !== 'waiting') log.info({ invoice, settlement }, 'reconciled');
    } catch (error) {
      // No answer: asked again on a later round, the longest unasked first.
      log.error({ invoice, ...errorFacts(error) }, 'not reconciled');
    }
  };
  const often = { everyMs: 2 * SECOND, limitMs: 5 * MINUTE };
  const hourly = { everyMs: HOUR, limitMs: 30 * MINUTE };
  return [
    whole('payments', often, async () => {
      for (const invoice of await invoicesToCheck(services, AT_ONCE)) await reconcile(invoice);
    }),
    whole('reminders of tasks', often, () => remindDueTodos(services)),
    whole('unpaid policies', often, () => watchUnpaidPolicies(services, pastFailed)),
    whole('jobs', { everyMs: 30 * SECOND, limitMs: MINUTE }, () => watchJobs(services)),
    whole('licences', hourly, () => remindOfLicences(services)),
    whole('points', hourly, () => watchPoints(services, log)),
    {
      work: 'unused objects',
      everyMs: 30 * SECOND,
      limitMs: 5 * MINUTE,
      run: () => services.objects.removeUnused(),
    },
    { work: 'retention', ...hourly, run: async () => !(await removeExpired(services, modules, pastFailed)) },
  ];
};
