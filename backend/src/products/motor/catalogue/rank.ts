import type { VehicleModel } from '../repositories/vehicle-models.ts';
import { compact, wordsOf } from './names.ts';

/** Letters that may be wrong in a word of that length. */
const allowedSlips = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** Letters to add, to drop, to replace or to swap with their neighbour until one word is the other. */
export const slipsBetween = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_cell, column) => column)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const isSame = one[i - 1] === other[j - 1];
      const costs = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) costs.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...costs));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

/** As few slips as its length allows, to a word or to the beginning of one that is still being typed. */
const slipsTo = (typed: string, words: readonly string[]): number | undefined => {
  const allowed = allowedSlips(typed.length);
  if (allowed === 0) return undefined;
  const near = words
    .filter((word) => word.length >= typed.length - allowed)
    .flatMap((word) =>
      word.length > typed.length + allowed
        ? [word.slice(0, typed.length)]
        : [word, word.slice(0, typed.length)],
    );
  const slips = Math.min(...near.map((word) => slipsBetween(typed, word)));
  return slips <= allowed ? slips : undefined;
};

/** How well one typed word meets the words of a model: 0 the same, 1 its beginning, then by slips; nothing if not. */
const distanceOf = (typed: string, words: readonly string[]): number | undefined => {
  if (words.includes(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  const slips = slipsTo(typed, words);
  return slips === undefined ? undefined : 1 + slips;
};

const addOne = (distance: number | undefined): number | undefined =>
  distance === undefined ? undefined : distance + 1;

/** How far a model is from what was typed; nothing where a word does not meet it at all. */
export const distanceTo = (typed: string, model: VehicleModel): number | undefined => {
  const wanted = compact(typed);
  const full = model.brand_names.flatMap((brand) => model.names.map((name) => `${brand}${name}`));
  if (wanted === model.names[0] || wanted === full[0]) return -2;
  if (model.names.includes(wanted) || full.includes(wanted)) return -1;
  const words = model.search.split(' ');
  let sum = 0;
  for (const word of wordsOf(typed)) {
    const distance = distanceOf(word, words);
    // `CR V` and `avan za`: what was typed in pieces is one word.
    if (distance === undefined) return addOne(distanceOf(wanted, [...words, ...full]));
    sum += distance;
  }
  return sum;
};

/** Best first; a shorter name before a longer one that begins like it. */
export const ranked = (typed: string, models: readonly VehicleModel[]): readonly VehicleModel[] =>
  models
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
