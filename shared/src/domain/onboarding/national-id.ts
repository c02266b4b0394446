import { isIsoDate } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { normaliseIdCard } from '../people/identity-number.ts';

const DIGITS = /^\d{16}$/;
/** Added to the day of birth of women. */
const WOMEN = 40;

interface EncodedBirthDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** Digits 7 to 12: day, month and year of birth. */
const encodedIn = (text: string): EncodedBirthDate => {
  const number = normaliseIdCard(text);
  const day = Number(number.slice(6, 8));
  return {
    day: day > WOMEN ? day - WOMEN : day,
    month: Number(number.slice(8, 10)),
    year: Number(number.slice(10, 12)),
  };
};

const LAST_DAY = 31;
const LAST_MONTH = 12;

/**
 * The number of an ID card (ONB-023): refused for not being 16 digits, or for a day or month that no calendar has.
 * Region codes are not looked up: new districts come, and a number never changes with a move (ruling R53).
 */
export const checkNationalId = (
  text: string,
): 'idCard.required' | 'idCard.invalid' | 'idCard.impossible' | undefined => {
  const number = normaliseIdCard(text);
  if (number === '') return 'idCard.required';
  if (!DIGITS.test(number)) return 'idCard.invalid';
  const { day, month } = encodedIn(number);
  const isPossible = day >= 1 && day <= LAST_DAY && month >= 1 && month <= LAST_MONTH;
  return isPossible ? undefined : 'idCard.impossible';
};

/** Of the person whose number it is; nothing where it is no number. */
export const genderIn = (number: string): 'female' | 'male' | undefined => {
  if (checkNationalId(number) !== undefined) return undefined;
  return Number(normaliseIdCard(number).slice(6, 8)) > WOMEN ? 'female' : 'male';
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * A birth date other than the number says is only a warning: the date may have been corrected since, and the number
 * stays. The century is not in the number.
 */
export const birthDateDiffers = (number: string, birthDate: IsoDate): boolean => {
  if (checkNationalId(number) !== undefined || !isIsoDate(birthDate)) return false;
  const { day, month, year } = encodedIn(number);
  return birthDate.slice(2) !== `${twoDigits(year)}-${twoDigits(month)}-${twoDigits(day)}`;
};
