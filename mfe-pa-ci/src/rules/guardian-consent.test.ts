import { expect, it } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import { GUARDIAN_CONSENT } from './insured.ts';

const shown = (texts: Readonly<Record<string, string>>) =>
  `${texts['pa.insured.guardian.consent']}\n${texts['pa.insured.guardian.purpose']}`;

it('has the consent texts for parents in the stated version', () => {
  expect(GUARDIAN_CONSENT).toEqual({
    purpose: 'guardian',
    version: '2026-11',
    words: {
      en: 'The parent or guardian agrees to this insurance\nWe keep the name and the consent with the policy, because a child cannot agree.',
      id: 'Orang tua atau wali menyetujui asuransi ini\nNama dan persetujuan ini kami simpan bersama polis, karena anak belum dapat memberi persetujuan.',
    },
  });
  expect(GUARDIAN_CONSENT.words).toEqual({ en: shown(en), id: shown(id) });
});
