import { isBirthDate } from '../birth-date.ts';
import { ageOn } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { AGE_FLAG_ABOVE, CHILD_BELOW, MAIN_INSURED_AGE } from './constants.ts';

/** Set from 71 on: 70 is not above 70 (TRV-020). */
export const hasAgeFlag = (dob: IsoDate, today: IsoDate): boolean => ageOn(dob, today) > AGE_FLAG_ABOVE;

type BirthDateProblem = 'dob.required' | 'dob.invalid';

const checkBirthDate = (dob: string, today: IsoDate): BirthDateProblem | undefined => {
  if (dob === '') return 'dob.required';
  return isBirthDate(dob, today) ? undefined : 'dob.invalid';
};

export const checkMainInsuredAge = (
  dob: string,
  today: IsoDate,
): BirthDateProblem | 'travel.age.main' | undefined => {
  const problem = checkBirthDate(dob, today);
  if (problem !== undefined) return problem;
  const age = ageOn(dob, today);
  return age < MAIN_INSURED_AGE.lowest || age > MAIN_INSURED_AGE.highest ? 'travel.age.main' : undefined;
};

/** Adults beside the main insured: whoever is no child. */
export const checkAdultAge = (
  dob: string,
  today: IsoDate,
): BirthDateProblem | 'travel.age.adult' | undefined => {
  const problem = checkBirthDate(dob, today);
  if (problem !== undefined) return problem;
  return ageOn(dob, today) < CHILD_BELOW ? 'travel.age.adult' : undefined;
};

export const checkChildAge = (
  dob: string,
  today: IsoDate,
): BirthDateProblem | 'travel.age.child' | undefined => {
  const problem = checkBirthDate(dob, today);
  if (problem !== undefined) return problem;
  return ageOn(dob, today) >= CHILD_BELOW ? 'travel.age.child' : undefined;
};
