import type { TripInput } from '#contract/schemas/quote.ts';
import { checkStartAhead } from '@payung/shared/domain/cover-start.ts';
import { checkTypedDate, isBefore, isIsoDate, periodDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { isDomestic, MAX_TRIP_DAYS } from './constants.ts';
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
const checkCoverageArea = (areaId: string, tripType: number): 'travel.area.required' | undefined => {
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

interface SoldArea {
  readonly id: string;
  readonly name: BilingualText;
  readonly isDomestic: boolean;
}

/** ILLUSTRATIVE: the specification names ids without their meaning. Area 3 is the one without the COVID question. */
export const COVERAGE_AREAS: readonly SoldArea[] = [
  { id: '1', name: { en: 'ASEAN', id: 'ASEAN' }, isDomestic: false },
  { id: '2', name: { en: 'Asia Pacific', id: 'Asia Pasifik' }, isDomestic: false },
  { id: '3', name: { en: 'Schengen countries', id: 'Negara Schengen' }, isDomestic: false },
  { id: '4', name: { en: 'Worldwide', id: 'Seluruh dunia' }, isDomestic: false },
  { id: '5', name: { en: 'Indonesia', id: 'Indonesia' }, isDomestic: true },
];

export const areaById = (id: string): SoldArea | undefined => COVERAGE_AREAS.find((area) => area.id === id);
