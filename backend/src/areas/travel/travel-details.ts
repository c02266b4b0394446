import type { Traveller } from '@payung/shared/api/endpoints/travel.ts';
import type { TripInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { Trip } from '@payung/shared/domain/travel/trip.ts';
import type { Quote } from '#repositories/tables.ts';

/** What only a travel quote knows; kept in the quote's `details`. */
export interface TravelDetails {
  readonly tripType: number;
  readonly travelCoverageArea: string;
  readonly adultCount: number;
  readonly childCount: number;
  readonly covid?: boolean | undefined;
  /** Adults beside the main insured. */
  readonly adults: readonly Traveller[];
  readonly childs: readonly Traveller[];
}

export const travelDetailsOf = (quote: Pick<Quote, 'details'>): TravelDetails =>
  quote.details as unknown as TravelDetails;

export const asDetails = (details: TravelDetails): Quote['details'] => ({ ...details });

export const tripOf = (quote: Pick<Quote, 'details' | 'start_date' | 'end_date'>): Trip => {
  const { tripType, travelCoverageArea, adultCount, childCount } = travelDetailsOf(quote);
  return {
    tripType,
    travelCoverageArea,
    adultCount,
    childCount,
    departureDate: quote.start_date,
    arrivalDate: quote.end_date,
  };
};

/** The fields of a quote that a trip fills. Travellers who no longer fit the trip are asked again. */
export const tripPatch = (trip: TripInput, before: TravelDetails | undefined) => ({
  insured_name: trip.insuredName,
  insured_dob: trip.insuredDob,
  start_date: trip.departureDate,
  end_date: trip.arrivalDate,
  details: asDetails({
    tripType: trip.tripType,
    travelCoverageArea: trip.travelCoverageArea,
    adultCount: trip.adultCount,
    childCount: trip.childCount,
    adults: before?.adultCount === trip.adultCount ? before.adults : [],
    childs: before?.childCount === trip.childCount ? before.childs : [],
  }),
});
