/**
 * Characters that nobody sees or that turn the text around them: controls, marks of direction, joints of no width, soft
 * hyphens and invisible operators. In a name on a policy they could show something other than what is stored.
 */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Line ends belong to addresses; a zero byte is refused elsewhere. */
const KEPT = '\t\n\r\0';

/** A text as its reader would see it, in any script: pasted text brings such characters along. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, (character) => (KEPT.includes(character) ? character : ''));

/** From a letter, digit or sign of full width to the one that everybody types. */
const FULL_WIDTH_SHIFT = 0xfe_e0;

/** What phones, word processors and other keyboards write for signs that everybody can type. */
const PLAIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  // Joiners, of which scripts and pictures are made that no document prints.
  [/\p{Cf}/gu, ''],
  [/[\u2018-\u201B\u2032\u02B9\u02BB-\u02BF\u02C8\u0060\u00B4\uA78C]/g, "'"],
  [/[\u2010-\u2015\u2212\u2043\uFE58\uFE63]/g, '-'],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/\u2026/g, '...'],
  [/[\u2028\u2029]/g, '\n'],
  [/[\t\p{Zs}]/gu, ' '],
];

/**
 * The one cleaner of what is typed or pasted: as everybody types it, what looks the same is the same, is found, and can
 * be printed (ruling R74). Every check and every reader of a typed value begins with it.
 */
export const plainSigns = (text: string): string =>
  PLAIN_SIGNS.reduce((plain, [sign, by]) => plain.replace(sign, by), asSeen(text).normalize('NFC'))
    .replace(/[\uFF01-\uFF5E]/g, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_SHIFT),
    )
    .trim();

/** A code as it is compared and kept: without blanks and in capitals. */
export const plainCode = (text: string): string => plainSigns(text).replace(/\s+/g, '').toUpperCase();

/** A number without what people group it with: blanks, dots and dashes. */
export const plainNumber = (text: string): string => plainSigns(text).replace(/[\s.-]+/g, '');
