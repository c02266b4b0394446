import { plainSigns } from './plain-signs.ts';

/**
 * Latin letters with their accents, as far as the typeface of documents has them: a class of a regular expression.
 * `backend/src/core/documents/printed-letters.test.ts` prints every one of them.
 */
export const LATIN =
  'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u0148\\u014A-\\u017E\\u018F\\u01A0\\u01A1\\u01AF\\u01B0' +
  '\\u01E6\\u01E7\\u01EA\\u01EB\\u01FA-\\u021B\\u022A-\\u022D\\u0230-\\u0233\\u0259\\u1E0C-\\u1E0F\\u1E20\\u1E21' +
  '\\u1E24\\u1E25\\u1E2A\\u1E2B\\u1E36\\u1E37\\u1E42-\\u1E49\\u1E5A\\u1E5B\\u1E5E-\\u1E63\\u1E6C-\\u1E6F' +
  '\\u1E80-\\u1E85\\u1E8E\\u1E8F\\u1E92\\u1E93\\u1E97\\u1E9E\\u1EA0-\\u1EF9';

/** Beside letters: line ends, what a keyboard has, signs of Latin-1, typographic quotation marks and dashes. */
export const PRINTED_SIGNS =
  '\\n\\r\\u0020-\\u007E\\u00A1-\\u00A7\\u00A9-\\u00AC\\u00AE\\u00B0-\\u00B3\\u00B6\\u00B7\\u00B9-\\u00BF\\u00D7\\u00F7\\u2013\\u2014\\u2018\\u2019\\u201C\\u201D\\u2022\\u2026\\u20AC\\u2122';

const FOREIGN = new RegExp(`(?![${LATIN}])[\\p{L}\\p{M}]`, 'u');
const PRINTED = new RegExp(`^[${LATIN}${PRINTED_SIGNS}]*$`, 'u');

/** Whether all letters are Latin ones that documents can print. */
export const isLatin = (text: string): boolean => !FOREIGN.test(plainSigns(text));

export const isPrinted = (text: string): boolean => PRINTED.test(text);

/** Of free text that stands in a document. */
export const checkPrinted = (text: string): 'text.printed' | undefined =>
  isPrinted(plainSigns(text)) ? undefined : 'text.printed';
