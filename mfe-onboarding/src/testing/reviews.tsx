import type { ComponentType } from 'react';
import type { RegistrationReview, WaitingRegistration } from '@payung/shared/schemas/registration-reviews.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#screens.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Opens a page as a member of staff. */
export const renderAsStaff = (Screen: ComponentType, options: Options) =>
  renderScreen(<Screen />, {
    session: anAgent({ userType: 'Staff', firstName: 'Rina', lastName: 'Kartika' }),
    frame: (screen) => <Frame>{screen}</Frame>,
    ...options,
  });

export const REGISTRATION_ID = '65f0c1a5e4b0a70001a3f901';

export const aWaiting = (change: Partial<WaitingRegistration> = {}): WaitingRegistration => ({
  id: REGISTRATION_ID,
  name: 'Intan Permata',
  kind: 'individual',
  inviter: 'Sari Wulandari',
  status: 'submitted',
  submittedAt: '2026-11-22T01:00:00.000Z',
  isAgain: false,
  isAgentCard: false,
  ...change,
});

const given = { state: 'given', revision: 1, reason: '', note: '' } as const;

export const aReview = (change: Partial<RegistrationReview> = {}): RegistrationReview => ({
  id: REGISTRATION_ID,
  version: 6,
  status: 'submitted',
  kind: 'individual',
  phone: '6281200000008',
  inviter: { name: 'Sari Wulandari', agentCode: 'PYG0001' },
  details: {
    kind: 'individual',
    fullName: 'Intan Permata',
    email: 'intan@payung.test',
    address: 'Jalan Dago 17',
    city: 'Bandung',
    birthDate: '1994-03-21',
    idNumber: '3273016103940008',
    hasTaxNumber: true,
  },
  card: {
    readNumber: '3273016103940009',
    idType: 'KTP',
    chosen: 'typed',
    hasImage: true,
    providerStatus: 'auto_approved',
  },
  bank: { bankCode: '014', bankName: 'BCA', accountHolder: 'Budi', accountNumber: '1234567890' },
  agreement: { version: '2026-11', acceptedAt: '2026-11-22T00:30:00.000Z' },
  parts: [
    { part: 'details', ...given },
    { part: 'idCard', ...given },
    { part: 'agreement', ...given },
    { part: 'tax', ...given, state: 'skipped', revision: 0 },
    { part: 'bank', ...given },
  ],
  warnings: ['numbersDiffer', 'holderDiffers'],
  events: [{ at: '2026-11-22T01:00:00.000Z', by: '', event: 'submitted' }],
  ...change,
});
