import type { PolicyDetail } from '@payung/shared/schemas/lists.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { linkStateOfRow } from '#areas/auth/links/newest-link-sql.ts';
import { requireAgent } from '#core/access/caller.ts';
import { isPayable } from '#areas/payment/payable.ts';
import { moneyBackOf, paymentStatusOf, recordRead, requireQuoteToShow } from '#areas/quote/quote-record.ts';
import { dueLinesOf, orderOf } from '#areas/quote/price/price.ts';
import { findLineFacts } from '#areas/lists/sql/agent-lists.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { statusOfRow } from './lines.ts';

const optionalOf = (quote: ShownQuote, isJourney: boolean) => ({
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  ...(quote.proposal_no === null ? {} : { proposalNo: quote.proposal_no }),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
  ...(quote.payment_link_expires_at === null
    ? {}
    : { linkExpiresAt: quote.payment_link_expires_at.toISOString() }),
  ...(isJourney ? { departureDate: quote.start_date } : {}),
});

const contactOf = (quote: ShownQuote, isOwn: boolean) =>
  isOwn ? { phone: quote.insured_phone, email: quote.insured_email } : {};

/** A quote or policy as the page of one of them shows it; its product writes the sections (ruling R41). */
export const policyDetail = async (
  { params, query, caller, language }: HandlerContextOf<'policyDetail'>,
  services: Services,
): Promise<PolicyDetail> => {
  const { db, clock, products } = services;
  const today = todayInJakarta(clock.now());
  const quote = await requireQuoteToShow(services, params.quoteId);
  await recordRead(services, { caller, quoteId: quote.id, logkey: query.logkey });
  const product = products.shown(quote.product_id);
  const isOwn = quote.agent_id === requireAgent(caller).agentId;
  const facts = await findLineFacts(db, quote.id);
  const order = orderOf(quote, product.benefitNames(quote, language));
  const sections = await product.detailSections(quote, { kind: 'agent', language, isOwn }, db);
  return {
    quoteId: quote.id,
    code: quote.code,
    productId: quote.product_id,
    stage: quote.stage,
    status: statusOfRow(services, { ...quote, ...facts }, today),
    customerName: quote.insured_name,
    planCode: quote.plan_code,
    planName: quote.plan_name,
    startDate: quote.start_date,
    endDate: quote.end_date,
    duePremium: quote.due_premium,
    dueLines: dueLinesOf(quote, order),
    paymentStatus: paymentStatusOf(quote),
    ...optionalOf(quote, product.isJourney),
    link: linkStateOfRow(facts, clock.now()),
    isPayable: isPayable(services, quote, today),
    ...moneyBackOf(quote),
    isOwn,
    agentName: `${quote.first_name} ${quote.last_name}`.trim(),
    ...contactOf(quote, isOwn),
    leadId: quote.of_lead_id ?? '',
    sections: sections.filter(({ lines, pictures = [] }) => lines.length + pictures.length > 0),
  };
};
