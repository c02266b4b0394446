import { formatDate } from '@payung/shared/domain/dates.ts';
import { differingLabels, valueIn } from '@payung/shared/domain/plan-differences.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { maskIdCard, maskPassport } from '@payung/shared/domain/people/identity-number.ts';
import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';
import type { DocumentLine, DocumentSection } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { benefitName, percentOf } from '../price/price.ts';
import type { BenefitNames, Viewer, DetailViewer, OfferedPlan } from '../product/insurance-product.ts';
import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import { config } from '@payung/shared/config.ts';

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

/** So many differences fit on paper beside a plan. */
const COMPARED_LIMITS = 3;

/** Every plan on offer with its premium, and the limits in which the plans differ most; nothing of a single plan. */
export const comparisonSection = (
  plans: readonly OfferedPlan[],
  chosen: string,
  language: Language,
): DocumentSection => {
  const labels = differingLabels(plans).slice(0, COMPARED_LIMITS);
  const limitsOf = (plan: OfferedPlan): string =>
    labels
      .map((label) => `${label}: ${valueIn(plan, label) ?? DOCUMENT_TEXTS.notIncluded[language]}`)
      .join('; ')
      // An amount stays on the line of its unit.
      .replaceAll(/Rp (?=\d)/g, 'Rp\u{A0}');
  const nameOf = ({ code, name }: OfferedPlan): string =>
    code === chosen ? `${name} (${DOCUMENT_TEXTS.chosenPlan[language]})` : name;
  return {
    heading: DOCUMENT_TEXTS.comparison[language],
    lines:
      plans.length < 2
        ? []
        : linesOf(
            ...plans.map(
              (plan) => [nameOf(plan), `${formatRupiah(plan.premium)}. ${limitsOf(plan)}`] as const,
            ),
          ),
    footnote: DOCUMENT_TEXTS.comparisonNote[language],
  };
};

export const exclusionsSection = (texts: readonly string[], language: Language): DocumentSection => ({
  heading: DOCUMENT_TEXTS.exclusions[language],
  style: 'list',
  lines: itemsOf(texts),
  footnote: DOCUMENT_TEXTS.exampleTexts[language],
});

/** Lines of a document as a part of the policy detail. */
export const detailSection = (title: string, lines: readonly DocumentLine[]): DetailSection => ({
  title,
  lines: lines.map(({ label, value }) => ({ label, value })),
});

/** Lines that only the owner of the quote may read: numbers, phones, addresses (ruling R33). */
export const ownOnly = (value: string, { isOwn }: Pick<DetailViewer, 'isOwn'>): string =>
  isOwn ? value : '';

/** The customer; phone and e-mail stand beside the sections. */
export const customerSection = (
  quote: Quote,
  viewer: DetailViewer,
  title: string = DOCUMENT_TEXTS.insured[viewer.language],
): DetailSection => {
  const { language } = viewer;
  return detailSection(
    title,
    linesOf(
      [DOCUMENT_TEXTS.name[language], quote.insured_name],
      [DOCUMENT_TEXTS.birthDate[language], formatDate(quote.insured_birth_date)],
      [DOCUMENT_TEXTS.idCard[language], ownOnly(shownIdCard(quote.insured_id_card, viewer), viewer)],
      [DOCUMENT_TEXTS.passport[language], ownOnly(shownPassport(quote.insured_passport, viewer), viewer)],
    ),
  );
};

const { brand } = config;

/** Whom to call, the same for every product. */
export const contactsSection = (language: Language): DocumentSection => ({
  heading: DOCUMENT_TEXTS.contacts[language],
  lines: linesOf(
    [DOCUMENT_TEXTS.emergency[language], brand.emergencyPhone],
    [DOCUMENT_TEXTS.claims[language], brand.claims.phone],
    [DOCUMENT_TEXTS.claimsHours[language], brand.claims.hours[language]],
    [DOCUMENT_TEXTS.claimsEmail[language], brand.claims.email],
    [DOCUMENT_TEXTS.support[language], brand.supportEmail],
  ),
});

/** Until when, what it costs, and one answer more. */
export const highlightsOf = (
  quote: Quote,
  last: readonly [string, string],
  language: Language,
): readonly DocumentLine[] =>
  linesOf(
    [DOCUMENT_TEXTS.period[language], `${formatDate(quote.start_date)} – ${formatDate(quote.end_date)}`],
    [DOCUMENT_TEXTS.total[language], formatRupiah(quote.due_premium)],
    last,
  );
