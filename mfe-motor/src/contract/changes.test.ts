import { is } from 'valibot';
import { expect, it } from 'vitest';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import type { MotorCustomer } from '#contract/schemas/quote.ts';
import type { MotorChange } from './schemas/quote.ts';
import type { NewMotorQuote } from './schemas/vehicle.ts';
import { motorEndpoints } from './endpoints.ts';

const vehicle = {
  kind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  year: 2023,
  plateCode: 'B',
  plateNumber: '1234',
  plateSuffix: 'ABC',
  chassisNo: 'MHFXX1234567890AB',
  engineNo: '2NRX123456',
  use: 'private',
  coverage: 'comprehensive',
  sumInsured: 170_000_000,
  accessories: 5_000_000,
  startDate: '2027-03-05',
  insuredName: 'Siti Rahma',
} as const;
const wireVehicle = {
  vehicleType: 'fourWheeler',
  actualVehicleBrand: 'Toyota',
  vehicleModel: 'Avanza',
  actualManufactureYear: 2023,
  actualLicensePlatCode: 'B',
  licensePlateNumber: '1234',
  licensePlateNumber1: 'ABC',
  chassisNo: 'MHFXX1234567890AB',
  engineNo: '2NRX123456',
  vehicleUse: 'private',
  coverageOption: 1,
  sumInsured: 170_000_000,
  accessories: 5_000_000,
  effectiveDate: '2027-03-05',
  insuredName: 'Siti Rahma',
};

const address = {
  address: 'Jalan Dago 1',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};
const customer: MotorCustomer = {
  insuredName: 'Siti Rahma',
  insuredBirthDate: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPhone: '081234567890',
  insuredEmail: 'siti@payung.example',
  startDate: '2027-03-05',
  address,
};
const wireCustomer = {
  insuredName: 'Siti Rahma',
  insuredDob: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredMobile: '081234567890',
  insuredEmail: 'siti@payung.example',
  effectiveDate: '2027-03-05',
  insuredAddress: address,
};

/** Every change with what it is on the wire, and the call that carries it. */
const CHANGES: readonly (readonly [MotorChange, object, 'updateMotorQuote' | 'updateMotorOrder'])[] = [
  [{ kind: 'vehicle', vehicle }, { vehicle: wireVehicle }, 'updateMotorQuote'],
  [{ kind: 'phone', phone: '081234567890' }, { insuredMobile: '081234567890' }, 'updateMotorQuote'],
  [
    {
      kind: 'plan',
      planCode: 'MTSTD',
      planName: 'Motor Standard',
      premium: 4_199_000,
      duration: 1,
      isEligibleForMultiyear: false,
    },
    {
      planCode: 'MTSTD',
      planName: 'Motor Standard',
      premium: 4_199_000,
      duration: 1,
      isEligibleForMultiyear: false,
    },
    'updateMotorQuote',
  ],
  [
    {
      kind: 'plan',
      planCode: 'MTPRM',
      planName: 'Motor Prime',
      premium: 1,
      duration: 2,
      isEligibleForMultiyear: true,
      sumsInsured: [170_000_000, 153_000_000],
    },
    {
      planCode: 'MTPRM',
      planName: 'Motor Prime',
      premium: 1,
      duration: 2,
      isEligibleForMultiyear: true,
      planDetails: { FirstYear: 170_000_000, SecondYear: 153_000_000 },
    },
    'updateMotorQuote',
  ],
  [
    { kind: 'benefits', codes: ['FLOOD', 'TPL025'] },
    { additionalBenefits: [{ BenefitCode: 'FLOOD' }, { BenefitCode: 'TPL025' }] },
    'updateMotorOrder',
  ],
  [{ kind: 'benefits', codes: [] }, { additionalBenefits: [] }, 'updateMotorOrder'],
  [{ kind: 'discount', percent: 12.5 }, { discountPercent: 12.5 }, 'updateMotorOrder'],
  [
    { kind: 'promoCode', code: 'MOBILHEMAT20260001', percent: 10 },
    { promoCodeList: [{ promoCode: 'MOBILHEMAT20260001', discountPercent: 10 }] },
    'updateMotorOrder',
  ],
  [{ kind: 'promoCode', code: '' }, { promoCodeList: [{ promoCode: '' }] }, 'updateMotorOrder'],
  [{ kind: 'customer', customer }, { customer: wireCustomer }, 'updateMotorQuote'],
];

it.each(CHANGES.map(([change, wire, call]) => [change.kind, change, wire, call] as const))(
  'writes the change %s in the spelling of the wire and reads it back [MOT-018] [MOT-028] [MOT-052]',
  (_kind, change, wire, call) => {
    expect(encodePart(motorEndpoints[call], 'body', change)).toEqual(wire);
    expect(parsePart(motorEndpoints[call], 'body', wire)).toEqual(change);
  },
);

it('writes the vehicle of a new quote in the spelling of the record [MOT-017]', () => {
  const body: NewMotorQuote = {
    ...vehicle,
    kind: 'motorcycle',
    coverage: 'totalLoss',
    insuredPhone: '0812',
    requestId: '6f1c2d3e-0000-4000-8000-000000000001',
  };
  const wire = {
    ...wireVehicle,
    vehicleType: 'twoWheeler',
    coverageOption: 2,
    insuredMobile: '0812',
    requestId: '6f1c2d3e-0000-4000-8000-000000000001',
  };
  expect(encodePart(motorEndpoints.createMotorQuote, 'body', body)).toEqual(wire);
  expect(parsePart(motorEndpoints.createMotorQuote, 'body', wire)).toEqual(body);
});

it.each([
  ['two steps at once', { ...CHANGES[2]?.[1], insuredMobile: '0812' }],
  ['seven years', { ...CHANGES[2]?.[1], duration: 7 }],
  ['no years', { ...CHANGES[2]?.[1], duration: 0 }],
  ['half a year', { ...CHANGES[2]?.[1], duration: 1.5 }],
  ['an unknown use', { vehicle: { ...wireVehicle, vehicleUse: 'rental' } }],
  ['a third coverage', { vehicle: { ...wireVehicle, coverageOption: 3 } }],
  ['a negative sum', { vehicle: { ...wireVehicle, sumInsured: -1 } }],
  ['a field of its own', { vehicle: { ...wireVehicle, premium: 1 } }],
  ['the inspection', { inspection: { status: 'approved' } }],
  ['a discount, which belongs to the other call', { discountPercent: 5 }],
])('refuses %s in user/update-quote', (_, body) => {
  expect(is(motorEndpoints.updateMotorQuote.schemas.body, body)).toBe(false);
});

it.each([
  ['two codes', { promoCodeList: [{ promoCode: 'A' }, { promoCode: 'B' }] }],
  ['a discount as text', { discountPercent: '12' }],
  ['discount and code', { discountPercent: 1, promoCodeList: [{ promoCode: 'A' }] }],
  ['a plan', CHANGES[2]?.[1]],
])('refuses %s in user/update-quote-motor', (_, body) => {
  expect(is(motorEndpoints.updateMotorOrder.schemas.body, body)).toBe(false);
});
