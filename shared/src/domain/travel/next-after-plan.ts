import type { IsoDate } from '../dates.ts';
import { hasAgeFlag } from './age.ts';
import { AREA_WITHOUT_COVID_QUESTION, TRIP_TYPE } from './constants.ts';

export interface PlanSubmit {
  readonly tripType: number;
  readonly travelCoverageArea: string;
  readonly insuredDob: IsoDate;
}

/** What follows a chosen plan: the COVID question, or a route by its id (TRV-017 to TRV-019, ruling K22). */
export const nextAfterPlan = (
  quote: PlanSubmit,
  today: IsoDate,
): 'covidQuestion' | 'additionalBenefits' | 'orderSummary' => {
  const ageFlag = hasAgeFlag(quote.insuredDob, today);
  if (
    quote.tripType === TRIP_TYPE.international &&
    quote.travelCoverageArea !== AREA_WITHOUT_COVID_QUESTION &&
    !ageFlag
  ) {
    return 'covidQuestion';
  }
  return ageFlag ? 'additionalBenefits' : 'orderSummary';
};
