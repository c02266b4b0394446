import type { DuplicateKind } from '@payung/shared/schemas/duplicate-alerts.ts';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { newId } from '#core/database/identifiers.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import type { Agent } from '#areas/agents/tables.ts';

type DuplicateAlertRow = Selectable<Tables['line_flags']>;

/** Fields by which a customer is compared with a member. */
type LineMember = Pick<Agent, 'id' | 'phone' | 'id_number'>;

/** What was found: two agents of one line, or an agent and the customer of a policy. */
export interface FoundDuplicate {
  readonly kind: DuplicateKind;
  readonly agentId: string;
  readonly otherId?: string;
  readonly policyNo?: string;
}

/** Once per duplicate: an existing alert is not changed. */
export const insertAlertsOnce = async (
  tx: Queries,
  found: readonly FoundDuplicate[],
  now: Date,
): Promise<void> => {
  if (found.length === 0) return;
  await tx
    .insertInto('line_flags')
    .values(
      found.map(({ kind, agentId, otherId, policyNo }) => ({
        id: newId(),
        kind,
        agent_id: agentId,
        other_id: otherId ?? null,
        policy_no: policyNo ?? null,
        found_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Members with an equal mark in the agents' upline groups: one or two above, one or two below. The lower one is the
 * agent of the alert, whichever just got the mark. Starts from the marks, so that the size of a network
 * does not matter.
 */
export const findSharedMarks = async (
  db: Queries,
  agentIds: readonly string[],
): Promise<readonly FoundDuplicate[]> => {
  const { rows } = await sql<{ kind: DuplicateKind; agentId: string; otherId: string }>`
    select distinct mine.kind,
      case when is_below.yes then them.id else me.id end as "agentId",
      case when is_below.yes then me.id else them.id end as "otherId"
    from agent_marks mine
      join agent_marks theirs
        on theirs.kind = mine.kind and theirs.mark_hash = mine.mark_hash and theirs.agent_id <> mine.agent_id
      join agents me on me.id = mine.agent_id
      left join agents my_upline on my_upline.id = me.upline_id
      join agents them on them.id = theirs.agent_id
      left join agents their_upline on their_upline.id = them.upline_id
      cross join lateral (
        select coalesce(them.upline_id = me.id, false) or coalesce(their_upline.upline_id = me.id, false) as yes
      ) is_below
    where mine.agent_id = any(${agentIds})
      and (is_below.yes or them.id = me.upline_id or them.id = my_upline.upline_id)`.execute(db);
  return rows;
};

/** The agent, and the one or two above. */
export const listLine = (db: Queries, agentId: string): Promise<readonly LineMember[]> =>
  db
    .selectFrom('agents as s')
    .leftJoin('agents as u', 'u.id', 's.upline_id')
    .innerJoin('agents as a', (join) =>
      join.on((eb) =>
        eb.or([
          eb('a.id', '=', eb.ref('s.id')),
          eb('a.id', '=', eb.ref('s.upline_id')),
          eb('a.id', '=', eb.ref('u.upline_id')),
        ]),
      ),
    )
    .select(['a.id', 'a.phone', 'a.id_number'])
    .where('s.id', '=', agentId)
    .execute();

/**
 * Of a closed account: a checked alert about two agents has no more use. An unchecked one stays until it is checked, or
 * closing the account would evade the check; so does an alert about a policy, for as long as the policy is kept, and
 * one about a removed agent.
 */
const needlessAlerts = sql<boolean>`other_id is not null and checked_at is not null
  and exists (
    select 1 from agents a where a.id in (line_flags.agent_id, line_flags.other_id) and a.status = 'closed')
  and not exists (
    select 1 from agents a
    where a.id in (line_flags.agent_id, line_flags.other_id) and a.status in ('terminated', 'blacklisted'))`;

export const deleteAlertsOf = async (tx: Queries, agentId: string): Promise<void> => {
  await tx
    .deleteFrom('line_flags')
    .where((eb) => eb.or([eb('agent_id', '=', agentId), eb('other_id', '=', agentId)]))
    .where(needlessAlerts)
    .execute();
};

export interface AlertWithNames extends DuplicateAlertRow {
  readonly agent_name: string;
  readonly agent_code: string;
  readonly other_name: string | null;
  readonly other_code: string | null;
  readonly checker: string | null;
}

const shown = (db: Queries) =>
  db
    .selectFrom('line_flags as f')
    .innerJoin('agents as a', 'a.id', 'f.agent_id')
    .leftJoin('agents as o', 'o.id', 'f.other_id')
    .leftJoin('agents as c', 'c.id', 'f.checked_by')
    .selectAll('f')
    .select(['a.agent_code', 'o.agent_code as other_code'])
    .select([
      sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('agent_name'),
      sql<string | null>`trim(o.first_name || ' ' || o.last_name)`.as('other_name'),
      sql<string | null>`trim(c.first_name || ' ' || c.last_name)`.as('checker'),
    ]);

export const findAlert = (db: Queries, id: string): Promise<AlertWithNames | undefined> =>
  shown(db).where('f.id', '=', id).executeTakeFirst();

interface AlertPage {
  readonly status: 'open' | 'checked';
  readonly after: readonly [Date, string] | undefined;
  readonly limit: number;
}

/** Open alerts with the oldest first; checked ones with the newest first. */
export const listAlerts = (
  db: Queries,
  { status, after, limit }: AlertPage,
): Promise<readonly AlertWithNames[]> =>
  status === 'open'
    ? shown(db)
        .where('f.checked_at', 'is', null)
        .$if(after !== undefined, (rows) =>
          rows.where(sql<boolean>`(f.found_at, f.id) > (${after?.[0]}, ${after?.[1]})`),
        )
        .orderBy('f.found_at')
        .orderBy('f.id')
        .limit(limit)
        .execute()
    : shown(db)
        .where('f.checked_at', 'is not', null)
        .$if(after !== undefined, (rows) =>
          rows.where(
            sql<boolean>`(f.checked_at < ${after?.[0]} or (f.checked_at = ${after?.[0]} and f.id > ${after?.[1]}))`,
          ),
        )
        .orderBy('f.checked_at', 'desc')
        .orderBy('f.id')
        .limit(limit)
        .execute();

export const countAlerts = async (db: Queries, status: AlertPage['status']): Promise<number> => {
  const row = await db
    .selectFrom('line_flags')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('checked_at', status === 'open' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** False if already checked. Concurrent calls are serialised by the row lock. */
export const checkAlertOnce = async (
  tx: Queries,
  id: string,
  checked: { readonly by: string; readonly note: string; readonly now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('line_flags')
    .set({ checked_at: checked.now, checked_by: checked.by, note: checked.note })
    .where('id', '=', id)
    .where('checked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const removeNeedless = expiredRows('line_flags', needlessAlerts);

const removeOfPolicies = (policiesFrom: string): RemoveBatch =>
  expiredRows(
    'line_flags',
    sql`policy_no is not null
      and (select q.end_date from quotes q where q.policy_no = line_flags.policy_no) < ${policiesFrom}::date`,
  );

/** Alerts without further use, and those about policies whose retention has ended: each kind has an index of its own. */
export const expiredAlerts =
  (policiesFrom: string): RemoveBatch =>
  async (db) =>
    (await removeNeedless(db)) + (await removeOfPolicies(policiesFrom)(db));
