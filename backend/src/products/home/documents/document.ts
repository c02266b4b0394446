import { addressLine } from '@payung/shared/address/address.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { COVER_TEXTS } from 'mfe-home/rules/cover-texts.ts';
import { HOME_COVERS } from 'mfe-home/rules/covers.ts';
import { HOME_PLAN_KINDS } from 'mfe-home/rules/offer.ts';
import type { HomePlanKind, PremiumPart } from 'mfe-home/contract/schemas/offer.ts';
import { totalSumInsured } from 'mfe-home/rules/property.ts';
import { homeExclusions } from 'mfe-home/rules/cover-summary.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Quote } from '#areas/quote/tables.ts';
import {
  benefitsSection,
  exclusionsSection,
  insuredSection,
  linesOf,
  priceSection,
} from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import type { DocumentContent, DocumentLine } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import { homeDetailsOf, propertyOf } from '../details.ts';
import type { HomeDetails } from '../details.ts';
import { COVER_NAMES, DEPTHS, HOME_DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import { benefitNames, planOfCode } from '../price/price.ts';
import { HOME_COVER_ROWS, planCoverage } from '../tariff/plans.ts';

export const rupiahOrNothing = (sum: number): string => (sum === 0 ? '' : formatRupiah(sum));

const propertyLines = (quote: Quote, details: HomeDetails, language: Language): readonly DocumentLine[] =>
  linesOf(
    [DOCUMENT_TEXTS.plan[language], quote.plan_name],
    [TEXTS.propertyType[language], TEXTS[details.propertyType][language]],
    [TEXTS.address[language], addressLine({ ...details.address, postalCode: '' })],
    [TEXTS.postalCode[language], details.address.postalCode],
    [TEXTS.stories[language], String(details.stories)],
    [TEXTS.building[language], rupiahOrNothing(details.buildingSumInsured)],
    [TEXTS.contents[language], rupiahOrNothing(details.contentsSumInsured)],
    [TEXTS.fixtures[language], rupiahOrNothing(details.fixturesSumInsured)],
    [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
    [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
  );

const deliveryLines = (details: HomeDetails, language: Language): readonly DocumentLine[] =>
  linesOf(
    [TEXTS.correspondence[language], addressLine(details.correspondence)],
    [TEXTS.print[language], TEXTS[details.printOption][language]],
    [TEXTS.hardCopyTo[language], details.hardCopyAddress],
  );

const zoneOf = (zone: string, language: Language): string =>
  `${TEXTS.zone[language]} ${DEPTHS[zone]?.[language] ?? zone}`;

const sourceOf = ({ source, sourceDate }: PremiumPart): string => `${source} (${formatDate(sourceDate)})`;

/** One line for each rate: sum × rate per mille = amount, by which table, of which day. */
const explanationOf = (part: PremiumPart, language: Language): readonly [string, string] => {
  const zone = part.zone === undefined ? '' : `, ${zoneOf(part.zone, language)}`;
  const table = fillIn(TEXTS.table[language], {
    table: part.table,
    source: part.illustrative ? TEXTS.exampleRate[language] : sourceOf(part),
  });
  const rate = part.ratePerMille.toLocaleString(language, { maximumFractionDigits: 4 });
  return [
    `${COVER_NAMES[part.cover][language]}${zone}`,
    `${formatRupiah(part.sumInsured)} × ${rate} ‰ = ${formatRupiah(part.amount)}; ${table}`,
  ];
};

/** Where example rates come from, each source once. */
const exampleSources = (parts: readonly PremiumPart[], language: Language): string | undefined => {
  const sources = [...new Set(parts.filter((part) => part.illustrative).map(sourceOf))].join('; ');
  return sources === '' ? undefined : fillIn(TEXTS.exampleSource[language], { sources });
};

const explanationSection = (
  parts: readonly PremiumPart[],
  language: Language,
): DocumentContent['sections'][number] => {
  const footnote = exampleSources(parts, language);
  return {
    heading: TEXTS.explained[language],
    lines: linesOf(...parts.map((part) => explanationOf(part, language))),
    ...(footnote === undefined ? {} : { footnote }),
  };
};

const chosenCovers = (quote: Quote) =>
  HOME_COVERS.filter(({ code }) => quote.benefits.some((benefit) => benefit.code === code));

/** Every peril of the plan and of the chosen covers: each pays up to the whole sum insured. */
export const homeBenefitLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const plan = planOfCode(quote.plan_code);
  if (plan === undefined) return [];
  const limit = formatRupiah(totalSumInsured(propertyOf(quote)));
  const perils = [
    ...HOME_COVER_ROWS.filter(({ coveredBy }) => coveredBy.includes(plan)).map((row) => row.description),
    ...chosenCovers(quote).map(({ cover }) => COVER_TEXTS[cover].description),
  ];
  return linesOf(...perils.map((peril) => [peril[language], limit] as const));
};

const exclusionsOf = (quote: Quote, language: Language): readonly string[] => {
  const plan = planOfCode(quote.plan_code);
  if (plan === undefined) return [];
  const rowsOf = (kind: HomePlanKind) => planCoverage(kind, language);
  return homeExclusions(
    {
      rows: rowsOf(plan),
      otherRows: HOME_PLAN_KINDS.filter((kind) => kind !== plan).flatMap(rowsOf),
      chosen: quote.benefits.map(({ code }) => code),
    },
    language,
  );
};

export const homeSections = (quote: Quote, viewer: Viewer): DocumentContent['sections'] => {
  const { language } = viewer;
  const details = homeDetailsOf(quote);
  return [
    insuredSection(quote, viewer),
    { heading: TEXTS.property[language], lines: propertyLines(quote, details, language) },
    { heading: TEXTS.delivery[language], lines: deliveryLines(details, language) },
    priceSection(quote, benefitNames(quote, language), language),
    benefitsSection(homeBenefitLines(quote, language), language),
    exclusionsSection(exclusionsOf(quote, language), language),
    explanationSection(details.premiumParts, language),
  ];
};
