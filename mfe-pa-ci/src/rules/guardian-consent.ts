import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';

/** To what a parent agrees for an insured below 18. Other words are another version. */
export const GUARDIAN_CONSENT: ConsentText = {
  purpose: 'guardian',
  version: '2026-11',
  words: {
    en: 'The parent or guardian agrees to this insurance\nWe keep the name and the consent with the policy, because a child cannot agree.',
    id: 'Orang tua atau wali menyetujui asuransi ini\nNama dan persetujuan ini kami simpan bersama polis, karena anak belum dapat memberi persetujuan.',
  },
};
