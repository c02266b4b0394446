/** `CR-V`, `cr v` and `Citroën C3` in words of plain letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * One spelling for one name: `CR-V`, `CR V` and `CRV` are the same, `City` and `City Z` are not, and
 * neither are `Vario` and `Vario 125`.
 */
export const compact = (name: string): string => wordsOf(name).join('');

/** The words by which a model is found: of its names and its brand's, and each name in one word. */
export const searchText = (brands: readonly string[], models: readonly string[]): string =>
  [...new Set([...brands, ...models].flatMap((name) => [...wordsOf(name), compact(name)]))].join(' ');

/** Names the same model for ever, whatever is imported again: kind, brand and name. */
export const keyOf = (kind: string, brand: string, model: string): string =>
  [kind, compact(brand), compact(model)].join('/');
