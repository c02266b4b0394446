import type { Language } from '@payung/shared/domain/language.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import type { Destination } from './destinations.ts';

/** Shorter words are too often one letter from another one. */
const LEAST_LETTERS = 4;

/** One letter too many, too few, another one, or two exchanged. */
const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = long.split('').findIndex((letter, index) => letter !== short[index]);
  if (at < 0) return true;
  const [restShort, restLong] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return restShort === restLong.slice(1);
  const isExchanged =
    restShort[0] === restLong[1] && restShort[1] === restLong[0] && restShort.slice(2) === restLong.slice(2);
  return isExchanged || restShort.slice(1) === restLong.slice(1);
};

/** Whether a name begins with what was typed, but for one letter. */
const beginsAlmost = (name: string, typed: string): boolean =>
  typed.length >= LEAST_LETTERS &&
  [0, -1, 1].some((more) => isOneLetterOff(name.slice(0, typed.length + more), typed));

const NOT_FOUND = 9;

/** How well it fits; the lower the better. */
const rankOf = ({ name, also }: Destination, typed: string, language: Language): number => {
  const [shown, ...others] = [name[language], ...Object.values(name), ...also].map(searchText);
  if (shown === typed) return 0;
  if (shown?.startsWith(typed) === true) return 1;
  if (others.some((other) => other.startsWith(typed))) return 2;
  const names = [shown ?? '', ...others];
  if (names.some((found) => found.includes(` ${typed}`))) return 3;
  return names.some((found) => beginsAlmost(found, typed)) ? 4 : NOT_FOUND;
};

/** The destinations that were meant, best first; without a word all, by name. */
export const findDestinations = (
  destinations: readonly Destination[],
  typed: string,
  language: Language,
): readonly Destination[] => {
  const asked = searchText(typed);
  const byName = (one: Destination, other: Destination): number =>
    one.name[language].localeCompare(other.name[language], language);
  return destinations
    .map((destination) => ({ destination, rank: asked === '' ? 0 : rankOf(destination, asked, language) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank || byName(one.destination, other.destination))
    .map(({ destination }) => destination);
};
