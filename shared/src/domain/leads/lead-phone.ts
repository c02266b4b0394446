import { normalisePhone } from '../people/phone.ts';

/** A mobile number of Indonesia after its `62`: 8 and 7 to 11 more digits. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 12;

/** `6.28123E+11`, `628123456789.0`: a spreadsheet took the number for an amount, and digits of it may be lost. */
const SPREADSHEET_NUMBER = /^\d+([.,]\d+)?e\+?\d+$|^\d{8,}[.,]\d{1,2}$/i;
const SIGNS = /^\+?[\d\s().\-/\u00a0\u2010-\u2015]+$/;
const ABROAD = /^(\+|00)(?!\s*62)/;

/** Why a text is no mobile number that a lead can have; nothing when it is one. */
export const checkLeadPhone = (
  text: string,
):
  | 'leadPhone.required'
  | 'leadPhone.spreadsheet'
  | 'leadPhone.digits'
  | 'leadPhone.notMobile'
  | 'leadPhone.short'
  | 'leadPhone.long'
  | undefined => {
  const typed = text.trim().replace(/^'/, '');
  if (typed === '') return 'leadPhone.required';
  if (SPREADSHEET_NUMBER.test(typed)) return 'leadPhone.spreadsheet';
  if (!SIGNS.test(typed)) return 'leadPhone.digits';
  const national = normalisePhone(typed).slice(2);
  if (ABROAD.test(typed) || !national.startsWith('8')) return 'leadPhone.notMobile';
  if (national.length < MIN_DIGITS) return 'leadPhone.short';
  return national.length > MAX_DIGITS ? 'leadPhone.long' : undefined;
};

/** `08…`, `8…`, `62…` and `+62 8…-…` are one number; two leads of an agent never have the same. */
export const leadPhone = normalisePhone;
