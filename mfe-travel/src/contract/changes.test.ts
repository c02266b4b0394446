import { is } from 'valibot';
import { expect, it } from 'vitest';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { travelEndpoints } from './endpoints.ts';
import type { TravelChange } from './schemas/quote.ts';

const { createTravelQuote, updateTravelQuote } = travelEndpoints;

const trip = {
  tripType: 2,
  coverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 2,
  childCount: 1,
  insuredName: 'Budi Santoso',
  insuredBirthDate: '1990-05-20',
};
const wireTrip = {
  tripType: 2,
  travelCoverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 2,
  childCount: 1,
  insuredName: 'Budi Santoso',
  insuredDob: '1990-05-20',
};

/** Every change, and its body on the wire, literally. */
const CHANGES: readonly (readonly [TravelChange, object])[] = [
  [{ kind: 'trip', trip }, { trip: wireTrip }],
  [{ kind: 'phone', phone: '081234567890' }, { insuredMobile: '081234567890' }],
  [{ kind: 'plan', planCode: 'TRVGLD' }, { planCode: 'TRVGLD' }],
  [{ kind: 'covid', covid: false }, { covid: false }],
  [
    { kind: 'benefits', codes: ['AC000CV01', 'AC000GD01'] },
    { additionalBenefits: [{ BenefitCode: 'AC000CV01' }, { BenefitCode: 'AC000GD01' }] },
  ],
  [{ kind: 'benefits', codes: [] }, { additionalBenefits: [] }],
  [{ kind: 'discount', percent: 12.5 }, { discountPercent: 12.5 }],
  [
    { kind: 'promoCode', code: 'PAYUNG-TRAVEL-20-OK', percent: 20 },
    { promoCodeList: [{ promoCode: 'PAYUNG-TRAVEL-20-OK', discountPercent: 20 }] },
  ],
  [
    { kind: 'promoCode', code: 'PAYUNG-TRAVEL-20-OK' },
    { promoCodeList: [{ promoCode: 'PAYUNG-TRAVEL-20-OK' }] },
  ],
  [
    {
      kind: 'customer',
      customer: {
        insuredName: 'Budi Santoso',
        insuredBirthDate: '1990-05-20',
        insuredIdCard: '3174012005900001',
        insuredPassport: 'B1234567',
        insuredPhone: '6281234567890',
        insuredEmail: 'budi@contoh.id',
        adults: [
          {
            fullName: 'Rina Santoso',
            birthDate: '1992-04-03',
            idCard: '3174010304920002',
            passport: 'C7654321',
            email: 'rina@contoh.id',
            phone: '081234567891',
          },
        ],
        children: [
          { fullName: 'Dewi Santoso', birthDate: '2015-06-05', passport: '7654322', parentalConsent: true },
        ],
      },
    },
    {
      customer: {
        insuredName: 'Budi Santoso',
        insuredDob: '1990-05-20',
        insuredIdCard: '3174012005900001',
        insuredPassportNo: 'B1234567',
        insuredMobile: '6281234567890',
        insuredEmail: 'budi@contoh.id',
        adults: [
          {
            fullName: 'Rina Santoso',
            dob: '1992-04-03',
            idCard: '3174010304920002',
            passportNo: 'C7654321',
            email: 'rina@contoh.id',
            mobile: '081234567891',
          },
        ],
        childs: [
          { fullName: 'Dewi Santoso', dob: '2015-06-05', passportNo: '7654322', parentalConsent: true },
        ],
      },
    },
  ],
];

it.each(CHANGES)(
  'writes the change %j in the spelling of the wire and reads it back [TRV-061] [TRV-081]',
  (change, wire) => {
    expect(encodePart(updateTravelQuote, 'body', change)).toEqual(wire);
    expect(parsePart(updateTravelQuote, 'body', wire)).toEqual(change);
  },
);

it('refuses two changes at a time and amounts', () => {
  const refused = [
    {},
    { planCode: 'TRVGLD', covid: true },
    { planCode: 'TRVGLD', premium: 1 },
    { promoCodeList: [] },
    { promoCodeList: [{ promoCode: 'A' }, { promoCode: 'B' }] },
    { stage: 'Policy Generated' },
    { trip: { ...wireTrip, coverageArea: '1' } },
  ];
  expect(refused.filter((body) => is(updateTravelQuote.schemas.body, body))).toEqual([]);
});

it('writes a new quote in the spelling of the wire and reads it back', () => {
  const requestId = '5f3c8f52-3b0e-4c55-9d1b-0f2f1f6f7a01';
  const wire = { ...wireTrip, insuredMobile: '081234567890', requestId };
  const quote = { ...trip, insuredPhone: '081234567890', requestId };
  expect(encodePart(createTravelQuote, 'body', quote)).toEqual(wire);
  expect(parsePart(createTravelQuote, 'body', wire)).toEqual(quote);
});
