import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { EXPIRING_DAYS } from '@payung/shared/domain/lists/line-status.ts';
import type { ListStatus } from '@payung/shared/domain/lists/line-status.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { searchKey } from '@payung/shared/domain/text/search-text.ts';
import { anywhere, beginning } from '#core/database/pages.ts';

export type Condition = RawBuilder<boolean>;

/** The day in Jakarta, and what the products that are sold here say of it. */
export interface ListDay {
  readonly today: IsoDate;
  /** By product id: the first day on which cover may begin that is bought today. */
  readonly firstStarts: Readonly<Record<string, IsoDate>>;
  /** Ids of products whose cover is bought again when it ends, those that are no longer sold too: not single journeys. */
  readonly renewables: readonly string[];
}

/** Of the quotes table, called q, as are all conditions here. The newest answer about somebody who is insured is no. */
export const isIdentityDeclined: Condition = sql`exists (select 1 from identity_checks c
  where c.subject_kind = 'quote' and c.subject_id = q.id and c.status = 'auto_declined'
    and not exists (select 1 from identity_checks n
      where n.subject_kind = 'quote' and n.subject_id = q.id and n.insured_no = c.insured_no
        and n.created_at > c.created_at and n.status in ('auto_approved', 'needs_review')))`;

/** Refused permanently, or of a lead that its agent closed. */
export const isClosed: Condition = sql`(q.rejection is not null or exists (select 1 from leads l
  where l.id = q.of_lead_id and l.closed_reason <> ''))`;

const hasPolicy: Condition = sql`q.policy_no is not null`;

/** Cover that is paid. */
export const isPaid: Condition = sql`(${hasPolicy} and q.payment_status not in ('Cancelled', 'PayLater'))`;

const isOwed = (today: IsoDate): Condition =>
  sql`(q.payment_status = 'PayLater' and q.pay_later_due >= ${today}::date)`;

const isCancelled = (today: IsoDate): Condition =>
  sql`(${hasPolicy} and (q.payment_status = 'Cancelled' or (q.payment_status = 'PayLater' and q.pay_later_due < ${today}::date)))`;

const canBegin = ({ firstStarts }: ListDay): Condition =>
  sql`(${sql.join(
    [
      sql`false`,
      ...Object.entries(firstStarts).map(
        ([productId, first]) => sql`(q.product_id = ${productId} and q.start_date >= ${first}::date)`,
      ),
    ],
    sql` or `,
  )})`;

/**
 * `isPaymentPending`, for the database. The first condition is that of its indexes (041), word by word. The rest is one
 * case expression: as separate conditions the planner treats them as independent, expects almost no rows, and reads all
 * pending rows instead of one page in the order of an index.
 */
export const isPending = (day: ListDay): Condition =>
  sql`(((q.policy_no is null and q.stage = 'Full Quote Created') or q.payment_status = 'PayLater')
    and case when ${hasPolicy} then ${isOwed(day.today)}
      else q.stage = 'Full Quote Created' and q.proposal_no is not null and ${canBegin(day)}
        and q.valid_until >= ${day.today}::date and not ${isClosed} end)`;

/**
 * Said beside `isPending`, which implies it, of a whole network: an index (157, word by word) leads to the few of all lines
 * that can still be paid. Of a few agents it would lead past their own indexes.
 */
export const isStillPayable = ({ today }: ListDay): Condition =>
  sql`(case when q.policy_no is not null then case when q.payment_status = 'PayLater' then q.pay_later_due end
    when q.stage = 'Full Quote Created' and q.proposal_no is not null and q.rejection is null then q.valid_until
    end >= ${today}::date)`;

/** The conditions of `lineStatusOf`: a quote meets the one of its own status and of no other. */
export const lineHasStatus = (status: ListStatus, day: ListDay): Condition => {
  const { today } = day;
  const lastExpiring = addDays(today, EXPIRING_DAYS);
  const runs = sql`${isPaid} and q.start_date <= ${today}::date`;
  const isOpen = sql`q.policy_no is null and not ${isClosed}`;
  const isOnOffer = sql`${isOpen} and q.valid_until >= ${today}::date and not ${isPending(day)}`;
  const conditions: Readonly<Record<ListStatus, Condition>> = {
    cancelled: isCancelled(today),
    'pending payment': isPending(day),
    expired: sql`((${isPaid} and q.end_date < ${today}::date) or (${isOpen} and q.valid_until < ${today}::date))`,
    completed: sql`(${isPaid} and q.end_date >= ${today}::date and q.start_date > ${today}::date)`,
    'expiring soon': sql`(${runs} and q.end_date >= ${today}::date and q.end_date <= ${lastExpiring}::date)`,
    active: sql`(${runs} and q.end_date > ${lastExpiring}::date)`,
    rejected: sql`(q.policy_no is null and ${isClosed})`,
    'auto declined': sql`(${isOnOffer} and ${isIdentityDeclined})`,
    'in progress': sql`(${isOnOffer} and not ${isIdentityDeclined})`,
  };
  return conditions[status];
};

/** What somebody typed to find a person by: a name, a phone, or a number that is shown. */
export interface TextSearch {
  readonly typed: string;
  /** A phone is found on lines of one's own alone, which show it (ruling R33). */
  readonly viewerId: string;
}

const MIN_PHONE_DIGITS = 3;

/** The digits after 0 or 62, common to every spelling of a phone; empty if the text is no phone. */
const phoneDigitsIn = (typed: string): string | undefined => {
  if (!/^(tel:)?[^\p{L}]+$/iu.test(typed)) return undefined;
  const digits = normalisePhone(typed).slice(2);
  return digits.length < MIN_PHONE_DIGITS ? undefined : digits;
};

interface PersonColumns {
  readonly name: RawBuilder<unknown>;
  readonly phone: RawBuilder<unknown>;
  readonly agentId: RawBuilder<unknown>;
}

const anyOf = (conditions: readonly Condition[]): Condition =>
  sql`(${conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` or `)})`;

/** By name, whatever its accents, apostrophes and blanks, or by phone in any spelling (ruling R71). */
export const personMatches = (
  { name, phone, agentId }: PersonColumns,
  { typed, viewerId }: TextSearch,
): Condition => {
  const key = searchKey(typed);
  const digits = phoneDigitsIn(typed);
  return anyOf([
    ...(key === '' ? [] : [sql<boolean>`replace(${name}, ' ', '') like ${anywhere(key)}`]),
    ...(digits === undefined
      ? []
      : [sql<boolean>`(${agentId} = ${viewerId} and digits_of(${phone}) like ${anywhere(digits)})`]),
  ]);
};

/** Of the quotes table, called q: a number that only its product knows. Nothing where what was typed is none. */
export const productNumberMatches = ({ typed }: TextSearch): Condition | undefined => {
  const number = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /\d/.test(number) ? sql`q.shown_number like ${anywhere(number)}` : undefined;
};

/** As we give them: kind, year and month, serial. */
const WHOLE_NUMBER = /^(?:Q|PO|PR)\d{10,}$/;
const MORE = ['', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * A number of a quote, proposal or policy that people read to each other, by how it begins. A whole one is looked up,
 * with those that go on for a digit, as serials above a million do: its trigrams are in nearly all numbers of its month.
 */
export const numberMatches = (column: RawBuilder<unknown>, typed: string): Condition => {
  const number = typed.toUpperCase();
  return WHOLE_NUMBER.test(number)
    ? sql`${column} = any(${MORE.map((digit) => number + digit)}::text[])`
    : sql`${column} like ${beginning(number)}`;
};

/** Cards show a policy by its number, or by that of its proposal. */
export const policyNoMatches = (typed: string): Condition =>
  sql`(${numberMatches(sql`q.policy_no`, typed)} or ${numberMatches(sql`q.proposal_no`, typed)})`;
