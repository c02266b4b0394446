import { setImmediate as nextTurn } from 'node:timers/promises';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { removeExpiredIdentities } from '#areas/identity/identity-image.ts';
import { removeExpiredRegistrations } from '#areas/onboarding/erase-registration.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { transaction } from '#core/database/transaction.ts';
import { DEVICE_DAYS } from '#core/access/device-cookie.ts';
import { removeEndedInvites } from '#areas/network/invites/invites.ts';
import { insertRetentionRun, listExpiredLeads, listExpiredQuotes } from '#areas/privacy/sql/expired.ts';
import { AT_ONCE } from '#core/database/expired-rows.ts';
import { eraseLead, eraseExpired } from './erase-quote.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { LEGAL_PERIOD } from '#retention.ts';
import type { RetentionName } from '#retention.ts';
import type { Services } from '../services.ts';
import { expiredPasskeyChallenges } from '#areas/auth/passkeys/passkeys-sql.ts';
import { expiredCodes } from '#areas/auth/sql/otp-challenges.ts';
import { expiredDevices } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { expiredAlerts } from '#areas/duplicate-alerts/sql/alerts.ts';
import { expiredPeople } from '#areas/lists/sql/insured-people.ts';
import { expiredNotifications } from '#areas/notifications/sql.ts';
import { expiredRefusals } from '#areas/payment/sql/payments-received.ts';
import { expiredTodos } from '#areas/todo/sql/todos.ts';
import { expiredRequests, expiredHits } from '#core/access/sql/limits.ts';
import { expiredSessions } from '#core/access/sql/sessions.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { expiredQuotations } from '#core/documents/documents-sql.ts';
import { expiredJobs } from '#core/jobs/sql/jobs.ts';
import { expiredMessages } from '#providers/messages/sent-messages-sql.ts';
import { documentsOfKeptQuotes } from './sql/expired.ts';

/** Quotes and leads go one by one, each in a transaction of its own. */
const ONE_BY_ONE = 20;
/** Batches of one kind in one pass: what is left is removed by the next pass, seconds later. */
const MAX_BATCHES = 10;

/**
 * Request ids are kept this long. No setting makes it shorter, or a repeated request whose answer was lost would be
 * executed twice.
 */
const DONE_REQUESTS_MS = 30 * 86_400_000;

type Parts = Pick<Services, 'db' | 'clock' | 'retention' | 'productOf' | 'productIds' | 'secret'>;

const agoOf =
  ({ clock, retention }: Parts) =>
  (name: RetentionName): Date =>
    new Date(clock.now().getTime() - retention[name] * 86_400_000);

const removeQuotes = async (parts: Parts): Promise<number> => {
  const { db, clock, productIds } = parts;
  const now = clock.now();
  const before = agoOf(parts)('unsoldQuotes');
  const ids = await listExpiredQuotes(db, { before, now, productIds, limit: ONE_BY_ONE });
  let removed = 0;
  for (const id of ids) {
    const isRemoved = await transaction(db, async (tx) => {
      const quote = await lockQuote(tx, id);
      // Somebody may have changed or bought it meanwhile.
      if (quote === undefined || quote.policy_no !== null || quote.erased_at !== null) return false;
      if (quote.saved_at >= before) return false;
      await eraseExpired(parts, { tx, quote, actor: { kind: 'system', id: 'retention' }, now });
      return true;
    });
    if (isRemoved) removed += 1;
    await nextTurn();
  }
  return removed;
};

const removeLeads = async (parts: Parts): Promise<number> => {
  const ago = agoOf(parts);
  const ids = await listExpiredLeads(parts.db, {
    touched: ago('leads'),
    closedWithoutConsent: ago('leadsWithoutConsent'),
    limit: ONE_BY_ONE,
  });
  for (const id of ids) {
    await transaction(parts.db, (tx) => eraseLead(tx, id));
    await nextTurn();
  }
  return ids.length;
};

const beforeOf = (parts: Parts): ExpiredBefore => {
  const ago = agoOf(parts);
  const year = Number(todayInJakarta(parts.clock.now()).slice(0, 4));
  return {
    messages: ago('messages'),
    sessions: ago('sessions'),
    limits: ago('limits'),
    tasks: ago('tasks'),
    notifications: ago('notifications'),
    devices: new Date(parts.clock.now().getTime() - DEVICE_DAYS * 86_400_000),
    doneRequests: new Date(parts.clock.now().getTime() - DONE_REQUESTS_MS),
    policies: `${year - LEGAL_PERIOD.years}-01-01`,
  };
};

/** Repeats while there is more, up to a maximum. */
const inBatches = async (
  remove: () => Promise<number>,
  size: number,
): Promise<{ readonly removed: number; readonly isDone: boolean }> => {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = await remove();
    removed += now;
    if (now < size) return { removed, isDone: true };
    await nextTurn();
  }
  return { removed, isDone: false };
};

export type ModulesWithRetention = readonly Pick<ProductModule, 'removeExpired'>[];

/**
 * Removes what has expired (UU PDP), in small steps that let other requests run in between. Answers whether all is
 * done; what was removed is recorded as counts.
 */
export const removeExpired = async (parts: Parts, modules: ModulesWithRetention): Promise<boolean> => {
  const { db, clock } = parts;
  const ago = agoOf(parts);
  const rows = Object.entries(rowsToRemove(beforeOf(parts)));
  const steps: readonly (readonly [name: string, remove: () => Promise<number>, size: number])[] = [
    ...rows.map(([name, remove]) => [name, () => remove(db), AT_ONCE] as const),
    ['identities', () => removeExpiredIdentities(parts), AT_ONCE],
    ...modules.flatMap(({ removeExpired: removeOwn }) =>
      removeOwn === undefined ? [] : [['ofProducts', () => removeOwn(parts), AT_ONCE] as const],
    ),
    ['quotes', () => removeQuotes(parts), ONE_BY_ONE],
    ['leads', () => removeLeads(parts), ONE_BY_ONE],
    ['inviteLinks', () => removeEndedInvites(db, { before: ago('inviteLinks'), limit: AT_ONCE }), AT_ONCE],
    ['registrations', () => removeExpiredRegistrations(parts, ONE_BY_ONE), ONE_BY_ONE],
  ];
  const counts: Record<string, number> = {};
  let isAllDone = true;
  for (const [name, remove, size] of steps) {
    const { removed, isDone } = await inBatches(remove, size);
    if (removed > 0) counts[name] = (counts[name] ?? 0) + removed;
    isAllDone &&= isDone;
  }
  if (Object.keys(counts).length > 0) await insertRetentionRun(db, counts, clock.now());
  return isAllDone;
};

/** What ended before these moments is removed. */
interface ExpiredBefore {
  readonly messages: Date;
  readonly sessions: Date;
  readonly limits: Date;
  readonly tasks: Date;
  readonly notifications: Date;
  /** Last login of an agent there. */
  readonly devices: Date;
  readonly doneRequests: Date;
  /** First day of the year of which policies are still kept by law. */
  readonly policies: string;
}

/** What is removed row by row, by what it is called in the record of removals. */
export const rowsToRemove = (before: ExpiredBefore): Readonly<Record<string, RemoveBatch>> => ({
  codes: expiredCodes(before.limits),
  passkeyChallenges: expiredPasskeyChallenges(before.limits),
  limitHits: expiredHits(before.limits),
  refusedNotifications: expiredRefusals(before.messages),
  sessions: expiredSessions(before.sessions),
  jobs: expiredJobs(before.messages),
  messages: expiredMessages(before.messages),
  documents: expiredQuotations(before.messages, documentsOfKeptQuotes),
  tasks: expiredTodos(before.tasks),
  notifications: expiredNotifications(before.notifications),
  doneRequests: expiredRequests(before.doneRequests),
  devices: expiredDevices(before.devices),
  lineFlags: expiredAlerts(before.policies),
  insuredPeople: expiredPeople(before.policies),
});
