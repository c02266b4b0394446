import { formatDate } from '@payung/shared/domain/dates.ts';
import { areaById } from '@payung/shared/domain/travel/coverage-areas.ts';
import type { Quote } from '#repositories/tables.ts';
import { insuredSection, linesOf, priceSection } from '../quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '../quote/document-texts.ts';
import { wireLanguage } from '../request-language.ts';
import type { DocumentContent, DocumentLine } from '../document-content.ts';
import type { Language } from '../language.ts';
import type { Bilingual } from '../texts.ts';
import { travelDetailsOf } from './travel-details.ts';
import { chosenBenefitsOf } from './travel-record.ts';

const TEXTS = {
  travellers: { en: 'Travelling along', id: 'Peserta lain' },
  trip: { en: 'Journey', id: 'Perjalanan' },
  adult: { en: 'Adult', id: 'Dewasa' },
  child: { en: 'Child', id: 'Anak' },
  destination: { en: 'Destination', id: 'Tujuan' },
} as const satisfies Record<string, Bilingual>;

const travellerLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const { adults, childs } = travelDetailsOf(quote);
  const line =
    (kind: 'adult' | 'child') => (person: { fullName: string; dob: string; passportNo?: string }) =>
      [
        TEXTS[kind][language],
        [person.fullName, formatDate(person.dob), person.passportNo ?? ''].filter(Boolean).join(', '),
      ] as const;
  return linesOf(...adults.map(line('adult')), ...childs.map(line('child')));
};

const tripLines = (quote: Quote, language: Language): readonly DocumentLine[] => {
  const area = areaById(travelDetailsOf(quote).travelCoverageArea);
  return linesOf(
    [DOCUMENT_TEXTS.plan[language], quote.plan_name],
    [TEXTS.destination[language], area?.description[wireLanguage(language)] ?? ''],
    [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
    [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
  );
};

export const travelSections = (quote: Quote, language: Language): DocumentContent['sections'] => [
  insuredSection(quote, language),
  { heading: TEXTS.travellers[language], lines: travellerLines(quote, language) },
  { heading: TEXTS.trip[language], lines: tripLines(quote, language) },
  priceSection(quote, chosenBenefitsOf(quote, wireLanguage(language)), language),
];
