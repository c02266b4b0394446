import { addressLine } from '@payung/shared/address/address.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { PremiumPart } from 'mfe-home/rules/offer.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Quote } from '#repositories/tables.ts';
import { insuredSection, linesOf, priceSection } from '#areas/quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/document-texts.ts';
import type { DocumentContent, DocumentLine } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import { fillIn } from '#http/texts.ts';
import { homeDetailsOf } from './details.ts';
import type { HomeDetails } from './details.ts';
import { COVER_NAMES, DEPTHS, HOME_DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import { benefitNames } from './price.ts';

const rupiahOrNothing = (sum: number): string => (sum === 0 ? '' : formatRupiah(sum));

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

/** One line for each rate: sum × rate per mille = amount, by which table, of which day. */
const explanationOf = (part: PremiumPart, language: Language): readonly [string, string] => {
  const zone = part.zone === undefined ? '' : `, ${zoneOf(part.zone, language)}`;
  const illustrative = part.illustrative ? ` (${TEXTS.illustrative[language]})` : '';
  const source = fillIn(TEXTS.source[language], {
    table: part.table,
    source: part.source,
    date: formatDate(part.sourceDate),
  });
  const rate = part.ratePerMille.toLocaleString(language, { maximumFractionDigits: 4 });
  return [
    `${COVER_NAMES[part.cover][language]}${zone}`,
    `${formatRupiah(part.sumInsured)} × ${rate} ‰ = ${formatRupiah(part.amount)}; ${source}${illustrative}`,
  ];
};

export const homeSections = (quote: Quote, language: Language): DocumentContent['sections'] => {
  const details = homeDetailsOf(quote);
  return [
    insuredSection(quote, language),
    { heading: TEXTS.property[language], lines: propertyLines(quote, details, language) },
    { heading: TEXTS.delivery[language], lines: deliveryLines(details, language) },
    priceSection(quote, benefitNames(quote, language), language),
    {
      heading: TEXTS.explained[language],
      lines: linesOf(...details.premiumParts.map((part) => explanationOf(part, language))),
    },
  ];
};
