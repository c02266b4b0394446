import type { ChosenBenefit, QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { maskIdCard, maskPassport } from '@payung/shared/domain/people/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from './tables.ts';
import type { Viewer } from './product/insurance-product.ts';
import { benefitName } from './price/benefit-names.ts';
import type { BenefitNames } from './price/benefit-names.ts';
import { paymentStatusOf } from './payment-status.ts';
import { dueLinesOf, orderOf } from './price/price-lines.ts';

const discountGivenBy = (quote: Quote): QuoteRecord['discountGivenBy'] => {
  if (quote.promo_percent > 0) return 'promo';
  return quote.discount_percent > 0 ? 'agent' : 'nobody';
};

const amountsOf = (quote: ShownQuote) => ({
  premium: quote.premium,
  discountPercent: quote.discount_percent,
  discountAmount: quote.discount_amount,
  discountGivenBy: discountGivenBy(quote),
  ...(quote.promo_code === '' ? {} : { promoCode: { code: quote.promo_code, percent: quote.promo_percent } }),
  adminCost: quote.admin_cost,
  stampDuty: quote.stamp_duty,
  duePremium: quote.due_premium,
  ...(quote.proposal_no === null ? {} : { proposalNo: quote.proposal_no }),
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  paymentStatus: paymentStatusOf(quote),
  ...(quote.payment_link_expires_at === null
    ? {}
    : { linkExpiresAt: quote.payment_link_expires_at.toISOString() }),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
});

/** Once nothing can be changed any more, an agent has no use for the whole number (data minimisation). */
export const isNumberHidden = (quote: Quote, viewer: Viewer): boolean =>
  viewer.kind === 'agent' && isSold(quote.stage);

const numbersFor = (quote: Quote, viewer: Viewer) => ({
  insuredIdCard: isNumberHidden(quote, viewer) ? maskIdCard(quote.insured_id_card) : quote.insured_id_card,
  insuredPassport: isNumberHidden(quote, viewer)
    ? maskPassport(quote.insured_passport)
    : quote.insured_passport,
});

const insuredOf = (quote: ShownQuote, viewer: Viewer) => ({
  insuredName: quote.insured_name,
  insuredEmail: quote.insured_email,
  insuredPhone: quote.insured_phone,
  insuredBirthDate: quote.insured_birth_date,
  ...numbersFor(quote, viewer),
});

/** The chosen add-ons with their names. */
export const chosenBenefits = (
  quote: Pick<Quote, 'benefits'>,
  names: BenefitNames,
): readonly ChosenBenefit[] =>
  quote.benefits.map(({ code, premium }) => ({ code, name: benefitName(names, code).name, premium }));

/** What the records of all products share (PAY-036); `names` are those of the add-ons, by code. */
export const commonRecordOf = (quote: ShownQuote, viewer: Viewer, names: BenefitNames): QuoteRecord => {
  const order = orderOf(quote, names);
  return {
    id: quote.id,
    code: quote.code,
    productId: quote.product_id,
    leadId: quote.lead_id,
    stage: quote.stage,
    version: quote.version,
    planName: quote.plan_name,
    planCode: quote.plan_code,
    benefits: chosenBenefits(quote, names),
    ...amountsOf(quote),
    ...order,
    dueLines: dueLinesOf(quote, order),
    ...insuredOf(quote, viewer),
    startDate: quote.start_date,
    endDate: quote.end_date,
    savedAt: quote.saved_at.toISOString(),
    ...(quote.quoted_at === null ? {} : { quotedAt: quote.quoted_at.toISOString() }),
    validUntil: quote.valid_until,
    agentName: `${quote.first_name} ${quote.last_name}`.trim(),
    ...(quote.rejection === null
      ? {}
      : { rejection: { reason: quote.rejection.reason, at: quote.rejection.at } }),
  };
};
