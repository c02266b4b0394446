import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import type { Owner } from '#core/access/access-rows.ts';
import type { LeadEventKind } from '@payung/shared/schemas/leads.ts';
import { newId } from '#core/database/identifiers.ts';

export type LeadRow = Selectable<Tables['leads']>;
type NewLead = Omit<Insertable<Tables['leads']>, 'code'>;
export type LeadPatch = Updateable<Tables['leads']>;

/** A short code such as L000042, to be read out on the phone. */
const nextCode = sql<string>`'L' || lpad(nextval('lead_codes')::text, 6, '0')`;

export const findLead = (db: Queries, id: string): Promise<LeadRow | undefined> =>
  db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

/** Row lock until the transaction ends. */
export const lockLead = (db: Queries, id: string): Promise<LeadRow | undefined> =>
  db.selectFrom('leads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findLeadByPhone = (db: Queries, agentId: string, phone: string): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('phone', '=', phone)
    .where('phone', '<>', '')
    .executeTakeFirst();

export const findLeadByRequest = (
  db: Queries,
  agentId: string,
  requestId: string,
): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('request_id', '=', requestId)
    .where('request_id', '<>', '')
    .executeTakeFirst();

/** Undefined when the agent has a lead with that phone, or the form was sent before. */
export const insertLead = (db: Queries, lead: NewLead): Promise<LeadRow | undefined> =>
  db
    .insertInto('leads')
    .values({ ...lead, code: nextCode })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** A change by hand: raises the version, and an import can no longer undo the lead. */
export const changeLead = (
  db: Queries,
  { id, patch, now }: { readonly id: string; readonly patch: LeadPatch; readonly now: Date },
): Promise<LeadRow> =>
  db
    .updateTable('leads')
    .set((eb) => ({ ...patch, version: eb('version', '+', 1), touched_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Which of the phones are leads of the agent already. */
export const knownPhones = async (
  db: Queries,
  agentId: string,
  phones: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (phones.length === 0) return new Set();
  const { rows } = await sql<{ phone: string }>`
    select phone from leads where agent_id = ${agentId} and phone = any(${phones}::text[]) and phone <> ''`.execute(
    db,
  );
  return new Set(rows.map(({ phone }) => phone));
};

/** Clears the next contact of the lead whose reminder is done. */
export const clearContactOf = async (
  db: Queries,
  { lead_id, scheduled_at }: { readonly lead_id: string | null; readonly scheduled_at: Date },
): Promise<void> => {
  if (lead_id === null) return;
  await db
    .updateTable('leads')
    .set({ next_contact_at: null })
    .where('id', '=', lead_id)
    .where('next_contact_at', '=', scheduled_at)
    .execute();
};

export const findLeadOwner = async (db: Queries, leadId: string): Promise<Owner | undefined> => {
  const row = await db.selectFrom('leads').select('agent_id').where('id', '=', leadId).executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id };
};

/** With its events; its tasks go with `eraseLead`. */
export const deleteLead = async (db: Queries, id: string): Promise<void> => {
  await db.deleteFrom('leads').where('id', '=', id).execute();
};

interface NewEvent {
  readonly leadId: string;
  readonly agentId: string;
  readonly kind: LeadEventKind;
  readonly result?: string;
  readonly note?: string;
  /** Sent by a form: the same one enters it once. */
  readonly requestId?: string;
  readonly now: Date;
}

/** False when the same form was sent before. */
export const insertLeadEvent = async (db: Queries, event: NewEvent): Promise<boolean> => {
  const row = await db
    .insertInto('lead_events')
    .values({
      id: newId(),
      lead_id: event.leadId,
      agent_id: event.agentId,
      kind: event.kind,
      result: event.result ?? '',
      note: event.note ?? '',
      request_id: event.requestId ?? '',
      at: event.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export interface LeadEventRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: LeadEventKind;
  readonly result: string;
  readonly note: string;
  readonly code: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** What people entered, and what the lead, its quotes and their policies say of themselves; newest first. */
export const listLeadEvents = async (
  db: Queries,
  leadId: string,
  limit: number,
): Promise<readonly LeadEventRow[]> => {
  const { rows } = await sql<LeadEventRow>`
    select e.*, a.first_name, a.last_name
    from (
      (select id, at, kind, result, note, code, agent_id, 1 as rank
        from lead_events where lead_id = ${leadId} order by at desc, id limit ${limit})
      union all
      select 'lead-' || id, created_at, case when import_id is null then 'created' else 'imported' end,
        '', coalesce(details ->> 'importNote', ''), '', creator_id, 4
      from leads where id = ${leadId}
      union all
      (select 'quote-' || id, created_at, 'quote', '', '', code, agent_id, 3
        from quotes where of_lead_id = ${leadId} order by created_at desc limit ${limit})
      union all
      (select 'policy-' || p.policy_no, p.issued_at, 'policy', '', '', p.policy_no, null, 2
        from policies p join quotes q on q.id = p.quote_id
        where q.of_lead_id = ${leadId} order by p.issued_at desc limit ${limit})
      union all
      (select 'rejected-' || id, (rejection ->> 'at')::timestamptz, 'rejected', '', rejection ->> 'reason', code, null, 2
        from quotes where of_lead_id = ${leadId} and rejection is not null
        order by created_at desc limit ${limit})
      union all
      (select 'read-' || r.id, r.at, 'opened', r.opened_from, '', q.code, r.agent_id, 1
        from quote_reads r join quotes q on q.id = r.quote_id
        where q.of_lead_id = ${leadId} order by r.at desc limit ${limit})
    ) e
    left join agents a on a.id = e.agent_id
    order by e.at desc, e.rank, e.id
    limit ${limit}`.execute(db);
  return rows;
};

export const countLeadEvents = async (db: Queries, leadId: string): Promise<number> => {
  const row = await db
    .selectFrom('lead_events')
    .select((eb) => eb.fn.countAll<number>().as('entered'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return row.entered;
};
