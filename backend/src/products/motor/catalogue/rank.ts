import { compact, wordsOf } from 'mfe-motor/rules/vehicle-names.ts';
import type { VehicleModel } from '../sql/vehicle-models.ts';

/** Typing errors allowed in a word of that length. */
const allowedEdits = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/**
 * Damerau-Levenshtein distance: letters to insert, delete, replace or swap with their neighbour. Stops above `most`, for
 * a search compares its words with all words of fifty models.
 */
export const editDistance = (one: string, other: string, most = Number.POSITIVE_INFINITY): number => {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_cell, column) => column);
  let row: number[] = [];
  let fewestAbove = 0;
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let fewest = i;
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let edits = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const isSwapped = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row[j] = edits;
      if (edits < fewest) fewest = edits;
    }
    // A swap reaches back two rows: what exceeds it in both never comes back.
    if (fewest > most && fewestAbove > most) return fewest;
    fewestAbove = fewest;
    [before, above, row] = [above, row, before];
  }
  return above[other.length] ?? 0;
};

/** Edits to a word, or to the beginning of one that is still being typed, whichever are fewer. */
const editsToWord = (typed: string, word: string, allowed: number): number => {
  const beginning = editDistance(typed, word.slice(0, typed.length), allowed);
  const isLonger = word.length > typed.length && word.length <= typed.length + allowed;
  return isLonger ? Math.min(beginning, editDistance(typed, word, allowed)) : beginning;
};

/** Cached edits per word: models of a brand share most of their words. */
type KnownEdits = Map<string, number>;

/** The fewest edits to one of the words; undefined above the allowed number. */
const editsTo = (typed: string, words: readonly string[], known: KnownEdits): number | undefined => {
  const allowed = allowedEdits(typed.length);
  if (allowed === 0) return undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const word of words.filter(({ length }) => length >= typed.length - allowed)) {
    const edits = known.get(word) ?? editsToWord(typed, word, allowed);
    known.set(word, edits);
    fewest = Math.min(fewest, edits);
  }
  return fewest <= allowed ? fewest : undefined;
};

interface TypedWord {
  readonly text: string;
  readonly known: KnownEdits;
}

const asTyped = (text: string): TypedWord => ({ text, known: new Map() });

/** How well one typed word meets the words of a model: 0 the same, 1 its beginning, then by edits; undefined for no match. */
const distanceOf = ({ text, known }: TypedWord, words: readonly string[]): number | undefined => {
  if (words.includes(text)) return 0;
  if (words.some((word) => word.startsWith(text))) return 1;
  const edits = editsTo(text, words, known);
  return edits === undefined ? undefined : 1 + edits;
};

const addOne = (distance: number | undefined): number | undefined =>
  distance === undefined ? undefined : distance + 1;

interface TypedName {
  readonly words: readonly TypedWord[];
  /** All of it in one word. */
  readonly whole: TypedWord;
}

/** How far a model is from what was typed; nothing where a word does not meet it at all. */
const distanceTo = ({ words: typed, whole }: TypedName, model: VehicleModel): number | undefined => {
  const wanted = whole.text;
  const full = model.brand_names.flatMap((brand) => model.names.map((name) => `${brand}${name}`));
  if (wanted === model.names[0] || wanted === full[0]) return -2;
  if (model.names.includes(wanted) || full.includes(wanted)) return -1;
  const words = model.search.split(' ');
  let sum = 0;
  for (const word of typed) {
    const distance = distanceOf(word, words);
    // `CR V` and `avan za`: what was typed in pieces is one word.
    if (distance === undefined) return addOne(distanceOf(whole, [...words, ...full]));
    sum += distance;
  }
  return sum;
};

/** Best first; a shorter name before a longer one that begins like it. */
export const ranked = (text: string, models: readonly VehicleModel[]): readonly VehicleModel[] => {
  const words = wordsOf(text).map(asTyped);
  const [first] = words;
  // A single word is its own whole, so that its edits are counted once.
  const typed = { words, whole: words.length === 1 && first ? first : asTyped(compact(text)) };
  return models
    .flatMap((model) => {
      const distance = distanceTo(typed, model);
      return distance === undefined ? [] : [{ model, distance }];
    })
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        one.model.model.length - other.model.model.length ||
        one.model.key.localeCompare(other.model.key),
    )
    .map(({ model }) => model);
};

/** The words by which a model is found: of its names and its brand's, and each name in one word. */
export const searchText = (brands: readonly string[], models: readonly string[]): string =>
  [...new Set([...brands, ...models].flatMap((name) => [...wordsOf(name), compact(name)]))].join(' ');

/** Stable key of a model across imports: kind, brand and name. */
export const keyOf = (kind: string, brand: string, model: string): string =>
  [kind, compact(brand), compact(model)].join('/');
