import type { Traveller } from 'mfe-travel/contract/record.ts';
import { areaById } from 'mfe-travel/rules/coverage-areas.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Quote } from '#repositories/tables.ts';
import { insuredSection, linesOf, priceSection } from '#areas/quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/document-texts.ts';
import type { DocumentContent, DocumentLine } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import { travelDetailsOf } from './details.ts';
import { benefitNames } from './price.ts';

const TEXTS = {
  travellers: { en: 'Other travellers', id: 'Peserta lain' },
  trip: { en: 'Trip', id: 'Perjalanan' },
  adult: { en: 'Adult', id: 'Dewasa' },
  child: { en: 'Child', id: 'Anak' },
  destination: { en: 'Destination', id: 'Tujuan' },
} as const satisfies Record<string, BilingualText>;

const travellerLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const { adults, children } = travelDetailsOf(quote);
  const line =
    (kind: 'adult' | 'child') =>
    ({ fullName, birthDate, passport = '' }: Traveller) =>
      [
        TEXTS[kind][language],
        [fullName, formatDate(birthDate), passport].filter((part) => part !== '').join(', '),
      ] as const;
  return linesOf(...adults.map(line('adult')), ...children.map(line('child')));
};

const tripLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const area = areaById(travelDetailsOf(quote).coverageArea);
  return linesOf(
    [DOCUMENT_TEXTS.plan[language], quote.plan_name],
    [TEXTS.destination[language], area?.name[language] ?? ''],
    [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
    [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
  );
};

export const travelSections = (quote: Quote, language: Language): DocumentContent['sections'] => [
  insuredSection(quote, language),
  { heading: TEXTS.travellers[language], lines: travellerLines(quote, language) },
  { heading: TEXTS.trip[language], lines: tripLines(quote, language) },
  priceSection(quote, benefitNames(quote, language), language),
];
