import { assignLead, moveQuotesToLead, assignSharedLeads } from '#areas/quote/sql/write-quote.ts';
import { moveTodosToLead } from '#areas/todo/sql/todos.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { joinNewestLink, newestLinkColumns } from '#areas/auth/links/newest-link-sql.ts';
import type { NewestLinkRow } from '#areas/auth/links/newest-link-sql.ts';
import { newId } from '#core/database/identifiers.ts';
import type { LeadRow } from './leads.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { AgentHandover } from '#areas/agents/sql/member-state.ts';

type LeadQuoteRow = Quote & NewestLinkRow;

export const listLeadQuotes = async (
  db: Queries,
  leadId: string,
  limit: number,
): Promise<readonly LeadQuoteRow[]> => {
  const { rows } = await sql<LeadQuoteRow>`
    select q.*, ${newestLinkColumns} from quotes q ${joinNewestLink}
    where q.of_lead_id = ${leadId} order by q.created_at desc, q.id limit ${limit}`.execute(db);
  return rows;
};

/** The customer of a quote, as the quote describes them. */
export interface PersonOfQuote {
  readonly quoteId: string;
  readonly agentId: string;
  readonly name: string;
  /** The name as names are kept to be searched. */
  readonly searchName: string;
  /** `62…`; empty where it is not known yet. */
  readonly phone: string;
  readonly email: string;
  readonly birthDate: string;
  readonly validUntil: string;
  readonly now: Date;
}

/**
 * Assigns the quote to the lead of its agent and phone, which is created if missing. A new quote reopens a lead
 * that the agent had closed. One statement.
 */
export const attachQuote = async (db: Queries, person: PersonOfQuote): Promise<void> => {
  const { quoteId, agentId, phone, now } = person;
  await sql`
    with closed as (
      select id from leads
      where agent_id = ${agentId} and phone = ${phone} and phone <> '' and closed_reason <> ''
    ), reopened as (
      insert into lead_events (id, lead_id, agent_id, kind, at)
      select ${newId()}, id, ${agentId}, 'reopened', ${now}::timestamptz from closed
    ), lead as (
      insert into leads (id, code, agent_id, creator_id, first_name, search_name, phone, email, birth_date,
                         source, has_consent, open_until, created_at)
      values (${newId()}, 'L' || lpad(nextval('lead_codes')::text, 6, '0'), ${agentId}, ${agentId}, ${person.name},
              ${person.searchName}, ${phone}, ${person.email}, ${person.birthDate},
              'quote', true, ${person.validUntil}, ${now})
      on conflict (agent_id, phone) where phone <> '' do update set
        version = leads.version + case when leads.closed_reason = '' then 0 else 1 end,
        closed_reason = '', closed_note = '', closed_by = null, closed_at = null
      returning id
    )
    ${assignLead(quoteId)}`.execute(db);
};

/** A lead that was made by this quote alone: what the quote says of the person is all that is known. */
const isOfQuoteAlone = (lead: LeadRow): boolean =>
  lead.touched_at === null && lead.import_id === null && lead.request_id === '' && lead.quote_count <= 1;

const describe = (db: Queries, leadId: string, person: PersonOfQuote) =>
  db
    .updateTable('leads')
    .set((eb) => ({
      first_name: person.name,
      last_name: '',
      search_name: person.searchName,
      email: person.email,
      birth_date: person.birthDate,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', leadId);

/** Updates a lead that was not entered by hand from a newer quote. */
export const describeLead = async (db: Queries, leadId: string, person: PersonOfQuote): Promise<void> => {
  await describe(db, leadId, person)
    .where('touched_at', 'is', null)
    .where('import_id', 'is', null)
    .where('request_id', '=', '')
    .where('newest_quote_id', '=', person.quoteId)
    .execute();
};

/** Whether no lead of the agent has that phone; reserves it until this transaction ends. */
const reservePhone = async (db: Queries, { agentId, phone, now }: PersonOfQuote): Promise<boolean> => {
  const id = newId();
  const row = await db
    .insertInto('leads')
    .values({
      id,
      code: id,
      agent_id: agentId,
      creator_id: agentId,
      phone,
      open_until: '0001-01-01',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await db.deleteFrom('leads').where('id', '=', id).execute();
  return true;
};

/** Merges the first lead into the second and deletes the first. */
const mergeLeads = async (db: Queries, fromId: string, quoteId: string): Promise<void> => {
  const { of_lead_id: toId } = await db
    .selectFrom('quotes')
    .select('of_lead_id')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  if (toId === null || toId === fromId) return;
  await moveQuotesToLead(db, fromId, toId);
  await db.updateTable('lead_events').set({ lead_id: toId }).where('lead_id', '=', fromId).execute();
  await moveTodosToLead(db, fromId, toId);
  await db.deleteFrom('leads').where('id', '=', fromId).execute();
};

/**
 * Locks the lead of a quote and the one with its new phone, always in the same order: two quotes that exchange phones
 * would otherwise deadlock. Answers the first.
 */
const lockBoth = async (
  db: Queries,
  leadId: string,
  { agentId, phone }: PersonOfQuote,
): Promise<LeadRow | undefined> => {
  const { rows } = await sql<LeadRow>`
    select * from leads where id in (
      select id from leads where id = ${leadId}
      union all
      select id from leads where agent_id = ${agentId} and phone = ${phone} and phone <> ''
    ) order by id for update`.execute(db);
  return rows.find(({ id }) => id === leadId);
};

/**
 * The phone of a quote was given or corrected. A lead that has none yet, or was made by this quote alone, follows
 * the quote: it gets the phone, or is merged with the lead that has it. Any other lead stays, and the quote moves.
 */
export const moveQuote = async (db: Queries, leadId: string | null, person: PersonOfQuote): Promise<void> => {
  const lead = leadId === null ? undefined : await lockBoth(db, leadId, person);
  const follows = lead !== undefined && (lead.phone === '' || isOfQuoteAlone(lead));
  if (!follows) return attachQuote(db, person);
  if (await reservePhone(db, person)) {
    await db.updateTable('leads').set({ phone: person.phone }).where('id', '=', lead.id).execute();
    return describeLead(db, lead.id, person);
  }
  await attachQuote(db, person);
  return mergeLeads(db, lead.id, person.quoteId);
};

/**
 * Merges leads of one person: quotes, history and a wish not to be contacted move to the successor's lead, and
 * the rest is closed as a duplicate.
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
