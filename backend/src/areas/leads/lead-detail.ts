import type { Lead, LeadQuote, LeadDetail, LeadEvent } from '@payung/shared/schemas/leads.ts';
import { daysBetween, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { leadStatusOf } from '@payung/shared/domain/leads/lead-status.ts';
import { isPayLaterOverdue, isPriceExpired } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { LeadCardRow } from '#areas/leads/sql/lead-list.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '../services.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { linkStateOfRow } from '#areas/auth/links/newest-link-sql.ts';
import type { NewestLinkRow } from '#areas/auth/links/newest-link-sql.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { ApiRefusal, ERR_CODE, notFound } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { listLeadEvents } from '#areas/leads/sql/leads.ts';
import type { LeadEventRow } from '#areas/leads/sql/leads.ts';
import { findLeadCard } from '#areas/leads/sql/lead-list.ts';
import { listLeadQuotes } from '#areas/leads/sql/lead-quotes.ts';
import type { HandlerContextOf } from '../area.ts';
import { formOf } from './lead-form.ts';

/** Who looks, and on which day. */
interface LeadViewer {
  readonly agentId: string;
  readonly today: IsoDate;
  readonly now: Date;
  readonly products: Services['products'];
  /** Cards of a network say whose they are. */
  readonly namesAgents: boolean;
}

type QuoteFacts = NewestLinkRow &
  Pick<
    Quote,
    | 'id'
    | 'code'
    | 'product_id'
    | 'stage'
    | 'due_premium'
    | 'start_date'
    | 'valid_until'
    | 'payment_status'
    | 'pay_later_due'
  > & { readonly isRejected: boolean };

/** Of a policy; one that was not paid in time is cancelled. */
const salePayment = (
  { stage, payment_status: status, pay_later_due: due }: QuoteFacts,
  today: IsoDate,
): Pick<LeadQuote, 'paymentStatus'> => {
  if (!isSold(stage) || status === '') return {};
  const isLate = status === 'PayLater' && due !== null && isPayLaterOverdue(due, today);
  return { paymentStatus: isLate ? 'Cancelled' : status };
};

type QuoteViewer = Pick<LeadViewer, 'products' | 'today' | 'now'>;

const leadQuoteOf = ({ products, today, now }: QuoteViewer, quote: QuoteFacts): LeadQuote => ({
  id: quote.id,
  code: quote.code,
  productId: quote.product_id,
  stage: quote.stage,
  duePremium: quote.due_premium,
  ...(products.shown(quote.product_id).isJourney ? { departureDate: quote.start_date } : {}),
  ...(quote.isRejected ? { isRejected: true } : {}),
  link: linkStateOfRow(quote, now),
  ...salePayment(quote, today),
  ...(isPriceExpired(quote.valid_until, today) ? { isOver: true } : {}),
});

const newestQuote = (row: LeadCardRow, viewer: QuoteViewer): { readonly quote?: LeadQuote } => {
  const { quote_id: id, quote_code: code, quote_product: product_id, quote_stage: stage } = row;
  if (id === null || code === null || product_id === null || stage === null) return {};
  const facts = {
    ...row,
    id,
    code,
    product_id,
    stage,
    isRejected: row.quote_rejected === true,
    due_premium: row.quote_premium ?? 0,
    start_date: row.quote_start ?? '',
    valid_until: row.quote_valid_until ?? '',
    payment_status: row.quote_payment_status ?? '',
    pay_later_due: row.quote_pay_later_due,
  };
  return { quote: leadQuoteOf(viewer, facts) };
};

/** Until the day on which it ends: of a policy its cover, of a quote its price, of a lead without a quote its own. */
const lastDay = (row: LeadCardRow): IsoDate | null => {
  if (row.closed_reason !== '' || row.quote_rejected === true) return null;
  if (row.quote_stage === null) return row.open_until;
  return isSold(row.quote_stage) ? row.quote_end : row.quote_valid_until;
};

const daysLeft = (row: LeadCardRow, today: IsoDate): number => {
  const day = lastDay(row);
  return day === null ? 0 : Math.max(0, daysBetween(today, day));
};

export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();

/** Contact data are the agent's own alone (ruling R33). */
export const leadCardOf = (row: LeadCardRow, viewer: LeadViewer): Lead => ({
  id: row.id,
  code: row.code,
  createdAt: row.created_at.toISOString(),
  fullName: fullName(row.first_name, row.last_name),
  status: leadStatusOf(
    {
      isClosed: row.closed_reason !== '',
      openUntil: row.open_until,
      isSold: row.is_sold,
      isRejected: row.is_rejected,
    },
    viewer.today,
  ),
  daysLeft: daysLeft(row, viewer.today),
  ...newestQuote(row, viewer),
  quoteCount: row.quote_count,
  ...(row.next_contact_at === null ? {} : { nextContactAt: row.next_contact_at.toISOString() }),
  ...(row.do_not_contact ? { doNotContact: true } : {}),
  ...(viewer.namesAgents ? { agentName: fullName(row.agent_first_name, row.agent_last_name) } : {}),
  ...(row.agent_id === viewer.agentId
    ? { phone: row.phone, email: row.email, mayContact: row.has_consent }
    : {}),
  zone: row.zone,
});

const MAX_EVENTS = 200;
const MAX_QUOTES = 50;

/** Notes may contain a phone or an address: like contact data, only their own agent sees them. */
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

type DetailSource = Pick<Services, 'products' | 'clock'> & { readonly db: Queries };

/** A lead with all that is known of it, as that agent may see it. */
export const leadDetailOf = async (
  { db, products, clock }: DetailSource,
  { agentId }: Pick<AgentCaller, 'agentId'>,
  leadId: string,
): Promise<LeadDetail> => {
  const row = await findLeadCard(db, leadId);
  if (row === undefined) throw notFound();
  const isOwn = row.agent_id === agentId;
  const now = clock.now();
  const viewer = { agentId, today: todayInJakarta(now), now, products, namesAgents: !isOwn };
  const quotes = await listLeadQuotes(db, leadId, MAX_QUOTES);
  const events = await listLeadEvents(db, leadId, MAX_EVENTS);
  return {
    lead: leadCardOf(row, viewer),
    version: row.version,
    ...(isOwn ? { form: formOf(row) } : {}),
    // Who opened a quote, and from where, is for its agent alone.
    events: events.filter(({ kind }) => isOwn || kind !== 'opened').map((event) => eventOf(event, isOwn)),
    quotes: quotes.map((quote) => leadQuoteOf(viewer, { ...quote, isRejected: quote.rejection !== null })),
    ...(await closing(db, row)),
  };
};

/** 409 with the current lead, in the spelling of a read. */
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
