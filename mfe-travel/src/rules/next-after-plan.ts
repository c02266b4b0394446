import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { hasAgeFlag } from './age.ts';
import { AREA_WITHOUT_COVID_QUESTION, isDomestic } from './constants.ts';

export type PlannedTrip = Pick<TravelQuoteRecord, 'tripType' | 'coverageArea' | 'insuredBirthDate'>;

/** What follows a chosen plan: the COVID question, or a stop by its id (TRV-017 to TRV-019, ruling K22). */
export const nextAfterPlan = (
  trip: PlannedTrip,
  today: IsoDate,
): 'covidQuestion' | 'additionalBenefits' | 'orderSummary' => {
  if (hasAgeFlag(trip.insuredBirthDate, today)) return 'additionalBenefits';
  return isDomestic(trip.tripType) || trip.coverageArea === AREA_WITHOUT_COVID_QUESTION
    ? 'orderSummary'
    : 'covidQuestion';
};
