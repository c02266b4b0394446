import { plainCode, plainNumber } from '../text/plain-signs.ts';

const KTP = /^\d{16}$/;
const PASSPORT = /^[A-Z]?\d{7}$/;

/** Room for digits in groups and signs that nobody sees: browsers cut what is pasted into too short a field. */
export const ID_CARD_TYPED_MAX = 24;
export const PASSPORT_TYPED_MAX = 16;

/** As it is kept: people write the digits of a card in groups. */
export const normaliseIdCard = plainNumber;

/** The number of an Indonesian identity card: 16 digits. */
export const checkIdCard = (text: string): 'idCard.required' | 'idCard.invalid' | undefined => {
  const number = normaliseIdCard(text);
  if (number === '') return 'idCard.required';
  return KTP.test(number) ? undefined : 'idCard.invalid';
};

export const normalisePassport = (text: string): string => plainCode(plainNumber(text));

/** A passport number: 7 digits, before them at most one letter (ruling K107). */
export const checkPassport = (text: string): 'passport.required' | 'passport.invalid' | undefined => {
  const number = normalisePassport(text);
  if (number === '') return 'passport.required';
  return PASSPORT.test(number) ? undefined : 'passport.invalid';
};

/** `327•••••••••0001`: what somebody who only helps with a quote may see. */
export const maskIdCard = (number: string): string =>
  number.length < 8
    ? '•'.repeat(number.length)
    : `${number.slice(0, 3)}${'•'.repeat(number.length - 7)}${number.slice(-4)}`;

/** `A••••567`: a passport number has too few digits to show as many as of an identity card. */
export const maskPassport = (number: string): string =>
  number.length < 7
    ? '•'.repeat(number.length)
    : `${number.slice(0, 1)}${'•'.repeat(number.length - 4)}${number.slice(-3)}`;
