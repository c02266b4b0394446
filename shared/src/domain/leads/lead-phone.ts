import { plainSigns } from '../text/plain-signs.ts';
import { bareNumber, isSpreadsheetNumber, normalisePhone } from '../people/phone.ts';

/** A mobile number of Indonesia after its `62`: 8 and 7 to 11 more digits. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 12;

const SIGNS = /^\+?\d+$/;
const ABROAD = /^(\+|00)(?!62)/;

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
  const typed = plainSigns(text).replace(/^'/, '');
  if (typed === '') return 'leadPhone.required';
  if (isSpreadsheetNumber(typed)) return 'leadPhone.spreadsheet';
  const bare = bareNumber(typed);
  if (!SIGNS.test(bare)) return 'leadPhone.digits';
  const national = normalisePhone(bare).slice(2);
  if (ABROAD.test(bare) || !national.startsWith('8')) return 'leadPhone.notMobile';
  if (national.length < MIN_DIGITS) return 'leadPhone.short';
  return national.length > MAX_DIGITS ? 'leadPhone.long' : undefined;
};

/** `08…`, `8…`, `62…` and `+62 8…-…` are one number; two leads of an agent never have the same. */
export const leadPhone = normalisePhone;
