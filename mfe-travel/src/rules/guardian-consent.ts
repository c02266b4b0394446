import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';

/** To what a parent agrees for a traveller under 18. Other words are another version. */
export const GUARDIAN_CONSENT: ConsentText = {
  purpose: 'guardian',
  version: '2026-11',
  words: {
    en: "I am a parent or guardian of this child and agree that the child's data are used for this insurance.",
    id: 'Saya orang tua atau wali anak ini dan menyetujui penggunaan data anak untuk asuransi ini.',
  },
};
