import type { NewTravelQuote } from 'mfe-travel/contract/schemas/quote.ts';
import type { travelCalls } from 'mfe-travel/contract/endpoints.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Handler } from '#areas/area.ts';
import { priceValidUntil, openQuote } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';
import { validatePhone } from '#areas/quote/update-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { travelDetailsOf, tripPatch } from './details.ts';
import { validateTrip } from './validate.ts';

const isSameTrip = (quote: Quote, trip: NewTravelQuote): boolean => {
  const details = travelDetailsOf(quote);
  return (
    details.coverageArea === trip.coverageArea &&
    (details.destination ?? '') === (trip.destination ?? '') &&
    details.adultCount === trip.adultCount &&
    details.childCount === trip.childCount &&
    quote.start_date === trip.departureDate &&
    quote.end_date === trip.arrivalDate &&
    quote.insured_name === trip.insuredName
  );
};

/** What a new quote knows of its trip. */
export const travelFacts = (trip: NewTravelQuote, today: IsoDate): QuoteFacts => ({
  ...tripPatch(trip, undefined),
  product_id: PRODUCT_IDS.travel,
  request_id: trip.requestId,
  insured_phone: trip.insuredPhone ?? '',
  valid_until: priceValidUntil(today, trip.departureDate),
});

export const createTravelQuote: Handler<typeof travelCalls.createTravelQuote> = (
  { body, caller },
  services,
) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: PRODUCT_IDS.travel,
    check: (today) => {
      validateTrip(body, today);
      if (body.insuredPhone !== undefined && body.insuredPhone !== '') validatePhone(body.insuredPhone);
      return travelFacts(body, today);
    },
    isSame: (quote) => isSameTrip(quote, body),
  });
