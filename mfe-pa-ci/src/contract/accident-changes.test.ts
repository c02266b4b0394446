import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { accidentEndpoints } from './endpoints.ts';
import type { AccidentChange, NewAccidentQuote } from './schemas/accident.ts';
import type { InsuredChange } from './schemas/insured.ts';

const REQUEST_ID = '7d3c1c5e-3f6b-4f56-9f0f-3a3f8f1a2b3c';

const cover = {
  insuredName: 'Budi Santoso',
  participants: 4,
  limitType: 'one',
  startDate: '2027-03-01',
  months: 12,
  planCode: 'PABSC',
} as const;

const wireCover = {
  insuredName: 'Budi Santoso',
  numberOfParticipants: 4,
  requestLimitType: 'same',
  effectiveDate: '2027-03-01',
  months: 12,
  planCode: 'PABSC',
};

it('writes a new quote in the spelling of the wire and reads it back', () => {
  const form: NewAccidentQuote = { ...cover, insuredPhone: '6281234567890', requestId: REQUEST_ID };
  const wire = { ...wireCover, insuredMobile: '6281234567890', requestId: REQUEST_ID };
  expect(encodePart(accidentEndpoints.createPaQuote, 'body', form)).toEqual(wire);
  expect(parsePart(accidentEndpoints.createPaQuote, 'body', wire)).toEqual(form);
});

describe('a saved step', () => {
  it.each<[string, AccidentChange, object]>([
    [
      'cover',
      { kind: 'cover', cover: { ...cover, limitType: 'separate', planCode: '' }, leaveOut: ['a1'] },
      { ...wireCover, requestLimitType: 'separate', planCode: '', leaveOut: ['a1'] },
    ],
    [
      'groups [PA-032]',
      {
        kind: 'groups',
        groups: [
          { name: 'Office', participants: 6, planCode: 'PABSC' },
          { name: 'Drivers', participants: 4, planCode: 'PAPLS' },
        ],
      },
      {
        separateRequestLimits: [
          { name: 'Office', numberOfParticipants: 6, planCode: 'PABSC' },
          { name: 'Drivers', numberOfParticipants: 4, planCode: 'PAPLS' },
        ],
      },
    ],
    [
      'policyholder',
      {
        kind: 'policyholder',
        policyholder: {
          insuredName: 'Budi Santoso',
          insuredPhone: '6281234567890',
          insuredEmail: 'budi@gmail.com',
          startDate: '2027-03-01',
        },
      },
      {
        insuredName: 'Budi Santoso',
        insuredMobile: '6281234567890',
        insuredEmail: 'budi@gmail.com',
        effectiveDate: '2027-03-01',
      },
    ],
  ])('is written in the spelling of the wire and read back: %s [PA-030]', (_, change, wire) => {
    expect(encodePart(accidentEndpoints.updatePaQuote, 'body', change)).toEqual(wire);
    expect(parsePart(accidentEndpoints.updatePaQuote, 'body', wire)).toEqual(change);
    expect(safeParse(accidentEndpoints.updatePaQuote.schemas.body, { ...wire, premium: 1 }).success).toBe(
      false,
    );
  });
});

const change: InsuredChange = {
  id: '65f0c1a5e4b0a70001a30003',
  version: 2,
  limit: 50_000_000,
  isNew: false,
  insured: {
    name: 'Siti Rahayu',
    birthDate: '1990-05-17',
    idCard: '3273011705900003',
    phone: '6281234567890',
    email: 'siti@gmail.com',
    address: 'Jalan Dago 12',
    beneficiaryName: 'Ani Santoso',
    beneficiaryRelation: 'other',
    otherRelation: 'Godmother',
    beneficiaryBirthDate: '1960-01-02',
    guardianName: '',
    guardianConsents: false,
  },
};

/** As PA-027 and PA-029 spell it. */
const wire = {
  _id: '65f0c1a5e4b0a70001a30003',
  version: 2,
  requestLimit: 50_000_000,
  isNew: false,
  insuredName: 'Siti Rahayu',
  insuredDob: '1990-05-17',
  insuredIdCard: '3273011705900003',
  insuredMobile: '6281234567890',
  insuredEmail: 'siti@gmail.com',
  address: 'Jalan Dago 12',
  beneficiaryName: 'Ani Santoso',
  beneficiaryRelation: 'other',
  beneficiaryOtherRelation: 'Godmother',
  beneficiaryDateOfBirth: '1960-01-02',
  guardianName: '',
  guardianConsents: false,
};

it('writes one insured as a flat object with requestLimit and isNew [PA-027] [PA-029]', () => {
  expect(encodePart(accidentEndpoints.updatePaInsured, 'body', change)).toEqual(wire);
  expect(parsePart(accidentEndpoints.updatePaInsured, 'body', wire)).toEqual(change);
});

it.each([
  ['no version', { version: undefined }],
  ['a version that is no number', { version: '2' }],
  ['a day as people write it', { insuredDob: '17/05/1990' }],
  ['a field that nobody knows', { premium: 1 }],
])('refuses an insured with %s', (_, wrong) => {
  expect(safeParse(accidentEndpoints.updatePaInsured.schemas.body, { ...wire, ...wrong }).success).toBe(
    false,
  );
});
