import type { HomeQuoteRecord, PolicyRisk } from '@payung/shared/api/endpoints/home.ts';
import { daysBetween } from '@payung/shared/domain/dates.ts';
import { flagsOf } from '@payung/shared/domain/home/covers.ts';
import { homeBenefitsFor } from '@payung/shared/domain/home/offers.ts';
import { sumOf } from '@payung/shared/domain/money.ts';
import { ocrDetailsOf } from '#areas/identity/ocr-details-of.ts';
import { seenBy } from '#areas/identity/identities.ts';
import type { Queries } from '#database/database.ts';
import type { ShownQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { commonRecordOf, namedBenefits } from '../quote/quote-record.ts';
import type { Viewer } from '../quote/sold-product.ts';
import type { WireLanguage } from '@payung/shared/domain/wire-text.ts';
import { iconAddress } from './benefit-icons.ts';
import { homeDetailsOf, propertyOf, provinceNameOf } from './home-details.ts';
import { planOfCode } from './home-price.ts';

/** Chosen covers with their names in the reader's language. */
export const chosenCoversOf = (quote: Quote, language: WireLanguage) =>
  namedBenefits(quote, homeBenefitsFor(propertyOf(quote), language, iconAddress));

const premiumOf = (quote: Quote, code: string): number =>
  quote.benefits.find((benefit) => benefit.BenefitCode === code)?.Premium ?? 0;

const riskOf = (quote: Quote, language: WireLanguage): PolicyRisk => ({
  flexasCoverPremium: quote.premium,
  eQCoverPremium: premiumOf(quote, 'C0001028'),
  rsmdccCoverPremium: premiumOf(quote, 'C0002004'),
  floodCoverPremium: premiumOf(quote, 'C0002003'),
  policyCoverageList: [
    { coverageName: quote.plan_name, grossPremium: quote.premium },
    ...chosenCoversOf(quote, language).map(({ BenefitDesc, Premium }) => ({
      coverageName: BenefitDesc,
      grossPremium: Premium,
    })),
  ],
});

const coversOf = (quote: Quote, language: WireLanguage) => ({
  ...flagsOf(quote.benefits.map((benefit) => benefit.BenefitCode)),
  additionalBenefits: chosenCoversOf(quote, language),
  grossPremium: quote.premium + sumOf(quote.benefits.map((benefit) => benefit.Premium)),
  policyLobList: quote.plan_code === '' ? [] : [{ policyRiskList: [riskOf(quote, language)] }],
});

const ocrOf = async (db: Queries, quote: ShownQuote, viewer: Viewer) => {
  const details = await ocrDetailsOf(db, quote.id);
  return details === undefined ? {} : { ocrDetails: seenBy(details, viewer.kind, quote.stage) };
};

/** The record that screens read (HOME-061, HOME-103, PAY-036). */
export const homeRecordOf = async (
  db: Queries,
  quote: ShownQuote,
  viewer: Viewer,
): Promise<HomeQuoteRecord> => {
  const { requirementsAgreed: _agreed, ...details } = homeDetailsOf(quote);
  return {
    ...commonRecordOf(quote, viewer),
    ...details,
    ...coversOf(quote, viewer.language),
    ...(await ocrOf(db, quote, viewer)),
    quoteId: quote.id,
    leadId: { _id: quote.lead_id },
    lead: [{ email: quote.insured_email }],
    typeofProduct: planOfCode(quote.plan_code) ?? '',
    promoCode: quote.promo_code,
    proposerName: quote.insured_name,
    homeEffectiveDate: quote.start_date,
    homeExpiryDate: quote.end_date,
    addrProvince: provinceNameOf(details),
    coverageOption: 0,
    duration: daysBetween(quote.start_date, quote.end_date),
    ...(quote.session_id === null ? {} : { SessionId: quote.session_id }),
  };
};
