import type { Traveller, TravelQuoteRecord } from 'mfe-travel/contract/schemas/quote.ts';
import { destinationById } from 'mfe-travel/rules/destinations/destinations.ts';
import { areaById } from 'mfe-travel/rules/trip.ts';
import { maskIdCard, maskPassport } from '@payung/shared/domain/people/identity-number.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { commonRecordOf, isNumberHidden } from '#areas/quote/quote-record.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { travelDetailsOf } from './details.ts';
import { benefitNames } from './price.ts';

const masked = (traveller: Traveller): Traveller => ({
  ...traveller,
  ...(traveller.idCard === undefined ? {} : { idCard: maskIdCard(traveller.idCard) }),
  ...(traveller.passport === undefined ? {} : { passport: maskPassport(traveller.passport) }),
});

/** The record that screens read (TRV-003, TRV-081, PAY-036). */
export const travelRecordOf = (quote: ShownQuote, viewer: Viewer): TravelQuoteRecord => {
  const { tripType, coverageArea, destination, adultCount, childCount, adults, children, covid } =
    travelDetailsOf(quote);
  const shown = (travellers: readonly Traveller[]) =>
    isNumberHidden(quote, viewer) ? travellers.map(masked) : travellers;
  return {
    ...commonRecordOf(quote, viewer, benefitNames(quote, viewer.language)),
    tripType,
    coverageArea,
    coverageAreaName: areaById(coverageArea)?.name[viewer.language] ?? '',
    destination: destination ?? '',
    destinationName: destinationById(destination ?? '')?.name[viewer.language] ?? '',
    departureDate: quote.start_date,
    arrivalDate: quote.end_date,
    adultCount,
    childCount,
    adults: shown(adults),
    children: shown(children),
    ...(covid === undefined ? {} : { covid }),
  };
};
