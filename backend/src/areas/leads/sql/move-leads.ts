import { assignSharedLeads } from '#areas/quote/sql/write-quote.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { AgentHandover } from '#areas/agents/sql/member-state.ts';

/**
 * A person who is a lead of both is one lead: its quotes and history go there, a wish not to be contacted as well, and
 * what remains is closed as a duplicate.
 */
const joinSharedLeads = async (tx: Queries, { from, to }: AgentHandover, now: Date): Promise<void> => {
  await sql`
    with shared as (
      select m.id as old_id, h.id as new_id, m.do_not_contact
      from leads m join leads h on h.phone = m.phone and h.agent_id = ${to}
      where m.agent_id = ${from} and m.phone <> ''
    ),
    kept as (
      update leads h set do_not_contact = true from shared s where h.id = s.new_id and s.do_not_contact
    ),
    events as (
      update lead_events e set lead_id = s.new_id, request_id = '' from shared s where e.lead_id = s.old_id
    ),
    quoted as (
      ${assignSharedLeads(to)}
    )
    update leads l set closed_reason = 'duplicate', closed_by = ${to}, closed_at = ${now}
    from shared s where l.id = s.old_id and l.closed_reason <> 'duplicate'`.execute(tx);
};

/** After the quotes. */
export const moveLeads = async (tx: Queries, { from, to }: AgentHandover, now: Date): Promise<number> => {
  await joinSharedLeads(tx, { from, to }, now);
  const { rows } = await sql<{ id: string }>`
    update leads l set agent_id = ${to}, request_id = ''
    where l.agent_id = ${from}
      and not exists (select 1 from leads h where h.agent_id = ${to} and h.phone = l.phone and l.phone <> '')
    returning l.id`.execute(tx);
  return rows.length;
};
