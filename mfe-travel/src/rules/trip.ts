import type { TripInput } from '#contract/changes.ts';
import { checkStartAhead } from '@payung/shared/domain/cover-start.ts';
import { checkTypedDate, isBefore, isIsoDate, periodDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isDomestic, MAX_TRIP_DAYS } from './constants.ts';
import { areaById } from './coverage-areas.ts';
import { checkAdultCount, checkChildCount } from './travellers.ts';

/** All that a premium depends on. */
export type Trip = Omit<TripInput, 'insuredName' | 'insuredBirthDate'>;

/** Cover begins on the day of departure. */
export const checkDeparture = (
  departure: string,
  today: IsoDate,
): 'travel.departure.required' | 'travel.departure.past' | 'date.invalid' | 'start.tooFar' | undefined => {
  const unreadable = checkTypedDate(departure);
  if (unreadable !== undefined) return unreadable;
  if (!isIsoDate(departure)) return 'travel.departure.required';
  return isBefore(departure, today) ? 'travel.departure.past' : checkStartAhead(departure, today);
};

export const checkArrival = (
  arrival: string,
  departure: string,
):
  | 'travel.arrival.required'
  | 'travel.arrival.before'
  | 'travel.trip.tooLong'
  | 'date.invalid'
  | undefined => {
  const unreadable = checkTypedDate(arrival);
  if (unreadable !== undefined) return unreadable;
  if (!isIsoDate(arrival)) return 'travel.arrival.required';
  if (!isIsoDate(departure)) return undefined;
  if (isBefore(arrival, departure)) return 'travel.arrival.before';
  return periodDays(departure, arrival) > MAX_TRIP_DAYS ? 'travel.trip.tooLong' : undefined;
};

/** The area must exist and belong to the kind of trip. */
export const checkCoverageArea = (areaId: string, tripType: number): 'travel.area.required' | undefined => {
  const area = areaById(areaId);
  return area !== undefined && area.isDomestic === isDomestic(tripType) ? undefined : 'travel.area.required';
};

/** Messages by field; a field without an entry is valid. */
export const checkTrip = (trip: Trip, today: IsoDate) => ({
  coverageArea: checkCoverageArea(trip.coverageArea, trip.tripType),
  departureDate: checkDeparture(trip.departureDate, today),
  arrivalDate: checkArrival(trip.arrivalDate, trip.departureDate),
  adultCount: checkAdultCount(trip.adultCount),
  childCount: checkChildCount(trip.childCount),
});

/** Both ends count. */
export const tripDays = (trip: Pick<Trip, 'departureDate' | 'arrivalDate'>): number =>
  periodDays(trip.departureDate, trip.arrivalDate);
