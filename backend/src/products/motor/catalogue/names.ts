import { compact, wordsOf } from 'mfe-motor/rules/vehicle-names.ts';

/** The words by which a model is found: of its names and its brand's, and each name in one word. */
export const searchText = (brands: readonly string[], models: readonly string[]): string =>
  [...new Set([...brands, ...models].flatMap((name) => [...wordsOf(name), compact(name)]))].join(' ');

/** Names the same model for ever, whatever is imported again: kind, brand and name. */
export const keyOf = (kind: string, brand: string, model: string): string =>
  [kind, compact(brand), compact(model)].join('/');
