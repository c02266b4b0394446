import { plainSigns } from '../text/plain-signs.ts';
import { isLatin, LATIN } from '../text/printed-text.ts';

const LETTERS = new RegExp(`^[${LATIN}][${LATIN} .,'-]*$`, 'u');
/** As some rules want it. */
const ONLY_LETTERS = new RegExp(`^[${LATIN}][${LATIN} ]*$`, 'u');
export const NAME_MAX = 100;

/** With the signs that everybody types, and one space between words. */
export const normaliseName = (text: string): string => plainSigns(text).replace(/\s+/g, ' ');

/** The last word of a full name is the last name. */
export const splitName = (fullName: string): { readonly firstName: string; readonly lastName: string } => {
  const words = normaliseName(fullName).split(' ');
  return words.length < 2
    ? { firstName: words[0] ?? '', lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

/** A person's name as on the identity card or passport, whose letters are Latin (ruling R74). */
export const checkName = (
  text: string,
): 'name.required' | 'name.latin' | 'name.letters' | 'name.long' | undefined => {
  const name = normaliseName(text);
  if (name === '') return 'name.required';
  if (name.length > NAME_MAX) return 'name.long';
  if (!isLatin(name)) return 'name.latin';
  return LETTERS.test(name) ? undefined : 'name.letters';
};

/** Letters and spaces, beginning with a letter. */
export const hasOnlyLetters = (text: string): boolean => ONLY_LETTERS.test(normaliseName(text));
