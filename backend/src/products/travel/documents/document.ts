import type { Traveller } from 'mfe-travel/contract/schemas/quote.ts';
import { destinationById } from 'mfe-travel/rules/destinations/destinations.ts';
import { areaById } from 'mfe-travel/rules/trip.ts';
import { isDomestic } from 'mfe-travel/rules/constants.ts';
import { TRAVEL_WORDING } from 'mfe-travel/rules/wording.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Quote } from '#areas/quote/tables.ts';
import {
  benefitsSection,
  exclusionsSection,
  insuredSection,
  linesOf,
  priceSection,
  shownIdCard,
  shownPassport,
} from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import type { DocumentContent, DocumentLine } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import { travelDetailsOf } from '../details.ts';
import type { TravelDetails } from '../details.ts';
import { benefitNames } from '../price.ts';
import { ADD_ONS } from '../tariff/add-ons.ts';
import { PLANS } from '../tariff/plans.ts';
import type { CoverRow } from '../tariff/plans.ts';

/** Texts of its documents and of its policy detail, beside those of every product. */
export const TRAVEL_DOCUMENT_TEXTS = {
  travellers: { en: 'Other travellers', id: 'Peserta lain' },
  trip: { en: 'Trip', id: 'Perjalanan' },
  adult: { en: 'Adult', id: 'Dewasa' },
  child: { en: 'Child', id: 'Anak' },
  destination: { en: 'Destination', id: 'Tujuan' },
} as const satisfies Record<string, BilingualText>;

const travellerLines = (quote: Quote, viewer: Viewer): readonly DocumentLine[] => {
  const { adults, children } = travelDetailsOf(quote);
  const line =
    (kind: 'adult' | 'child') =>
    ({ fullName, birthDate, idCard = '', passport = '' }: Traveller) => {
      const numbers = [shownIdCard(idCard, viewer), shownPassport(passport, viewer)];
      const parts = [fullName, formatDate(birthDate), ...numbers];
      return [
        TRAVEL_DOCUMENT_TEXTS[kind][viewer.language],
        parts.filter((part) => part !== '').join(', '),
      ] as const;
    };
  return linesOf(...adults.map(line('adult')), ...children.map(line('child')));
};

/** What people call it, and the area that the policy covers. */
const destinationText = ({ destination = '', coverageArea }: TravelDetails, language: Language): string => {
  const area = areaById(coverageArea)?.name[language] ?? '';
  const name = destinationById(destination)?.name[language] ?? area;
  return name === area ? area : `${name} (${area})`;
};

const tripLines = (quote: Quote, language: Language): readonly DocumentLine[] =>
  linesOf(
    [DOCUMENT_TEXTS.plan[language], quote.plan_name],
    [TRAVEL_DOCUMENT_TEXTS.destination[language], destinationText(travelDetailsOf(quote), language)],
    [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
    [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
  );

/** The plan's rows with the sums of the trip; what is not insured there is left out. */
const benefitLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const where = isDomestic(travelDetailsOf(quote).tripType) ? 'domestic' : 'international';
  const rows = PLANS.find(({ code }) => code === quote.plan_code)?.cover ?? [];
  const limitOf = (row: CoverRow): string => {
    if (row.type === 'C') return DOCUMENT_TEXTS.included[language];
    return row[where] === 0 ? '' : formatRupiah(row[where]);
  };
  return linesOf(...rows.map((row) => [row.name[language], limitOf(row)] as const));
};

/** The chosen add-ons, each with what it pays for. */
export const addOnLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const chosen = new Set(quote.benefits.map(({ code }) => code));
  return linesOf(
    ...ADD_ONS.filter(({ code }) => chosen.has(code)).map(({ code, name, note }) => {
      const parts = ADD_ONS.filter(({ parent }) => parent === code).map((part) => part.name[language]);
      return [name[language], [note[language], ...parts.map((part) => `${part}.`)].join(' ')] as const;
    }),
  );
};

export const travelSections = (quote: Quote, viewer: Viewer): DocumentContent['sections'] => {
  const { language } = viewer;
  return [
    insuredSection(quote, viewer),
    { heading: TRAVEL_DOCUMENT_TEXTS.travellers[language], lines: travellerLines(quote, viewer) },
    { heading: TRAVEL_DOCUMENT_TEXTS.trip[language], lines: tripLines(quote, language) },
    priceSection(quote, benefitNames(quote, language), language),
    benefitsSection(benefitLines(quote, language), language),
    { heading: DOCUMENT_TEXTS.addOns[language], lines: addOnLines(quote, language) },
    exclusionsSection(exclusionsOf(TRAVEL_WORDING, travelDetailsOf(quote), language), language),
  ];
};
