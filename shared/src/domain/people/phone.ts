import { plainNumber, plainSigns } from '../text/plain-signs.ts';

/** Digits that the field takes (OTP-006). */
export const PHONE_MAX_DIGITS = 13;
/** A mobile number has 9 to 13 digits; a code is only sent from 10 on (ruling K64). */
const PHONE_MIN_DIGITS = 9;
const PHONE_MIN_DIGITS_FOR_OTP = 10;

const DIGITS = /^\d+$/;

/** A copied number without its formatting; what else is no digit stays, to be refused. A slash stands between two numbers. */
export const bareNumber = (text: string): string =>
  plainNumber(text).replace(/^tel:/i, '').replace(/[()]/g, '');

/** As people write it at home: `+62 812…`, `62812…` and `0062812…` are `0812…`. */
export const nationalPhone = (phone: string): string => phone.replace(/^(?:\+|00)?62(?=\d)0*/, '0');

/** `6.28123E+11`, `628123456789.0`: a spreadsheet took the number for an amount, and digits of it may be lost. */
export const isSpreadsheetNumber = (text: string): boolean =>
  /^\d+([.,]\d+)?e\+?\d+$|^\d{8,}[.,]\d{1,2}$/i.test(plainSigns(text));

/** A number as it is copied from a contact, a message or a spreadsheet; nothing is ever cut off. */
export const copiedPhone = (text: string): string =>
  isSpreadsheetNumber(text) ? text : nationalPhone(bareNumber(text));

/** Limits hold for the number at home: the country code adds a digit that belongs to nobody. */
const isTooLong = (typed: string): boolean => nationalPhone(typed).length > PHONE_MAX_DIGITS;

/** While a number is typed: digits alone, and no more than a number has. */
export const checkTypedPhone = (text: string): 'phone.digits' | 'mobile.length' | undefined => {
  if (text !== '' && !DIGITS.test(text)) return 'phone.digits';
  return isTooLong(text) ? 'mobile.length' : undefined;
};

/** Before a code is sent. Nothing means the number is good. */
export const checkPhoneForOtp = (
  text: string,
): 'phone.required' | 'phone.digits' | 'phone.length' | 'mobile.length' | undefined => {
  const typed = plainSigns(text);
  if (typed === '') return 'phone.required';
  if (!DIGITS.test(typed)) return 'phone.digits';
  if (nationalPhone(typed).length < PHONE_MIN_DIGITS_FOR_OTP) return 'phone.length';
  return isTooLong(typed) ? 'mobile.length' : undefined;
};

/** A mobile number in a form: 9 to 13 digits. */
export const checkMobile = (
  text: string,
): 'phone.required' | 'phone.digits' | 'mobile.length' | undefined => {
  const typed = plainSigns(text);
  if (typed === '') return 'phone.required';
  if (!DIGITS.test(typed)) return 'phone.digits';
  return nationalPhone(typed).length < PHONE_MIN_DIGITS || isTooLong(typed) ? 'mobile.length' : undefined;
};

/** One spelling for one number: `0812…`, `812…`, `+62 812…` and `62812…` all become `62812…`. */
export const normalisePhone = (text: string): string => {
  const digits = plainSigns(text).replace(/\D/g, '').replace(/^00/, '');
  if (digits.startsWith('62')) return `62${digits.slice(2).replace(/^0+/, '')}`;
  return digits === '' ? '' : `62${digits.replace(/^0+/, '')}`;
};

/** `6281•••••7890`: enough to recognise one's own number, too little to call somebody else's. */
export const maskPhone = (text: string): string => {
  const number = normalisePhone(text);
  if (number.length < 8) return '•'.repeat(number.length);
  return `${number.slice(0, 4)}${'•'.repeat(number.length - 7)}${number.slice(-3)}`;
};
