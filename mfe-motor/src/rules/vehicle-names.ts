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
  parts.some((_part, from) => beginsWith(parts.slice(from), name));

const beginsWith = (parts: readonly string[], name: string): boolean => {
  let run = '';
  for (const part of parts) {
    run += part;
    if (run.length >= name.length) return run === name;
  }
  return false;
};

export interface VehicleName {
  readonly brand: string;
  readonly model: string;
}

const PASSENGER_WORDS = /\bmini ?bus\b/;

/** Whether it was typed as a car for passengers, such as `Carry Minibus`. */
export const isPassengerName = (name: string): boolean => PASSENGER_WORDS.test(partsOf(name).join(' '));

/**
 * Brands with rules of their own (MOT-059, MOT-061, ruling K33). Configuration: an insurer decides what
 * counts as European. Spelled as people type them too, since a brand that is not listed may be typed.
 */
const EUROPEAN = [
  'Alfa Romeo',
  'AMG',
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
  'Maserati',
  'McLaren',
  'Merc',
  'Mercedes',
  'Mercedes-Benz',
  'Mercedez',
  'Mercy',
  'Mersedes',
  'Mersi',
  'Mini Cooper',
  'Opel',
  'Peugeot',
  'Porsche',
  'Renault',
  'Rolls-Royce',
  'Saab',
  'Skoda',
  'Volkswagen',
  'Volkswagon',
  'Volvo',
  'VW',
] as const;

const EUROPEAN_NAMES = EUROPEAN.map(compact);
/** Brands whose names are words of other models too: `Ertiga Smart Hybrid`, `Gran Max MB`. */
const AMBIGUOUS = ['lotus', 'mb', 'mini', 'smart'] as const;
const MAZDA = 'mazda';

/** Also where more stands beside the name: `BMW M`, `Mercedes-AMG`, `MINI Countryman`. */
export const isEuropeanBrand = (brand: string): boolean => {
  const parts = partsOf(brand);
  return [...EUROPEAN_NAMES, ...AMBIGUOUS].some((name) => hasName(parts, name));
};

/** A model that names such a brand itself: `Mercedes C200`, `MINI Countryman`, and no `Mini Bus`. */
const namesEuropeanBrand = (model: string): boolean => {
  const parts = partsOf(model);
  const isMinibus = PASSENGER_WORDS.test(parts.join(' '));
  const begins = AMBIGUOUS.some((name) => beginsWith(parts, name) && parts.join('') !== name);
  return EUROPEAN_NAMES.some((name) => hasName(parts, name)) || (begins && !isMinibus);
};

/** In whichever of the two fields the brand was typed (ruling R72). */
export const isEuropeanName = ({ brand, model }: VehicleName): boolean =>
  isEuropeanBrand(brand) || namesEuropeanBrand(model);

export const isMazda = (name: string): boolean => hasName(partsOf(name), MAZDA);

const COMMERCIAL_WORDS =
  /\b(p ?u|pick ?up|pikap|trucks?|truk|tronton|dump|(?<!mini )bus|microbus|mikrobus|bak terbuka|blind ?van|box|(double|single|d|s) ?cab(in)?)\b/;
/** The series under which Isuzu sells its trucks, such as `NMR 71`. */
const TRUCK_SERIES = /\bisuzu\b.*\b(n[hklmqp]r|nps|f[rstv]r|fv[mz]|g[vx][rz])\b/;

/** A typed brand and model that name a pick-up, truck or bus. */
export const isCommercialName = (name: string): boolean => {
  const text = partsOf(name).join(' ');
  return COMMERCIAL_WORDS.test(text) || TRUCK_SERIES.test(text);
};
