import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { TripInput, TravelQuoteRecord } from '#contract/schemas/quote.ts';
import type { CoverageArea } from '#contract/schemas/plans.ts';
import { isDomestic, TRIP_TYPE } from '#rules/constants.ts';

/** Values of the form; empty text where nothing was given yet. */
export interface CreateQuoteValues extends TripInput {
  readonly insuredPhone: string;
}

export const emptyValues = (tripType: number = TRIP_TYPE.international): CreateQuoteValues => ({
  tripType,
  coverageArea: '',
  departureDate: '',
  arrivalDate: '',
  adultCount: 1,
  childCount: 0,
  insuredName: '',
  insuredBirthDate: '',
  insuredPhone: '',
});

/** The trip of a quote as it was saved, to be changed. */
export const valuesOf = (quote: TravelQuoteRecord): CreateQuoteValues => ({
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

/** What a new quote takes over from an earlier one: neither whom it was for nor when they travelled. */
export const valuesAgain = (quote: TravelQuoteRecord): CreateQuoteValues => ({
  ...valuesOf(quote),
  departureDate: '',
  arrivalDate: '',
  insuredName: '',
  insuredBirthDate: '',
  insuredPhone: '',
});

export const areasOf = (areas: readonly CoverageArea[], tripType: number): readonly CoverageArea[] =>
  areas.filter((area) => isDomestic(area.tripType) === isDomestic(tripType));

/** The area that still fits after the kind of trip changed; the only one there is chooses itself. */
export const areaAfter = (
  areas: readonly CoverageArea[],
  values: Pick<CreateQuoteValues, 'tripType' | 'coverageArea'>,
): string => {
  const offered = areasOf(areas, values.tripType);
  if (offered.some((area) => area.id === values.coverageArea)) return values.coverageArea;
  return offered.length === 1 ? (offered[0]?.id ?? '') : '';
};

export const checkArea = (
  areas: readonly CoverageArea[],
  tripType: number,
  areaId: string,
): 'travel.area.required' | undefined =>
  areasOf(areas, tripType).some((offered) => offered.id === areaId) ? undefined : 'travel.area.required';

export const tripOf = ({ insuredPhone: _phone, ...trip }: CreateQuoteValues): TripInput => ({
  ...trip,
  insuredName: normaliseName(trip.insuredName),
});

/** An unchanged trip is not saved again: saving it clears the chosen plan. */
export const isSameTrip = (values: CreateQuoteValues, quote: TravelQuoteRecord): boolean => {
  const trip = tripOf(values);
  return (Object.keys(trip) as (keyof TripInput)[]).every((field) => trip[field] === quote[field]);
};
