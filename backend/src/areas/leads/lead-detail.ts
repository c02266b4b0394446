import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadDetail, LeadEvent } from '@payung/shared/schemas/leads.ts';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { ApiRefusal, ERR_CODE, notFound } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { listLeadEvents } from '#areas/leads/sql/lead-events.ts';
import type { LeadEventRow } from '#areas/leads/sql/lead-events.ts';
import { findLeadCard } from '#areas/leads/sql/lead-list.ts';
import type { LeadCardRow } from '#areas/leads/sql/lead-list.ts';
import { listLeadQuotes } from '#areas/leads/sql/lead-quotes.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { fullName, leadCardOf, leadQuoteOf } from './lead-card.ts';
import { formOf } from './lead-form.ts';

const MAX_EVENTS = 200;
const MAX_QUOTES = 50;

/** What was noted of a talk may hold a phone or an address: it is the agent's own alone, as contact data are. */
const eventOf = (row: LeadEventRow, isOwn: boolean): LeadEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  ...(row.result === '' ? {} : { result: row.result }),
  ...(row.note === '' || !isOwn ? {} : { note: row.note }),
  by: fullName(row.first_name ?? '', row.last_name ?? ''),
  ...(row.code === '' ? {} : { code: row.code }),
});

export const nameOfAgent = async (db: Queries, agentId: string): Promise<string> => {
  const agent = await findAgent(db, agentId);
  return agent === undefined ? '' : fullName(agent.first_name, agent.last_name);
};

const closing = async (db: Queries, row: LeadCardRow): Promise<Pick<LeadDetail, 'closed'>> => {
  if (row.closed_reason === '' || row.closed_at === null) return {};
  const by = row.closed_by === null ? '' : await nameOfAgent(db, row.closed_by);
  return { closed: { reason: row.closed_reason, at: row.closed_at.toISOString(), by } };
};

export type DetailSource = Pick<Services, 'productOf' | 'clock'> & { readonly db: Queries };

/** A lead with all that is known of it, as that agent may see it. */
export const leadDetailOf = async (
  { db, productOf, clock }: DetailSource,
  { agentId }: Pick<AgentCaller, 'agentId'>,
  leadId: string,
): Promise<LeadDetail> => {
  const row = await findLeadCard(db, leadId);
  if (row === undefined) throw notFound();
  const isOwn = row.agent_id === agentId;
  const viewer = { agentId, today: todayInJakarta(clock.now()), productOf, namesAgents: !isOwn };
  const quotes = await listLeadQuotes(db, leadId, MAX_QUOTES);
  const events = await listLeadEvents(db, leadId, MAX_EVENTS);
  return {
    lead: leadCardOf(row, viewer),
    version: row.version,
    ...(isOwn ? { form: formOf(row) } : {}),
    // Who opened a quote, and from where, is for its agent alone.
    events: events.filter(({ kind }) => isOwn || kind !== 'opened').map((event) => eventOf(event, isOwn)),
    quotes: quotes.map((quote) => leadQuoteOf(productOf, { ...quote, isRejected: quote.rejection !== null })),
    ...(await closing(db, row)),
  };
};

/** Somebody was faster: the refusal carries the lead as it now stands, spelled as a read answers it. */
export const leadConflict = async (
  source: DetailSource,
  caller: Pick<AgentCaller, 'agentId'>,
  {
    leadId,
    text,
    name = '',
  }: { readonly leadId: string; readonly text: BilingualText; readonly name?: string },
): Promise<ApiRefusal> =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, text, {
    values: { name },
    current: encodePart(leadEndpoints.getLead, 'reply', await leadDetailOf(source, caller, leadId)) as object,
  });

export const getLead = (
  { caller, params }: HandlerContextOf<'getLead'>,
  services: Services,
): Promise<LeadDetail> => leadDetailOf(services, requireAgent(caller), params.leadId);
