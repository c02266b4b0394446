import fs from 'node:fs';
import path from 'node:path';
import type { Registration, RegistrationDetails, PartStatus } from '@payung/shared/schemas/onboarding.ts';
import { REGISTRATION_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import type { RegistrationPart } from '@payung/shared/domain/onboarding/registration.ts';
import type { MyProfile, PublicCard } from '@payung/shared/schemas/profile.ts';
import type { Agreement } from '@payung/shared/schemas/agreement.ts';

const REGISTRATION_ID = '65f0c1a5e4b0a70001a3a001';

export const someDetails = (
  change: Partial<Extract<RegistrationDetails, { kind: 'individual' }>> = {},
): RegistrationDetails => ({
  kind: 'individual',
  fullName: 'Rina Kartika',
  email: 'rina@example.id',
  address: 'Jalan Melati 5',
  city: 'Bandung',
  birthDate: '1990-05-12',
  idNumber: '3273015205900001',
  hasTaxNumber: true,
  ...change,
});

export const someCompany = (
  change: Partial<Extract<RegistrationDetails, { kind: 'corporate' }>> = {},
): RegistrationDetails => ({
  kind: 'corporate',
  companyName: 'PT Payung Jaya',
  directorName: 'Budi Hartono',
  contactEmail: 'kontak@example.id',
  businessNumber: '1234567890123',
  email: 'budi@example.id',
  address: 'Jalan Mawar 7',
  city: 'Surabaya',
  birthDate: '1985-03-02',
  idNumber: '3578010203850002',
  hasTaxNumber: true,
  ...change,
});

/** Every part, given unless `change` says otherwise. */
export const parts = (
  change: Partial<Record<RegistrationPart, Partial<PartStatus>>> = {},
): readonly PartStatus[] =>
  REGISTRATION_PARTS.map((part) => ({
    part,
    state: 'given',
    revision: change[part]?.state === 'empty' ? 0 : 1,
    reason: '',
    ...change[part],
  }));

/** An individual who was invited by Sari, has filled in the form and comes to the ID card next. */
export const aRegistrationReply = (change: Partial<Registration> = {}): Registration => ({
  id: REGISTRATION_ID,
  status: 'draft',
  version: 3,
  phone: '6281234567890',
  inviter: 'Sari Wulandari',
  kind: 'individual',
  parts: parts({
    idCard: { state: 'empty' },
    agreement: { state: 'empty' },
    tax: { state: 'empty' },
    bank: { state: 'empty' },
  }),
  reason: '',
  isLocked: false,
  details: someDetails(),
  numbersDiffer: false,
  savedAt: '2026-11-20T03:15:00.000Z',
  deletedAt: '2026-12-20T03:15:00.000Z',
  ...change,
});

/** A registration with a verified phone and no parts yet. */
export const anEmptyRegistration = (change: Partial<Registration> = {}): Registration => {
  const { kind: _kind, details: _details, ...base } = aRegistrationReply();
  const empty = { state: 'empty' } as const;
  return {
    ...base,
    parts: parts({ details: empty, idCard: empty, agreement: empty, tax: empty, bank: empty }),
    version: 1,
    ...change,
  };
};

/** An individual agent, with only a name and a phone unless `change` adds more. */
export const aMyProfile = (change: Partial<MyProfile> = {}): MyProfile => ({
  version: 4,
  kind: 'individual',
  name: 'Sari Wulandari',
  agentCode: 'AG-1001',
  phone: '6281234567890',
  joinedOn: '2026-01-15',
  invitedBy: 'Made Putra',
  details: {
    email: 'sari@example.id',
    address: 'Jalan Melati 5',
    city: 'Bandung',
    licence: { number: '', issuer: '', expiresOn: '' },
    isExclusive: false,
  },
  idCard: { isOnFile: false, number: '' },
  tax: { isOnFile: false, number: '' },
  ...change,
});

export const aPublicCard = (change: Partial<PublicCard> = {}): PublicCard => ({
  fullName: 'Sari Wulandari',
  tier: 'gold',
  company: 'Payung Bandung',
  hasPicture: false,
  socialLinks: [],
  achievements: [],
  blogs: [],
  testimonials: [],
  ...change,
});

const FOLDER = path.resolve(import.meta.dirname, '../../../backend/src/areas/agreement/text');

/** The agreement that comes with the platform, as the server answers it. */
export const shippedAgreement = (
  language: 'en' | 'id' = 'en',
  change: Partial<Agreement> = {},
): Agreement => {
  const file = fs.readFileSync(path.join(FOLDER, `2026-11.${language}.json`), 'utf8');
  const filled = file.replaceAll('{insurer}', 'PT Asuransi Payung Nusantara').replaceAll('{brand}', 'Payung');
  const words = JSON.parse(filled) as Pick<Agreement, 'title' | 'sections'>;
  return {
    version: '2026-11',
    language,
    ...words,
    hash: 'a1'.repeat(32),
    inForceFrom: '2026-11-01',
    ...change,
  };
};
