/**
 * Brands with rules of their own (MOT-059, MOT-061, ruling K33). Configuration: an insurer decides what
 * counts as European. Spelled as people type them too, since a brand that is not listed may be typed.
 */
const EUROPEAN = [
  'Alfa Romeo',
  'Aston Martin',
  'Audi',
  'Bentley',
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

const MAZDA = 'mazda';

/** `Citroën ` and `CITROEN` are one brand. */
const plain = (brand: string): string =>
  brand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const EUROPEAN_BRANDS: ReadonlySet<string> = new Set(EUROPEAN.map(plain));

export const isEuropeanBrand = (brand: string): boolean => EUROPEAN_BRANDS.has(plain(brand));

export const isMazda = (brand: string): boolean => plain(brand).split(' ').includes(MAZDA);

const COMMERCIAL_WORDS = /\b(pick ?up|trucks?|truk|bus|microbus|bak terbuka|blind ?van|box)\b/;

/** A typed model that names a pick-up, truck or bus. */
export const isCommercialName = (model: string): boolean => COMMERCIAL_WORDS.test(plain(model));
