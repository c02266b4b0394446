import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  PartnerKind,
  RegistrationPart,
  RegistrationStatus,
} from '@payung/shared/domain/onboarding/registration.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import { MAX_TOTAL, anywhere } from '#core/database/pages.ts';

interface QueueFilter {
  readonly status: 'open' | 'decided';
  /** As names are searched, without blanks; empty for all. */
  readonly name: string;
}

interface QueuePage extends QueueFilter {
  /** The moment by which the list is sorted, and the id. */
  readonly after: readonly [Date, string] | undefined;
  readonly limit: number;
}

export interface QueueRow {
  readonly id: string;
  readonly name: string | null;
  readonly kind: PartnerKind;
  readonly status: RegistrationStatus;
  readonly submitted_at: Date;
  /** Of an open one: it was sent back before. */
  readonly decided_at: Date | null;
  readonly card_of: string | null;
  readonly inviter_first_name: string;
  readonly inviter_last_name: string;
}

type Condition = RawBuilder<unknown>;

/** The conditions of the indexes of both lists; a registration submitted again is open. */
const CONDITIONS: Readonly<Record<QueueFilter['status'], Condition>> = {
  open: sql`status = 'submitted'`,
  decided: sql`decided_at is not null and status <> 'submitted'`,
};

/** The open ones begin with the oldest, the decided ones with the newest. */
const ORDERS = {
  open: { by: sql`submitted_at, id`, of: (at: Date, id: string) => sql`(submitted_at, id) > (${at}, ${id})` },
  decided: {
    by: sql`decided_at desc, id`,
    of: (at: Date, id: string) => sql`(decided_at <= ${at} and (decided_at < ${at} or id > ${id}))`,
  },
} as const;

interface Shape {
  readonly status: QueueFilter['status'];
  readonly isSearched: boolean;
  readonly isFirst: boolean;
}

const narrowed = ({ status, isSearched }: Omit<Shape, 'isFirst'>, pattern: string): Condition =>
  isSearched
    ? sql`${CONDITIONS[status]} and replace(search_name, ' ', '') like ${pattern}`
    : CONDITIONS[status];

type Values = readonly [limit: number, pattern: string, lastAt: Date, lastId: string];

const preparePage = (shape: Shape) => {
  const { by, of } = ORDERS[shape.status];
  return prepared((db, ...[limit, pattern, at, id]: Values) =>
    sql<QueueRow>`
      select r.id, case when r.kind = 'corporate' then r.form ->> 'companyName' else r.form ->> 'fullName' end as name,
        r.kind, r.status, r.submitted_at, r.decided_at, r.card_of,
        a.first_name as inviter_first_name, a.last_name as inviter_last_name
      from (
        select * from registrations
        where ${narrowed(shape, pattern)} ${shape.isFirst ? sql`` : sql`and ${of(at, id)}`}
        order by ${by} limit ${limit}
      ) r
      join agents a on a.id = r.inviter_id
      order by ${shape.status === 'open' ? sql`r.submitted_at, r.id` : sql`r.decided_at desc, r.id`}`.compile(
      db,
    ),
  );
};

/** Equal filters have equal SQL, whatever their values. */
const pages = new Map<string, ReturnType<typeof preparePage>>();

export const listQueue = (db: Queries, wanted: QueuePage): Promise<readonly QueueRow[]> => {
  const { status, name, after, limit } = wanted;
  const shape = { status, isSearched: name !== '', isFirst: after === undefined };
  const key = JSON.stringify(shape);
  const page = pages.get(key) ?? preparePage(shape);
  pages.set(key, page);
  const [at, id] = after ?? [new Date(0), ''];
  return page(db, limit, anywhere(name), at, id);
};

const prepareCount = (shape: Omit<Shape, 'isFirst'>) =>
  prepared((db, pattern: string) =>
    sql<{ readonly total: number }>`
      select count(*)::int as total
      from (select 1 from registrations where ${narrowed(shape, pattern)} limit ${MAX_TOTAL + 1}) counted`.compile(
      db,
    ),
  );

const counts = new Map<string, ReturnType<typeof prepareCount>>();

/** Capped, because the rows are read to be counted. */
export const countQueue = async (db: Queries, { status, name }: QueueFilter): Promise<number> => {
  const shape = { status, isSearched: name !== '' };
  const key = JSON.stringify(shape);
  const count = counts.get(key) ?? prepareCount(shape);
  counts.set(key, count);
  return (await count(db, anywhere(name)))[0]?.total ?? 0;
};

export interface ReviewEventRow {
  readonly at: Date;
  readonly event: string;
  readonly part: RegistrationPart | null;
  /** Of staff; empty for the person who registers. */
  readonly name: string;
}

/** The audit trail with the names of staff, for staff alone. */
export const listReviewEvents = (db: Queries, registrationId: string): Promise<readonly ReviewEventRow[]> =>
  db
    .selectFrom('registration_events as e')
    .leftJoin('agents as a', (join) => join.onRef('a.id', '=', 'e.actor_id').on('e.actor', '=', 'staff'))
    .select(['e.at', 'e.event', 'e.part'])
    .select(sql<string>`trim(coalesce(a.first_name, '') || ' ' || coalesce(a.last_name, ''))`.as('name'))
    .where('e.registration_id', '=', registrationId)
    .orderBy('e.id')
    .execute();

/** Whether that person has opened it since then: repeated openings are recorded once. */
export const hasOpenedSince = async (
  db: Queries,
  { registrationId, staffId }: { readonly registrationId: string; readonly staffId: string },
  since: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('registration_events')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('event', '=', 'opened')
    .where('actor_id', '=', staffId)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
