import { expect, expectTypeOf, it } from 'vitest';
import { anAccidentQuote, aPlaceholder, FAMILY_AND_DRIVER } from '#testing/quotes.ts';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { paCiEndpoints } from './endpoints.ts';
import type { AccidentQuoteRecord, LimitGroup } from './schemas/accident.ts';
import type { QuotedInsured } from './schemas/insured.ts';

const record = anAccidentQuote({
  limitType: 'separate',
  groups: FAMILY_AND_DRIVER,
  insureds: [
    aPlaceholder(1, {
      name: 'Budi Santoso',
      birthDate: '1990-05-17',
      idCard: '3273011705900001',
      phone: '6281234567890',
      email: 'budi@gmail.com',
      address: 'Jalan Dago 12',
      beneficiaryName: 'Ani',
      beneficiaryRelation: 'other',
      otherRelation: 'Godmother',
      relationText: 'Godmother',
      beneficiaryBirthDate: '1960-01-02',
      ocrDetails: { idNumber: '3273011705900001', idType: 'KTP', imageKey: 'key' },
    }),
    aPlaceholder(2),
    aPlaceholder(3),
  ],
});

const spelled = (quote: AccidentQuoteRecord) => {
  const { data } = encodePart(paCiEndpoints.getPaQuote, 'reply', quote) as { data: Record<string, unknown> };
  return data;
};
const wire = spelled(record);

it('writes the quote in the spelling of the wire [PA-027] [PA-032]', () => {
  expect(wire).toMatchObject({
    _id: record.id,
    numberOfParticipants: 3,
    requestLimitType: 'separate',
    effectiveDate: '2027-03-01',
    expiryDate: '2028-03-01',
    insuredIdCard: '',
    separateRequestLimits: [
      { name: 'Family', numberOfParticipants: 2, planCode: 'PABSC' },
      { name: 'Driver', numberOfParticipants: 1, planCode: 'PAPLS' },
    ],
  });
  expect((wire['requestLimit'] as readonly object[])[0]).toEqual({
    _id: record.insureds[0]?.id,
    no: 1,
    version: 0,
    insuredName: 'Budi Santoso',
    insuredMobile: '6281234567890',
    insuredEmail: 'budi@gmail.com',
    insuredDob: '1990-05-17',
    insuredIdCard: '3273011705900001',
    address: 'Jalan Dago 12',
    beneficiaryName: 'Ani',
    beneficiaryRelation: 'other',
    relationDescription: 'Godmother',
    beneficiaryOtherRelation: 'Godmother',
    beneficiaryDateOfBirth: '1960-01-02',
    guardianName: '',
    guardianConsents: false,
    requestLimit: 50_000_000,
    planName: 'PA Basic',
    planCode: 'PABSC',
    premium: 75_000,
    isComplete: false,
    ocrDetails: { s3Url: 'key', idNumber: '3273011705900001', idType: 'KTP' },
  });
});

it('reads the written quote back [PA-027]', () => {
  expect(parsePart(paCiEndpoints.getPaQuote, 'reply', { data: wire })).toEqual(record);
});

it('writes one limit for all as "same" [PA-032]', () => {
  expect(spelled(anAccidentQuote())).toMatchObject({ requestLimitType: 'same' });
});

it('has the fields of the specification in its type [PA-027] [PA-032]', () => {
  expectTypeOf<AccidentQuoteRecord>().toHaveProperty('participants').toEqualTypeOf<number>();
  expectTypeOf<AccidentQuoteRecord>().toHaveProperty('insureds').toEqualTypeOf<readonly QuotedInsured[]>();
  expectTypeOf<LimitGroup>().toEqualTypeOf<{
    readonly name: string;
    readonly participants: number;
    readonly planCode: string;
  }>();
});
