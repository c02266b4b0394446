import type { Traveller } from 'mfe-travel/contract/schemas/quote.ts';
import { destinationById } from 'mfe-travel/rules/destinations/destinations.ts';
import { areaById } from 'mfe-travel/rules/trip.ts';
import { isDomestic } from 'mfe-travel/rules/constants.ts';
import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import {
  customerSection,
  detailSection,
  ownOnly,
  linesOf,
  shownIdCard,
  shownPassport,
} from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { DetailViewer } from '#areas/quote/product/insurance-product.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { travelDetailsOf } from '../details.ts';
import type { TravelDetails } from '../details.ts';
import { addOnLines, TRAVEL_DOCUMENT_TEXTS } from './document.ts';

const TEXTS = {
  departure: { en: 'Departure', id: 'Keberangkatan' },
  arrival: { en: 'Arrival', id: 'Kepulangan' },
  area: { en: 'Coverage area', id: 'Wilayah pertanggungan' },
  domestic: { en: 'Domestic', id: 'Domestik' },
  adults: { en: 'Adults', id: 'Dewasa' },
  children: { en: 'Children', id: 'Anak' },
} as const satisfies Record<string, BilingualText>;

/** A trip within the country is 'Domestic', all others are named by their area (DASH-010). */
const areaText = ({ tripType, coverageArea }: TravelDetails, { language }: DetailViewer): string =>
  isDomestic(tripType) ? TEXTS.domestic[language] : (areaById(coverageArea)?.name[language] ?? '');

const tripSection = (quote: Quote, viewer: DetailViewer): DetailSection => {
  const { language } = viewer;
  const details = travelDetailsOf(quote);
  return detailSection(
    TRAVEL_DOCUMENT_TEXTS.trip[language],
    linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [TEXTS.departure[language], formatDate(quote.start_date)],
      [TEXTS.arrival[language], formatDate(quote.end_date)],
      [
        TRAVEL_DOCUMENT_TEXTS.destination[language],
        destinationById(details.destination ?? '')?.name[language] ?? '',
      ],
      [TEXTS.area[language], areaText(details, viewer)],
      [TEXTS.adults[language], String(details.adultCount)],
      [TEXTS.children[language], String(details.childCount)],
    ),
  );
};

const travellerText = (
  { fullName, birthDate, idCard = '', passport = '' }: Traveller,
  viewer: DetailViewer,
) =>
  [
    fullName,
    formatDate(birthDate),
    ownOnly(shownIdCard(idCard, viewer), viewer),
    ownOnly(shownPassport(passport, viewer), viewer),
  ]
    .filter((part) => part !== '')
    .join(', ');

const travellersSection = (quote: Quote, viewer: DetailViewer): DetailSection => {
  const { language } = viewer;
  const { adults, children } = travelDetailsOf(quote);
  const line = (kind: 'adult' | 'child') => (traveller: Traveller) =>
    [TRAVEL_DOCUMENT_TEXTS[kind][language], travellerText(traveller, viewer)] as const;
  return detailSection(
    TRAVEL_DOCUMENT_TEXTS.travellers[language],
    linesOf(...adults.map(line('adult')), ...children.map(line('child'))),
  );
};

export const travelDetail = (quote: Quote, viewer: DetailViewer): readonly DetailSection[] => [
  tripSection(quote, viewer),
  customerSection(quote, viewer),
  travellersSection(quote, viewer),
  detailSection(DOCUMENT_TEXTS.addOns[viewer.language], addOnLines(quote, viewer.language)),
];
