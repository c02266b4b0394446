import { sql } from 'kysely';
import type { LeadEventKind } from '@payung/shared/schemas/leads.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';

export interface NewEvent {
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
