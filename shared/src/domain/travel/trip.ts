import { isBefore, isIsoDate, periodDays } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { isDomestic, TRIP_MAX_DAYS } from './constants.ts';
import { areaById } from './coverage-areas.ts';
import { checkAdultCount, checkChildCount } from './travellers.ts';

export interface Trip {
  readonly tripType: number;
  readonly travelCoverageArea: string;
  readonly departureDate: string;
  readonly arrivalDate: string;
  readonly adultCount: number;
  readonly childCount: number;
}

/** Cover begins on the day of departure, so its absence is a missing start date. */
export const checkDeparture = (
  departure: string,
  today: IsoDate,
): 'home.start.required' | 'travel.departure.past' | undefined => {
  if (!isIsoDate(departure)) return 'home.start.required';
  return isBefore(departure, today) ? 'travel.departure.past' : undefined;
};

export const checkArrival = (
  arrival: string,
  departure: string,
): 'travel.arrival.required' | 'travel.arrival.before' | 'travel.trip.tooLong' | undefined => {
  if (!isIsoDate(arrival)) return 'travel.arrival.required';
  if (!isIsoDate(departure)) return undefined;
  if (isBefore(arrival, departure)) return 'travel.arrival.before';
  return periodDays(departure, arrival) > TRIP_MAX_DAYS ? 'travel.trip.tooLong' : undefined;
};

/** The area must exist and belong to the kind of trip. */
export const checkCoverageArea = (areaId: string, tripType: number): 'travel.area.required' | undefined => {
  const area = areaById(areaId);
  return area !== undefined && area.domestic === isDomestic(tripType) ? undefined : 'travel.area.required';
};

/** Messages by field; a field without an entry is good. */
export const checkTrip = (trip: Trip, today: IsoDate) => ({
  travelCoverageArea: checkCoverageArea(trip.travelCoverageArea, trip.tripType),
  departureDate: checkDeparture(trip.departureDate, today),
  arrivalDate: checkArrival(trip.arrivalDate, trip.departureDate),
  adultCount: checkAdultCount(trip.adultCount),
  childCount: checkChildCount(trip.childCount),
});

/** Both ends count. */
export const tripDays = (trip: Pick<Trip, 'departureDate' | 'arrivalDate'>): number =>
  periodDays(trip.departureDate, trip.arrivalDate);
