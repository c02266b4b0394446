import type { ChosenBenefit, CreatedQuote, PromoCode, QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import type { Codec } from '#wire/wire-names.ts';
import { listOf, only, record, renamed, under } from '#wire/wire-names.ts';

const promoCodes: Codec<PromoCode> = only(
  record<PromoCode>({ code: 'promoCode', percent: 'discountPercent' }),
);

/** On the wire a list of one code or none. */
const promoCodeList: Codec<PromoCode> = {
  encode: promoCodes.encode,
  decode: (wire) =>
    ((wire as readonly unknown[]).length === 0 ? undefined : promoCodes.decode(wire)) as PromoCode,
};

/** How the common part of a record is spelled; a product adds its own fields. */
export const quoteNames = {
  id: '_id',
  code: 'quote_Id',
  productId: 'product_Id',
  benefits: renamed(
    'additionalBenefits',
    listOf(record<ChosenBenefit>({ code: 'BenefitCode', name: 'BenefitDesc', premium: 'Premium' })),
  ),
  promoCode: renamed('promoCodeList', promoCodeList),
  insuredPhone: 'insuredMobile',
  insuredBirthDate: 'insuredDob',
  insuredPassport: 'insuredPassportNo',
  startDate: 'effectiveDate',
  endDate: 'expiryDate',
} as const;

export const savedQuoteCodec = <Quote extends QuoteRecord>(quote: Codec<Quote>): Codec<SavedQuote<Quote>> =>
  record<SavedQuote<Quote>>({ quote: renamed('data', quote) });

export const createdQuoteCodec = under('data', record<CreatedQuote>({ code: 'quote_Id' }));
