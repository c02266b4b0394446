import { plainSigns } from '#domain/text/plain-signs.ts';

/** Longer than any link with what stands around it. */
const LONGEST = 100;

/** What ends a sentence or a bracket, blanks, typographic signs: neither letters nor digits of any script. */
const SIGNS_AT_END = /[^\p{L}\p{N}]+$/u;
/** What is left of a sign of which only a part was copied. */
const CODED_AT_END = /(?:%[0-9a-f]{0,2})+$/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(CODED_AT_END, '');
  }
};

/** The id of a link that somebody has copied out of a sentence, without what stands behind it there (ruling R81). */
export const readLinkId = (copied: string): string =>
  copied.length > LONGEST ? copied : plainSigns(decoded(copied)).replace(SIGNS_AT_END, '');

/** For the login page, to which everybody is led whose link has not six characters (LINK-001): it says why. */
export const INCOMPLETE_LINK = { isLinkIncomplete: true } as const;

export const isFromIncompleteLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLinkIncomplete' in state;
