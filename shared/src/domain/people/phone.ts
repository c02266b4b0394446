/** Digits that the field takes (OTP-006). */
export const PHONE_MAX_DIGITS = 13;
/** A mobile number has 9 to 13 digits; a code is only sent from 10 on (ruling K64). */
const PHONE_MIN_DIGITS = 9;
const PHONE_MIN_DIGITS_FOR_OTP = 10;

const DIGITS = /^\d+$/;

/** Before a code is sent. Nothing means the number is good. */
export const checkPhoneForOtp = (
  text: string,
): 'phone.required' | 'phone.digits' | 'phone.length' | 'mobile.length' | undefined => {
  const typed = text.trim();
  if (typed === '') return 'phone.required';
  if (!DIGITS.test(typed)) return 'phone.digits';
  if (typed.length < PHONE_MIN_DIGITS_FOR_OTP) return 'phone.length';
  return typed.length > PHONE_MAX_DIGITS ? 'mobile.length' : undefined;
};

/** A mobile number in a form: 9 to 13 digits. */
export const checkMobile = (
  text: string,
): 'phone.required' | 'phone.digits' | 'mobile.length' | undefined => {
  const typed = text.trim();
  if (typed === '') return 'phone.required';
  if (!DIGITS.test(typed)) return 'phone.digits';
  return typed.length < PHONE_MIN_DIGITS || typed.length > PHONE_MAX_DIGITS ? 'mobile.length' : undefined;
};

/** What a paste or autofill leaves of a number in the field: digits only, `+62` as `62`. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/** One spelling for one number: `0812…`, `812…`, `+62 812…` and `62812…` all become `62812…`. */
export const normalisePhone = (text: string): string => {
  const digits = phoneDigits(text).replace(/^00/, '');
  if (digits.startsWith('62')) return `62${digits.slice(2).replace(/^0+/, '')}`;
  return digits === '' ? '' : `62${digits.replace(/^0+/, '')}`;
};

/** As people write it: `62812…` is `0812…`. */
export const nationalPhone = (phone: string): string => phone.replace(/^62/, '0');

/** `6281•••••7890`: enough to recognise one's own number, too little to call somebody else's. */
export const maskPhone = (text: string): string => {
  const number = normalisePhone(text);
  if (number.length < 8) return '•'.repeat(number.length);
  return `${number.slice(0, 4)}${'•'.repeat(number.length - 7)}${number.slice(-3)}`;
};
