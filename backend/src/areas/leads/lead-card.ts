import type { Lead, LeadQuote } from '@payung/shared/schemas/leads.ts';
import { daysBetween } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { leadStatusOf } from '@payung/shared/domain/leads/lead-status.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { LeadCardRow } from '#areas/leads/sql/lead-list.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '../services.ts';

/** Who looks, and on which day. */
export interface LeadViewer {
  readonly agentId: string;
  readonly today: IsoDate;
  readonly productOf: Services['productOf'];
  /** Cards of a network say whose they are. */
  readonly namesAgents: boolean;
}

type QuoteFacts = Pick<Quote, 'id' | 'code' | 'product_id' | 'stage' | 'due_premium' | 'start_date'> & {
  readonly isRejected: boolean;
};

export const leadQuoteOf = (productOf: Services['productOf'], quote: QuoteFacts): LeadQuote => ({
  id: quote.id,
  code: quote.code,
  productId: quote.product_id,
  stage: quote.stage,
  duePremium: quote.due_premium,
  ...(productOf(quote.product_id).isJourney ? { departureDate: quote.start_date } : {}),
  ...(quote.isRejected ? { isRejected: true } : {}),
});

const newestQuote = (row: LeadCardRow, productOf: Services['productOf']): { readonly quote?: LeadQuote } => {
  const { quote_id: id, quote_code: code, quote_product: product_id, quote_stage: stage } = row;
  if (id === null || code === null || product_id === null || stage === null) return {};
  const isRejected = row.quote_rejected === true;
  const facts = { id, code, product_id, stage, isRejected };
  const [due_premium, start_date] = [row.quote_premium ?? 0, row.quote_start ?? ''];
  return { quote: leadQuoteOf(productOf, { ...facts, due_premium, start_date }) };
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
  ...newestQuote(row, viewer.productOf),
  quoteCount: row.quote_count,
  ...(row.next_contact_at === null ? {} : { nextContactAt: row.next_contact_at.toISOString() }),
  ...(row.do_not_contact ? { doNotContact: true } : {}),
  ...(viewer.namesAgents ? { agentName: fullName(row.agent_first_name, row.agent_last_name) } : {}),
  ...(row.agent_id === viewer.agentId
    ? { phone: row.phone, email: row.email, mayContact: row.has_consent }
    : {}),
  zone: row.zone,
});
