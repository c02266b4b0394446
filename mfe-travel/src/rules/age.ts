import { isBirthDate, ageOn, checkTypedDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { ADULT_AGE, AGE_FLAG_ABOVE, MAIN_INSURED_AGE } from './constants.ts';

/** Set from 71 on: 70 is not above 70 (TRV-020). */
export const hasAgeFlag = (birthDate: IsoDate, today: IsoDate): boolean =>
  ageOn(birthDate, today) > AGE_FLAG_ABOVE;

type BirthDateProblem = 'dob.required' | 'dob.invalid' | 'date.invalid';

const checkBirthDate = (birthDate: string, today: IsoDate): BirthDateProblem | undefined => {
  if (birthDate === '') return 'dob.required';
  return checkTypedDate(birthDate) ?? (isBirthDate(birthDate, today) ? undefined : 'dob.invalid');
};

export const checkMainInsuredAge = (
  birthDate: string,
  today: IsoDate,
): BirthDateProblem | 'travel.age.main' | undefined => {
  const problem = checkBirthDate(birthDate, today);
  if (problem !== undefined) return problem;
  const age = ageOn(birthDate, today);
  return age < MAIN_INSURED_AGE.min || age > MAIN_INSURED_AGE.max ? 'travel.age.main' : undefined;
};

/** Adults beside the main insured have no highest age. */
export const checkAdultAge = (
  birthDate: string,
  today: IsoDate,
): BirthDateProblem | 'travel.age.adult' | undefined => {
  const problem = checkBirthDate(birthDate, today);
  if (problem !== undefined) return problem;
  return ageOn(birthDate, today) < ADULT_AGE ? 'travel.age.adult' : undefined;
};

export const checkChildAge = (
  birthDate: string,
  today: IsoDate,
): BirthDateProblem | 'travel.age.child' | undefined => {
  const problem = checkBirthDate(birthDate, today);
  if (problem !== undefined) return problem;
  return ageOn(birthDate, today) >= ADULT_AGE ? 'travel.age.child' : undefined;
};
