import { expect, it } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import { GUARDIAN_CONSENT } from './guardian-consent.ts';

it('keeps the words that a parent reads, with their version', () => {
  expect(GUARDIAN_CONSENT).toEqual({
    purpose: 'guardian',
    version: '2026-11',
    words: {
      en: "I am a parent or guardian of this child and agree that the child's data are used for this insurance.",
      id: 'Saya orang tua atau wali anak ini dan menyetujui penggunaan data anak untuk asuransi ini.',
    },
  });
  expect(GUARDIAN_CONSENT.words).toEqual({
    en: en['travel.customer.consent'],
    id: id['travel.customer.consent'],
  });
});
