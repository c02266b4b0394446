import type { ChosenBenefit } from '@payung/shared/api/endpoints/quote.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { areaById } from '@payung/shared/domain/travel/coverage-areas.ts';
import { tripDays } from '@payung/shared/domain/travel/trip.ts';
import type { ShownQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { commonRecordOf, namedBenefits } from '../quote/quote-record.ts';
import type { Viewer } from '../quote/sold-product.ts';
import type { WireLanguage } from '@payung/shared/domain/wire-text.ts';
import { travelDetailsOf, tripOf } from './travel-details.ts';
import { benefitsOnOffer } from './travel-price.ts';

export const chosenBenefitsOf = (quote: Quote, language: WireLanguage): readonly ChosenBenefit[] =>
  namedBenefits(quote, benefitsOnOffer(quote, language));

/** The record that screens read (TRV-003, TRV-081, PAY-036). */
export const travelRecordOf = (quote: ShownQuote, viewer: Viewer): TravelQuoteRecord => {
  const details = travelDetailsOf(quote);
  return {
    ...commonRecordOf(quote, viewer),
    leadId: quote.lead_id,
    additionalBenefits: chosenBenefitsOf(quote, viewer.language),
    coverageOption: details.tripType,
    duration: tripDays(tripOf(quote)),
    tripType: details.tripType,
    travelCoverageArea: details.travelCoverageArea,
    travelCoverageAreaDesc: areaById(details.travelCoverageArea)?.description[viewer.language] ?? '',
    typeofProduct: 'Travel',
    occupationType: '',
    departureDate: quote.start_date,
    arrivalDate: quote.end_date,
    adultCount: details.adultCount,
    childCount: details.childCount,
    adults: details.adults,
    childs: details.childs,
    ...(details.covid === undefined ? {} : { covid: details.covid }),
  };
};
