import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { CreateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { Quote } from '#repositories/tables.ts';
import type { AskOf } from '../area.ts';
import { requireGoodPhone } from '../quote/phone.ts';
import { holdsUntil, openQuote } from '../quote/open-quote.ts';
import type { QuoteFacts } from '../quote/open-quote.ts';
import type { Services } from '../services.ts';
import { requireGoodTrip } from './travel-checks.ts';
import { travelDetailsOf, tripPatch } from './travel-details.ts';

const isSameTrip = (quote: Quote, trip: CreateTravelQuoteInput): boolean => {
  const details = travelDetailsOf(quote);
  return (
    details.travelCoverageArea === trip.travelCoverageArea &&
    details.adultCount === trip.adultCount &&
    details.childCount === trip.childCount &&
    quote.start_date === trip.departureDate &&
    quote.end_date === trip.arrivalDate &&
    quote.insured_name === trip.insuredName
  );
};

/** What a fresh quote knows of its trip. */
export const travelFacts = (trip: CreateTravelQuoteInput, today: IsoDate): QuoteFacts => ({
  ...tripPatch(trip, undefined),
  product_id: PRODUCT_IDS.travel,
  request_id: trip.requestId,
  insured_phone: trip.insuredMobile ?? '',
  valid_until: holdsUntil(today, trip.departureDate),
});

export const createTravelQuote = ({ body, caller }: AskOf<'createTravelQuote'>, services: Services) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: PRODUCT_IDS.travel,
    check: (today) => {
      requireGoodTrip(body, today);
      if (body.insuredMobile !== undefined && body.insuredMobile !== '') {
        requireGoodPhone(body.insuredMobile);
      }
      return travelFacts(body, today);
    },
    isSame: (quote) => isSameTrip(quote, body),
  });
