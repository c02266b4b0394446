import { expect, it } from 'vitest';
import type { Traveller } from '#contract/schemas/quote.ts';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import { checkTraveller, GUARDIAN_CONSENT } from './travellers.ts';
import type { TravellerContext } from './travellers.ts';

const TODAY = '2026-01-15';
/** Only what everybody must say. */
const adult: Traveller = { fullName: 'Budi Santoso', birthDate: '1990-05-17' };
const child: Traveller = { fullName: 'Dewi Santoso', birthDate: '2018-03-04', parentalConsent: true };

const problems = (traveller: Traveller, context: Omit<TravellerContext, 'today'>) =>
  Object.entries(checkTraveller(traveller, { ...context, today: TODAY })).filter(
    ([, message]) => message !== undefined,
  );

it.each([
  ['main', true, ['idCard.required', 'email.required', 'phone.required']],
  ['main', false, ['passport.required', 'email.required', 'phone.required']],
  ['adult', true, ['idCard.required']],
  ['adult', false, ['passport.required']],
] as const)('reports what is missing of the %s traveller, domestic %s', (role, isDomestic, missing) => {
  expect(problems(adult, { role, isDomestic }).map(([, message]) => message)).toEqual(missing);
});

it('requires a passport of a child abroad, and no document on a domestic trip', () => {
  expect(problems(child, { role: 'child', isDomestic: true })).toEqual([]);
  expect(problems(child, { role: 'child', isDomestic: false })).toEqual([['passport', 'passport.required']]);
});

it('refuses an optional document only when it is malformed', () => {
  const abroad = { role: 'adult', isDomestic: false } as const;
  const passport = 'A1234567';
  expect(problems({ ...adult, passport, idCard: '3273010101900001' }, abroad)).toEqual([]);
  expect(problems({ ...adult, passport, idCard: '327301' }, abroad)).toEqual([['idCard', 'idCard.invalid']]);
  expect(problems({ ...adult, passport, email: 'budi@' }, abroad).map(([field]) => field)).toEqual(['email']);
});

it('requires the consent of a parent for a child', () => {
  const context = { role: 'child', isDomestic: true } as const;
  expect(problems({ ...child, parentalConsent: false }, context)).toEqual([
    ['parentalConsent', 'travel.parentalConsent'],
  ]);
});

it('has the consent texts for parents in the stated version', () => {
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
