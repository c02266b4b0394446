import { addDays, isIsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { TripInput, TravelQuoteRecord } from '#contract/schemas/quote.ts';
import type { CoverageArea } from '#contract/schemas/plans.ts';
import { TRIP_TYPE, USUAL_TRIP_DAYS } from '#rules/constants.ts';
import { destinationOfArea } from '#rules/destinations/country-areas.ts';
import type { Destination } from '#rules/destinations/destinations.ts';

/** Values of the form; empty text where nothing was given yet. Area and kind of trip follow from the destination. */
export interface CreateQuoteValues extends TripInput {
  readonly destination: string;
  readonly insuredPhone: string;
}

export const emptyValues = (destination: string): CreateQuoteValues => ({
  destination,
  tripType: TRIP_TYPE.international,
  coverageArea: '',
  departureDate: '',
  arrivalDate: '',
  adultCount: 1,
  childCount: 0,
  insuredName: '',
  insuredBirthDate: '',
  insuredPhone: '',
});

/** A quote that names no destination is shown with the word for its area. */
const destinationOf = (quote: TravelQuoteRecord): string =>
  quote.destination || destinationOfArea(quote.coverageArea);

/** The trip of a quote as it was saved, to be changed. */
export const valuesOf = (quote: TravelQuoteRecord): CreateQuoteValues => ({
  destination: destinationOf(quote),
  tripType: quote.tripType,
  coverageArea: quote.coverageArea,
  departureDate: quote.departureDate,
  arrivalDate: quote.arrivalDate,
  adultCount: quote.adultCount,
  childCount: quote.childCount,
  insuredName: quote.insuredName,
  insuredBirthDate: quote.insuredBirthDate,
  insuredPhone: quote.insuredPhone,
});

/** A place that a quote may name, with the area as the server calls it. */
export interface OfferedDestination extends Destination {
  readonly area: CoverageArea;
}

/** What a new quote takes over from an earlier one: neither whom it was for nor when they travelled. */
export const valuesAgain = (quote: TravelQuoteRecord): CreateQuoteValues => ({
  ...valuesOf(quote),
  departureDate: '',
  arrivalDate: '',
  insuredName: '',
  insuredBirthDate: '',
  insuredPhone: '',
});

/** Only what lies in an area that is sold. */
export const offeredIn = (
  areas: readonly CoverageArea[],
  destinations: readonly Destination[],
): readonly OfferedDestination[] =>
  destinations.flatMap((destination) => {
    const area = areas.find(({ id }) => id === destination.areaId);
    return area === undefined ? [] : [{ ...destination, area }];
  });

export const checkDestination = (
  offered: readonly OfferedDestination[],
  destination: string,
): 'travel.area.required' | undefined =>
  offered.some(({ id }) => id === destination) ? undefined : 'travel.area.required';

/** Where the trip leads decides its area, and whether it is a domestic one. */
export const withArea = (
  offered: readonly OfferedDestination[],
  values: CreateQuoteValues,
): CreateQuoteValues => {
  const area = offered.find(({ id }) => id === values.destination)?.area;
  return area === undefined ? values : { ...values, coverageArea: area.id, tripType: area.tripType };
};

const usualReturn = ({ departureDate, tripType }: Pick<TripInput, 'departureDate' | 'tripType'>): string =>
  isIsoDate(departureDate)
    ? addDays(
        departureDate,
        USUAL_TRIP_DAYS[tripType === TRIP_TYPE.international ? 'international' : 'domestic'] - 1,
      )
    : '';

/** The return of a trip of the usual length, until another one is given. */
export const returnAfter = (before: CreateQuoteValues, now: CreateQuoteValues): string =>
  now.arrivalDate === '' || now.arrivalDate === usualReturn(before) ? usualReturn(now) : now.arrivalDate;

export const tripOf = ({ insuredPhone: _phone, ...trip }: CreateQuoteValues): TripInput => ({
  ...trip,
  insuredName: normaliseName(trip.insuredName),
});

/** An unchanged trip is not saved again: saving it clears the chosen plan. */
export const isSameTrip = (values: CreateQuoteValues, quote: TravelQuoteRecord): boolean => {
  const trip = tripOf(values);
  const saved = { ...quote, destination: destinationOf(quote) };
  return (Object.keys(trip) as (keyof TripInput)[]).every((field) => trip[field] === saved[field]);
};
