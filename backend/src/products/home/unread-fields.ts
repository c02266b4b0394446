import type { HomeQuoteRecord } from 'mfe-home/contract/schemas/quote.ts';
import { COVER_FLAGS, flagsOf } from 'mfe-home/contract/cover-flags.ts';
import { daysBetween } from '@payung/shared/domain/dates.ts';

/** The premium of every cover, and of the plan under the name of its fire cover; 0 where one was not chosen. */
const policyRisk = ({ planName, premium, benefits }: HomeQuoteRecord) => ({
  flexasCoverPremium: premium,
  ...Object.fromEntries(
    COVER_FLAGS.map((cover) => [
      cover.premium,
      benefits.find(({ code }) => code === cover.code)?.premium ?? 0,
    ]),
  ),
  policyCoverageList: [
    { coverageName: planName, grossPremium: premium },
    ...benefits.map((benefit) => ({ coverageName: benefit.name, grossPremium: benefit.premium })),
  ],
});

/** Fields that the specification requires and the record already has under other names (HOME-061, HOME-103, PAY-036). */
export const homeUnreadFields = (quote: HomeQuoteRecord) => ({
  quoteId: quote.id,
  lead: [{ email: quote.insuredEmail }],
  proposerName: quote.insuredName,
  promoCode: quote.promoCode?.code ?? '',
  homeEffectiveDate: quote.startDate,
  homeExpiryDate: quote.endDate,
  coverageOption: 0,
  duration: daysBetween(quote.startDate, quote.endDate),
  isEligibleForMultiyear: false,
  ...flagsOf(quote.benefits.map(({ code }) => code)),
  policyLobList: quote.planCode === '' ? [] : [{ policyRiskList: [policyRisk(quote)] }],
});
