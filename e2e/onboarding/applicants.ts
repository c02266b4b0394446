import { randomInt } from 'node:crypto';
import type { RegistrationDetails } from '@payung/shared/schemas/onboarding.ts';

/** The code of Sari, who invites (`backend/src/areas/agents/demo-people.ts`). */
export const REFERRAL_CODE = 'PAYUNG0001';

/** 2 × 2 pixels. */
export const CARD_PHOTO = {
  name: 'ktp.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

/** Birth date of all applicants: it is part of the card's number. */
const BIRTH_DATE = '1990-08-17';
export const BIRTH_DATE_TYPED = '17/08/1990';

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('');

export interface Applicant {
  readonly phone: string;
  readonly details: RegistrationDetails;
  readonly accountNumber: string;
}

const common = () => ({
  email: `pelamar.${digits(8)}@example.com`,
  address: 'Jalan Dago 17',
  city: 'Bandung',
  birthDate: BIRTH_DATE,
  idNumber: `3273${digits(2)}170890${String(randomInt(1, 10_000)).padStart(4, '0')}`,
  hasTaxNumber: true,
});

/** An applicant of this test alone. */
export const newIndividual = (
  fullName = 'Intan Permatasari',
): Applicant & {
  readonly details: { readonly kind: 'individual' };
} => ({
  phone: `0857${digits(8)}`,
  details: { kind: 'individual', fullName, ...common() },
  accountNumber: digits(10),
});

export const newCorporate = (
  companyName = 'PT Maju Bersama',
): Applicant & {
  readonly details: { readonly kind: 'corporate' };
} => ({
  phone: `0858${digits(8)}`,
  details: {
    kind: 'corporate',
    companyName,
    directorName: 'Joko Susanto',
    contactEmail: 'kantor@example.com',
    businessNumber: digits(13),
    ...common(),
  },
  accountNumber: digits(10),
});
