import type { CoverageArea, TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { TripInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { normaliseName } from '@payung/shared/domain/names.ts';
import { isDomestic, TRIP_TYPE } from '@payung/shared/domain/travel/constants.ts';

/** What the form holds; empty text where nothing was given yet. */
export interface CreateQuoteValues {
  readonly tripType: number;
  readonly travelCoverageArea: string;
  readonly departureDate: string;
  readonly arrivalDate: string;
  readonly adultCount: number;
  readonly childCount: number;
  readonly insuredName: string;
  readonly insuredDob: string;
  readonly insuredMobile: string;
}

export const emptyValues = (tripType: number = TRIP_TYPE.international): CreateQuoteValues => ({
  tripType,
  travelCoverageArea: '',
  departureDate: '',
  arrivalDate: '',
  adultCount: 1,
  childCount: 0,
  insuredName: '',
  insuredDob: '',
  insuredMobile: '',
});

/** Whoever changes the trip of a quote finds it as it was saved. */
export const valuesOf = (quote: TravelQuoteRecord): CreateQuoteValues => ({
  tripType: quote.tripType,
  travelCoverageArea: quote.travelCoverageArea,
  departureDate: quote.departureDate,
  arrivalDate: quote.arrivalDate,
  adultCount: quote.adultCount,
  childCount: quote.childCount,
  insuredName: quote.insuredName,
  insuredDob: quote.insuredDob,
  insuredMobile: quote.insuredMobile,
});

export const areasOf = (areas: readonly CoverageArea[], tripType: number): readonly CoverageArea[] =>
  areas.filter((area) => isDomestic(area.tripType) === isDomestic(tripType));

/** The area that still fits after the kind of trip changed; the only one there is chooses itself. */
export const areaAfter = (
  areas: readonly CoverageArea[],
  values: Pick<CreateQuoteValues, 'tripType' | 'travelCoverageArea'>,
): string => {
  const offered = areasOf(areas, values.tripType);
  if (offered.some((area) => area.id === values.travelCoverageArea)) return values.travelCoverageArea;
  return offered.length === 1 ? (offered[0]?.id ?? '') : '';
};

export const checkArea = (
  areas: readonly CoverageArea[],
  tripType: number,
  area: string,
): 'travel.area.required' | undefined =>
  areasOf(areas, tripType).some((offered) => offered.id === area) ? undefined : 'travel.area.required';

export const tripOf = (values: CreateQuoteValues): TripInput => ({
  tripType: values.tripType,
  travelCoverageArea: values.travelCoverageArea,
  departureDate: values.departureDate,
  arrivalDate: values.arrivalDate,
  adultCount: values.adultCount,
  childCount: values.childCount,
  insuredName: normaliseName(values.insuredName),
  insuredDob: values.insuredDob,
});

/** An unchanged trip is not saved again: saving it would throw the chosen plan away. */
export const isSameTrip = (values: CreateQuoteValues, quote: TravelQuoteRecord): boolean => {
  const trip = tripOf(values);
  return (Object.keys(trip) as (keyof TripInput)[]).every((field) => trip[field] === quote[field]);
};
