import type { ChosenBenefit, QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { maskIdCard } from '@payung/shared/domain/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { ShownQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { paymentStatusOf } from './payment-status.ts';
import type { Viewer } from './sold-product.ts';

const discountGivenBy = (quote: Quote): QuoteRecord['discountGivenBy'] => {
  if (quote.promo_percent > 0) return 'promo';
  return quote.discount_percent > 0 ? 'agent' : 'nobody';
};

const amountsOf = (quote: ShownQuote) => ({
  premium: quote.premium,
  discountPercent: quote.discount_percent,
  discountAmount: quote.discount_amount,
  discountGivenBy: discountGivenBy(quote),
  promoCodeList:
    quote.promo_code === '' ? [] : [{ promoCode: quote.promo_code, discountPercent: quote.promo_percent }],
  adminCost: quote.admin_cost,
  stampDuty: quote.stamp_duty,
  duePremium: quote.due_premium,
  ...(quote.proposal_no === null ? {} : { proposalNo: quote.proposal_no }),
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  paymentStatus: paymentStatusOf(quote),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
});

/** Once nothing can be changed any more, an agent has no use for the whole number (data minimisation). */
const idCardFor = (quote: Quote, viewer: Viewer): string =>
  viewer.kind === 'agent' && isSold(quote.stage) ? maskIdCard(quote.insured_id_card) : quote.insured_id_card;

const insuredOf = (quote: ShownQuote, viewer: Viewer) => ({
  insuredName: quote.insured_name,
  insuredEmail: quote.insured_email,
  insuredMobile: quote.insured_phone,
  insuredDob: quote.insured_dob,
  insuredIdCard: idCardFor(quote, viewer),
  insuredPassportNo: quote.insured_passport,
});

/** Chosen add-ons with their names in the reader's language. */
export const namedBenefits = (
  quote: Quote,
  offered: readonly { readonly BenefitCode: string; readonly BenefitDesc: string }[],
): readonly ChosenBenefit[] => {
  const names = new Map(offered.map((item) => [item.BenefitCode, item.BenefitDesc]));
  return quote.benefits.map(({ BenefitCode, Premium }) => ({
    BenefitCode,
    BenefitDesc: names.get(BenefitCode) ?? BenefitCode,
    Premium,
  }));
};

/** What the records of all products share (PAY-036). */
export const commonRecordOf = (quote: ShownQuote, viewer: Viewer) => ({
  _id: quote.id,
  quote_Id: quote.code,
  product_Id: quote.product_id,
  stage: quote.stage,
  version: quote.version,
  planName: quote.plan_name,
  planCode: quote.plan_code,
  ...amountsOf(quote),
  ...insuredOf(quote, viewer),
  effectiveDate: quote.start_date,
  expiryDate: quote.end_date,
  isEligibleForMultiyear: false,
  savedAt: quote.saved_at.toISOString(),
  validUntil: quote.valid_until,
  agentName: `${quote.first_name} ${quote.last_name}`.trim(),
});
