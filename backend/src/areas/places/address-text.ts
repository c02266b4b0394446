import type { PlacedVillage } from './reference.ts';
import type { Language } from '#core/http/language.ts';

export interface AddressLabels extends Omit<PlacedVillage, 'code'> {
  /** Village code; its last part begins with 1 for an urban village, with 2 for a rural one. */
  readonly code: string;
  readonly postalCode: string;
}

const isUrban = (code: string): boolean => code.split('.').at(-1)?.startsWith('1') ?? false;

const inWords: Readonly<Record<Language, (labels: AddressLabels) => readonly string[]>> = {
  en: ({ subDistrict, district }) => [subDistrict, district && `${district} District`],
  id: ({ code, subDistrict, district }) => [
    subDistrict && `${isUrban(code) ? 'Kelurahan' : 'Desa'} ${subDistrict}`,
    district && `Kecamatan ${district}`,
  ],
};

/** One line from small to large; names of places stay as they are written in Indonesia. */
export const addressText = (labels: AddressLabels, language: Language): string =>
  [
    ...inWords[language](labels),
    labels.city,
    `${labels.province} ${labels.postalCode}`.trim(),
    ...(language === 'en' ? ['Indonesia'] : []),
  ]
    .filter((part) => part !== '')
    .join(', ');
