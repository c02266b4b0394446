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

/**
 * Brands with rules of their own (MOT-059, MOT-061, ruling K33). Configuration: an insurer decides what
 * counts as European. Spelled as people type them too, since a brand that is not listed may be typed.
 */
const EUROPEAN = [
  'Alfa Romeo',
  'Aston Martin',
  'Audi',
  'Bentley',
  'Benz',
  'BMW',
  'Citroen',
  'Ferrari',
  'Fiat',
  'Jaguar',
  'Lamborghini',
  'Land Rover',
  'Range Rover',
  'Lotus',
  'Maserati',
  'McLaren',
  'Mercedes',
  'Mercedes-Benz',
  'Mercy',
  'Mini',
  'Mini Cooper',
  'Opel',
  'Peugeot',
  'Porsche',
  'Renault',
  'Rolls-Royce',
  'Saab',
  'Skoda',
  'Smart',
  'Volkswagen',
  'Volvo',
  'VW',
] as const;

const EUROPEAN_NAMES = EUROPEAN.map(compact);
const MAZDA = 'mazda';

/** Also where more stands beside the name: `BMW M`, `Mercedes-AMG`, `MINI Countryman`. */
export const isEuropeanBrand = (brand: string): boolean => {
  const parts = partsOf(brand);
  return EUROPEAN_NAMES.some((name) => hasName(parts, name));
};

export const isMazda = (name: string): boolean => hasName(partsOf(name), MAZDA);

const COMMERCIAL_WORDS =
  /\b(pick ?up|pikap|trucks?|truk|tronton|dump|(?<!mini )bus|microbus|mikrobus|bak terbuka|blind ?van|box|(double|single|d|s) ?cab(in)?)\b/;
/** The series under which Isuzu sells its trucks, such as `NMR 71`. */
const TRUCK_SERIES = /\bisuzu\b.*\b(n[hklmqp]r|nps|f[rstv]r|fv[mz]|g[vx][rz])\b/;

/** A typed brand and model that name a pick-up, truck or bus. */
export const isCommercialName = (name: string): boolean => {
  const text = partsOf(name).join(' ');
  return COMMERCIAL_WORDS.test(text) || TRUCK_SERIES.test(text);
};
