/**
 * Characters that nobody sees or that turn the text around them: controls, marks of direction, joints of no width, soft
 * hyphens and invisible operators. In a name on a policy they could show something other than what is stored.
 */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Line ends belong to addresses; a zero byte is refused elsewhere. */
const KEPT = '\t\n\r\0';

/** A text as its reader would see it; pasted text brings such characters along. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, (character) => (KEPT.includes(character) ? character : ''));
