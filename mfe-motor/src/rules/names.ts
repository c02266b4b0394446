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

/** Letters and digits apart, so that `Hilux2.4` and `NMR71` are longer names too. */
export const partsOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => word.match(/[a-z]+|\d+/g) ?? []);

/** Whether parts that stand side by side spell the compact name: `Colt L300` has L300, `Ranger` has no Range. */
export const hasName = (parts: readonly string[], name: string): boolean =>
  parts.some((_part, from) => {
    let run = '';
    for (const part of parts.slice(from)) {
      run += part;
      if (run.length >= name.length) return run === name;
    }
    return false;
  });
