/** Characters that nobody sees or that turn the text around them: controls, marks of direction, joints of no width. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;
/** Line ends belong to addresses; a zero byte is refused elsewhere. */
const KEPT = '\t\n\r\0';
/** No body of ours is deeper; what is gets refused by its schema. */
const DEEPEST = 6;

const seen = (text: string): string =>
  text.replace(UNSEEN, (character) => (KEPT.includes(character) ? character : ''));

/**
 * A body as its reader would see it. Pasted text brings such characters along; in an address on a policy they
 * could show something other than what is stored.
 */
export const asSeen = (part: unknown, depth = 0): unknown => {
  if (typeof part === 'string') return seen(part);
  if (typeof part !== 'object' || part === null || depth > DEEPEST) return part;
  if (Array.isArray(part)) return part.map((item) => asSeen(item, depth + 1));
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, asSeen(value, depth + 1)]));
};
