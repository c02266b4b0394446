import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Decision } from 'mfe-motor/contract/schemas/review.ts';
import type { Fields } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { withMotorTables } from '../tables.ts';
import type { MotorTables } from '../tables.ts';

interface SubmittedSet {
  readonly quoteId: string;
  readonly round: number;
  readonly quoteCode: string;
  readonly vehicle: string;
  readonly plate: string;
  readonly submittedAt: Date;
  readonly shown: Fields;
}

export const insertInspection = (db: Queries, set: SubmittedSet) =>
  withMotorTables(db)
    .insertInto('motor_inspections')
    .values({
      quote_id: set.quoteId,
      round: set.round,
      quote_code: set.quoteCode,
      vehicle: set.vehicle,
      plate: set.plate,
      submitted_at: set.submittedAt,
      shown: JSON.stringify(set.shown),
      decision: null,
      decided_by: null,
      lease_by: null,
    })
    .execute();

/** A set with the names of the reviewer who has the lease and of the one who decided. */
const namedSets = (db: Queries) =>
  withMotorTables(db)
    .selectFrom('motor_inspections as i')
    .leftJoin('agents as l', 'l.id', 'i.lease_by')
    .leftJoin('agents as d', 'd.id', 'i.decided_by')
    .selectAll('i')
    .select([
      sql<string>`trim(coalesce(l.first_name, '') || ' ' || coalesce(l.last_name, ''))`.as('lease_name'),
      sql<string>`trim(coalesce(d.first_name, '') || ' ' || coalesce(d.last_name, ''))`.as('decider_name'),
    ]);

/** The newest set of a quote. */
export const findNewestSet = (db: Queries, quoteId: string) =>
  namedSets(db).where('i.quote_id', '=', quoteId).orderBy('i.round', 'desc').limit(1).executeTakeFirst();

export type SetRow = NonNullable<Awaited<ReturnType<typeof findNewestSet>>>;

type Columns = ExpressionBuilder<{ i: MotorTables['motor_inspections'] } & Tables & MotorTables, 'i'>;

interface QueueFilter {
  readonly status: 'open' | 'overdue' | 'mine' | 'decided';
  readonly search: string;
  readonly reviewerId: string;
  readonly overdueBefore: Date;
  readonly now: Date;
}

/** Plates are searched without their spaces. */
const plateKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const matches = (filter: QueueFilter) => (eb: Columns) => {
  const isOpen = eb('i.decision', 'is', null);
  const { status, search, reviewerId, overdueBefore, now } = filter;
  const byStatus = {
    open: isOpen,
    overdue: eb.and([isOpen, eb('i.submitted_at', '<', overdueBefore)]),
    mine: eb.and([isOpen, eb('i.lease_by', '=', reviewerId), eb('i.lease_until', '>', now)]),
    decided: eb('i.decision', 'in', ['approve', 'flag', 'reject']),
  }[status];
  if (search === '') return byStatus;
  const key = plateKey(search);
  return eb.and([
    byStatus,
    eb.or([
      eb('i.quote_code', 'ilike', `%${escaped(search)}%`),
      ...(key === '' ? [] : [eb(sql<string>`replace(i.plate, ' ', '')`, 'like', `%${key}%`)]),
    ]),
  ]);
};

/** The oldest first; of what is decided, the newest decision. The names are looked up for those of the page alone. */
export const listSets = (
  db: Queries,
  filter: QueueFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly SetRow[]> => {
  const [key, direction] =
    filter.status === 'decided' ? (['decided_at', 'desc'] as const) : (['submitted_at', 'asc'] as const);
  return namedSets(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('motor_inspections as i')
          .select(['i.quote_id', 'i.round'])
          .where((where) => matches(filter)(where as unknown as Columns) as never)
          .orderBy(`i.${key}`, direction)
          .orderBy('i.quote_id')
          .limit(page.limit)
          .offset(page.offset)
          .as('page'),
      (join) => join.onRef('page.quote_id', '=', 'i.quote_id').onRef('page.round', '=', 'i.round'),
    )
    .orderBy(`i.${key}`, direction)
    .orderBy('i.quote_id')
    .execute();
};

export const countSets = async (db: Queries, filter: QueueFilter): Promise<number> => {
  const row = await withMotorTables(db)
    .selectFrom('motor_inspections as i')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(filter)(eb as unknown as Columns) as never)
    .executeTakeFirstOrThrow();
  return row.total;
};

export const countOpenSets = async (
  db: Queries,
  overdueBefore: Date,
): Promise<{ readonly waiting: number; readonly overdue: number }> => {
  const row = await withMotorTables(db)
    .selectFrom('motor_inspections')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('submitted_at', '<', overdueBefore).as('overdue'),
    ])
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: row.waiting, overdue: row.overdue };
};

interface SetKey {
  readonly quoteId: string;
  readonly round: number;
}

export const leaseSet = (
  db: Queries,
  { quoteId, round }: SetKey,
  { reviewerId, until }: { readonly reviewerId: string; readonly until: Date },
) =>
  withMotorTables(db)
    .updateTable('motor_inspections')
    .set({ lease_by: reviewerId, lease_until: until })
    .where('quote_id', '=', quoteId)
    .where('round', '=', round)
    .execute();

export const releaseSet = (db: Queries, { quoteId, round }: SetKey) =>
  withMotorTables(db)
    .updateTable('motor_inspections')
    .set({ lease_by: null, lease_until: null })
    .where('quote_id', '=', quoteId)
    .where('round', '=', round)
    .execute();

interface SetDecision {
  readonly decision: Decision | 'withdrawn';
  /** Null for a withdrawn set. */
  readonly by: string | null;
  readonly reason: string;
  readonly checked: string;
  readonly now: Date;
}

/** Does nothing for a set that is decided already. */
export const decideSet = (db: Queries, { quoteId, round }: SetKey, decided: SetDecision) =>
  withMotorTables(db)
    .updateTable('motor_inspections')
    .set({
      decision: decided.decision,
      decided_at: decided.now,
      decided_by: decided.by,
      reason: decided.reason,
      checked: decided.checked,
      lease_by: null,
      lease_until: null,
    })
    .where('quote_id', '=', quoteId)
    .where('round', '=', round)
    .where('decision', 'is', null)
    .execute();
