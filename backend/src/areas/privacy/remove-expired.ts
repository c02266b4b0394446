import { setImmediate as nextTurn } from 'node:timers/promises';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { removeExpiredIdentities } from '#areas/identity/identity-image.ts';
import { expiredRegistrations, removeExpiredRegistration } from '#areas/onboarding/erase-registration.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { longTransaction, transaction } from '#core/database/transaction.ts';
import { DEVICE_DAYS } from '#core/access/device-cookie.ts';
import { removeEndedInvites } from '#areas/network/invites/invites.ts';
import { insertRetentionRun, listExpiredLeads, listExpiredQuotes } from '#areas/privacy/sql/expired.ts';
import { AT_ONCE } from '#core/database/expired-rows.ts';
import { untilOneFails } from '#core/jobs/one-by-one.ts';
import type { OneByOne } from '#core/jobs/one-by-one.ts';
import type { ExpiredPage } from '#areas/privacy/sql/expired.ts';
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
import { expiredComparisons } from '#areas/points/sql/points-comparison.ts';
import { expiredReads } from '#areas/quote/sql/quotes.ts';
import { documentsOfKeptQuotes, expiredRetentionRuns } from './sql/expired.ts';

/** Quotes and leads go one by one, each in a transaction of its own. */
const ONE_BY_ONE = 20;
/** Batches of one kind in one pass: what is left is removed by the next pass, seconds later. */
const MAX_BATCHES = 10;

/**
 * Request ids are kept this long. No setting makes it shorter, or a repeated request whose answer was lost would be
 * executed twice.
 */
const DONE_REQUESTS_MS = 30 * 86_400_000;

type Parts = Pick<Services, 'db' | 'clock' | 'retention' | 'products' | 'secret' | 'olderSecrets'>;

const agoOf =
  ({ clock, retention }: Parts) =>
  (name: RetentionName): Date =>
    new Date(clock.now().getTime() - retention[name] * 86_400_000);

/** Objects that are removed each in a transaction of its own. */
interface Removal {
  /** Of an id in the log. */
  readonly what: string;
  readonly list: (page: ExpiredPage) => Promise<readonly string[]>;
  /** Answers whether it was: somebody may have changed it meanwhile. */
  readonly remove: (id: string) => Promise<boolean>;
}

const quotesToRemove = (parts: Parts): Removal => {
  const { db, clock, products } = parts;
  const now = clock.now();
  const before = agoOf(parts)('unsoldQuotes');
  return {
    what: 'quoteToErase',
    list: (page) =>
      longTransaction(db, (tx) =>
        listExpiredQuotes(tx, { before, now, productIds: products.erasable, ...page }),
      ),
    remove: (id) =>
      transaction(db, async (tx) => {
        const quote = await lockQuote(tx, id);
        if (quote === undefined || quote.policy_no !== null || quote.erased_at !== null) return false;
        if (quote.saved_at >= before) return false;
        await eraseExpired(parts, { tx, quote, actor: { kind: 'system', id: 'retention' }, now });
        return true;
      }),
  };
};

const leadsToRemove = (parts: Parts): Removal => {
  const ago = agoOf(parts);
  const before = { touched: ago('leads'), closedWithoutConsent: ago('leadsWithoutConsent') };
  return {
    what: 'leadToErase',
    list: (page) => longTransaction(parts.db, (tx) => listExpiredLeads(tx, { ...before, ...page })),
    remove: async (id) => {
      await transaction(parts.db, (tx) => eraseLead(tx, id));
      return true;
    },
  };
};

const registrationsToRemove = (parts: Parts): Removal => ({
  what: 'registrationToErase',
  list: (page) => expiredRegistrations(parts, page),
  remove: (id) => removeExpiredRegistration(parts, id),
});

const beforeOf = (parts: Parts): ExpiredBefore => {
  const ago = agoOf(parts);
  const year = Number(todayInJakarta(parts.clock.now()).slice(0, 4));
  return {
    messages: ago('messages'),
    sessions: ago('sessions'),
    limits: ago('limits'),
    records: ago('records'),
    tasks: ago('tasks'),
    notifications: ago('notifications'),
    devices: new Date(parts.clock.now().getTime() - DEVICE_DAYS * 86_400_000),
    doneRequests: new Date(parts.clock.now().getTime() - DONE_REQUESTS_MS),
    policies: `${year - LEGAL_PERIOD.years}-01-01`,
  };
};

interface Removed {
  readonly removed: number;
  readonly isDone: boolean;
}

/** Repeats while there is more, up to a maximum. */
const inBatches = async (remove: () => Promise<number>): Promise<Removed> => {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = await remove();
    removed += now;
    if (now < AT_ONCE) return { removed, isDone: true };
    await nextTurn();
  }
  return { removed, isDone: false };
};

/** Tries each once in a pass: one that cannot be removed stays in the list, and must not stand before the others. */
const each = async ({ what, list, remove }: Removal, oneByOne: OneByOne): Promise<Removed> => {
  const tried: string[] = [];
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const ids = await list({ except: tried, limit: ONE_BY_ONE });
    await oneByOne(what, ids, async (id) => {
      if (await remove(id)) removed += 1;
      await nextTurn();
    });
    if (ids.length < ONE_BY_ONE) return { removed, isDone: true };
    tried.push(...ids);
  }
  return { removed, isDone: false };
};

export type ModulesWithRetention = readonly Pick<ProductModule, 'removeExpired'>[];

/**
 * Removes what has expired (UU PDP), in small steps that let other requests run in between. Answers whether all is
 * done; what was removed is recorded as counts. What cannot be removed stops nothing behind it.
 */
export const removeExpired = async (
  parts: Parts,
  modules: ModulesWithRetention,
  oneByOne: OneByOne = untilOneFails,
): Promise<boolean> => {
  const { db, clock } = parts;
  const ago = agoOf(parts);
  const inviteLinks = { before: ago('inviteLinks'), limit: AT_ONCE };
  const batches: readonly (readonly [name: string, remove: () => Promise<number>])[] = [
    ...Object.entries(rowsToRemove(beforeOf(parts))).map(
      ([name, remove]) => [name, () => longTransaction(db, remove)] as const,
    ),
    ['identities', () => longTransaction(db, (tx) => removeExpiredIdentities({ ...parts, db: tx }))],
    ...modules.flatMap(({ removeExpired: removeOwn }) =>
      removeOwn === undefined
        ? []
        : [['ofProducts', () => longTransaction(db, (tx) => removeOwn({ ...parts, db: tx }))] as const],
    ),
    ['inviteLinks', () => longTransaction(db, (tx) => removeEndedInvites(tx, inviteLinks))],
  ];
  const steps: readonly (readonly [name: string, run: () => Promise<Removed>])[] = [
    ...batches.map(([name, remove]) => [name, () => inBatches(remove)] as const),
    ['quotes', () => each(quotesToRemove(parts), oneByOne)],
    ['leads', () => each(leadsToRemove(parts), oneByOne)],
    ['registrations', () => each(registrationsToRemove(parts), oneByOne)],
  ];
  const counts: Record<string, number> = {};
  let isAllDone = true;
  for (const [name, run] of steps) {
    await oneByOne('expired', [name], async () => {
      const { removed, isDone } = await run();
      if (removed > 0) counts[name] = (counts[name] ?? 0) + removed;
      isAllDone &&= isDone;
    });
  }
  if (Object.keys(counts).length > 0) await insertRetentionRun(db, counts, clock.now());
  return isAllDone;
};

/** What ended before these moments is removed. */
interface ExpiredBefore {
  readonly messages: Date;
  readonly sessions: Date;
  readonly limits: Date;
  readonly records: Date;
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
  quoteReads: expiredReads(before.records),
  removals: expiredRetentionRuns(before.records),
  comparisons: expiredComparisons(before.records),
  lineFlags: expiredAlerts(before.policies),
  insuredPeople: expiredPeople(before.policies),
});
