import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { maskIdCard, maskPassport } from '@payung/shared/domain/people/identity-number.ts';
import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';
import type { DocumentLine, DocumentSection } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { benefitName } from '../price/benefit-names.ts';
import type { BenefitNames } from '../price/benefit-names.ts';
import type { Viewer } from '../product/insurance-product.ts';
import { percentOf } from '../price/price.ts';

/** An address typed in lines is one line on paper, or a few hundred line ends would be pages of nothing. */
const inOneLine = (text: string): string => text.trim().replace(/,?\s*[\r\n]\s*/g, ', ');

/** Empty answers leave no empty lines behind. */
export const linesOf = (...pairs: readonly (readonly [string, string])[]): readonly DocumentLine[] =>
  pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: inOneLine(value) }));

/** A list of labels alone. */
const itemsOf = (labels: readonly string[]): readonly DocumentLine[] =>
  labels.map((label) => ({ label, value: '' }));

/** A document that an agent downloads is passed on: whole numbers stand in the customer's own alone. */
export const shownIdCard = (number: string, viewer: Viewer): string =>
  viewer.kind === 'agent' ? maskIdCard(number) : number;

export const shownPassport = (number: string, viewer: Viewer): string =>
  viewer.kind === 'agent' ? maskPassport(number) : number;

export const insuredSection = (quote: Quote, viewer: Viewer): DocumentSection => {
  const { language } = viewer;
  return {
    heading: DOCUMENT_TEXTS.insured[language],
    lines: linesOf(
      [DOCUMENT_TEXTS.name[language], quote.insured_name],
      [DOCUMENT_TEXTS.birthDate[language], formatDate(quote.insured_birth_date)],
      [DOCUMENT_TEXTS.idCard[language], shownIdCard(quote.insured_id_card, viewer)],
      [DOCUMENT_TEXTS.passport[language], shownPassport(quote.insured_passport, viewer)],
      [DOCUMENT_TEXTS.phone[language], quote.insured_phone],
      [DOCUMENT_TEXTS.email[language], quote.insured_email],
    ),
  };
};

const amount = (rupiah: number): string => (rupiah === 0 ? '' : formatRupiah(rupiah));

const discountLabel = (quote: Quote, language: Language): string => {
  const percent = percentOf(quote).toLocaleString(language, { maximumFractionDigits: 2 });
  return quote.promo_percent > 0
    ? `${DOCUMENT_TEXTS.promoCode[language]} ${quote.promo_code} (${percent}%)`
    : `${DOCUMENT_TEXTS.discount[language]} (${percent}%)`;
};

const benefitPairs = ({ code, premium, allowance = 0 }: PricedBenefit, names: BenefitNames) => {
  const { name, allowanceText } = benefitName(names, code);
  return [[name, formatRupiah(premium)] as const, [allowanceText, amount(-allowance)] as const];
};

/** The amounts of the quote, which add up to its total; `names` are those of the add-ons, by code. */
export const priceSection = (quote: Quote, names: BenefitNames, language: Language): DocumentSection => ({
  heading: DOCUMENT_TEXTS.price[language],
  style: 'amounts',
  lines: [
    ...linesOf(
      [DOCUMENT_TEXTS.premium[language], formatRupiah(quote.premium)],
      ...quote.benefits.flatMap((benefit) => benefitPairs(benefit, names)),
      [discountLabel(quote, language), amount(-quote.discount_amount)],
      [DOCUMENT_TEXTS.adminCost[language], amount(quote.admin_cost)],
      [DOCUMENT_TEXTS.stampDuty[language], amount(quote.stamp_duty)],
    ),
    { label: DOCUMENT_TEXTS.total[language], value: formatRupiah(quote.due_premium), strong: true },
  ],
});

/** What a product covers and up to what, by its own data. */
export const benefitsSection = (lines: readonly DocumentLine[], language: Language): DocumentSection => ({
  heading: DOCUMENT_TEXTS.benefits[language],
  style: 'amounts',
  lines,
  footnote: DOCUMENT_TEXTS.exampleTexts[language],
});

export const exclusionsSection = (texts: readonly string[], language: Language): DocumentSection => ({
  heading: DOCUMENT_TEXTS.exclusions[language],
  style: 'list',
  lines: itemsOf(texts),
  footnote: DOCUMENT_TEXTS.exampleTexts[language],
});
