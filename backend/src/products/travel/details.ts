import type { TripInput, Traveller } from 'mfe-travel/contract/schemas/quote.ts';
import type { Trip } from 'mfe-travel/rules/trip.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** What only a travel quote knows; kept in the quote's `details`. */
export interface TravelDetails {
  readonly tripType: number;
  readonly coverageArea: string;
  /** Quotes made before it was asked have none. */
  readonly destination?: string | undefined;
  readonly adultCount: number;
  readonly childCount: number;
  readonly covid?: boolean | undefined;
  /** Adults beside the main insured. */
  readonly adults: readonly Traveller[];
  readonly children: readonly Traveller[];
}

export const travelDetailsOf = (quote: Pick<Quote, 'details'>): TravelDetails =>
  quote.details as unknown as TravelDetails;

export const asDetails = (details: TravelDetails): Quote['details'] => ({ ...details });

export const tripOf = (quote: Pick<Quote, 'details' | 'start_date' | 'end_date'>): Trip => {
  const { tripType, coverageArea, adultCount, childCount } = travelDetailsOf(quote);
  return {
    tripType,
    coverageArea,
    adultCount,
    childCount,
    departureDate: quote.start_date,
    arrivalDate: quote.end_date,
  };
};

/** What a trip sets of a quote. Travellers who no longer match the trip must be entered again. */
export const tripPatch = (trip: TripInput, before: TravelDetails | undefined) => ({
  insured_name: trip.insuredName,
  insured_birth_date: trip.insuredBirthDate,
  start_date: trip.departureDate,
  end_date: trip.arrivalDate,
  details: asDetails({
    tripType: trip.tripType,
    coverageArea: trip.coverageArea,
    destination: trip.destination,
    adultCount: trip.adultCount,
    childCount: trip.childCount,
    adults: before?.adultCount === trip.adultCount ? before.adults : [],
    children: before?.childCount === trip.childCount ? before.children : [],
  }),
});
