import { expect, it } from 'vitest';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { motorEndpoints } from './endpoints.ts';
import type { MotorQuoteRecord } from './schemas/quote.ts';

const address = {
  address: 'Jalan Dago 1',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};
const year = {
  year: 1,
  sumInsured: 170_000_000,
  vehicleAge: 3,
  ratePercent: 2.47,
  ageLoadingPercent: 0,
  premium: 4_199_000,
  addOns: [{ code: 'FLOOD', premium: 170_000 }],
  band: '> 125–200',
};
const quote: MotorQuoteRecord = {
  ...aQuote({ stage: 'Plan Selected' }),
  promoCode: { code: 'MOBILHEMAT20260001', percent: 10 },
  vehicleKind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  isModelListed: true,
  year: 2023,
  plateCode: 'B',
  plateNumber: '1234',
  plateSuffix: 'ABC',
  chassisNo: 'MHF',
  engineNo: '2NR',
  use: 'private',
  coverage: 'totalLoss',
  sumInsured: 170_000_000,
  accessories: 0,
  region: 2,
  duration: 2,
  isEligibleForMultiyear: true,
  sumsInsured: [170_000_000, 153_000_000],
  premiumYears: [year],
  workshopAllowance: 425_000,
  address,
  inspection: { status: 'wanted', round: 0, wantedSlots: ['front'] },
};

it('writes the quote in the spelling of the wire and reads it back [MOT-016] [MOT-017]', () => {
  const wire = encodePart(motorEndpoints.getMotorQuote, 'reply', quote) as {
    readonly data: readonly object[];
  };
  expect(wire.data).toHaveLength(1);
  expect(wire.data[0]).toMatchObject({
    _id: quote.id,
    quoteId: quote.id,
    quote_Id: quote.code,
    product_Id: quote.productId,
    planCode: quote.planCode,
    planName: quote.planName,
    premium: quote.premium,
    duration: 2,
    isEligibleForMultiyear: true,
    planDetails: { FirstYear: 170_000_000, SecondYear: 153_000_000 },
    discountPercent: quote.discountPercent,
    promoCodeList: [{ promoCode: 'MOBILHEMAT20260001', discountPercent: 10 }],
    stage: 'Plan Selected',
    insuredDob: quote.insuredBirthDate,
    insuredMobile: quote.insuredPhone,
    effectiveDate: quote.startDate,
    expiryDate: quote.endDate,
    vehicleType: 'fourWheeler',
    coverageOption: 2,
    actualVehicleBrand: 'Toyota',
    vehicleModel: 'Avanza',
    actualManufactureYear: 2023,
    actualLicensePlatCode: 'B',
    licensePlateNumber: '1234',
    licensePlateNumber1: 'ABC',
    chassisNo: 'MHF',
    engineNo: '2NR',
    vehicleUse: 'private',
    insuredAddress: address,
  });
  expect(wire.data[0]).toHaveProperty('additionalBenefits');
  expect(decodePart(motorEndpoints.getMotorQuote, 'reply', wire)).toMatchObject(quote);
});

it.each([
  [2, 'totalLoss'],
  [1, 'comprehensive'],
  [0, 'comprehensive'],
  [undefined, 'comprehensive'],
] as const)(
  'reads the coverage option %s as %s: 2 is Total Loss Only [MOT-003]',
  (coverageOption, coverage) => {
    const wire = { data: [{ coverageOption: coverageOption ?? null }] };
    expect(decodePart(motorEndpoints.getMotorQuote, 'reply', wire)).toMatchObject({ coverage });
  },
);

const benefit = {
  code: 'AU01',
  type: 'C',
  name: 'Authorised workshop',
  note: 'N',
  premium: 382_500,
  premiumBeforeAllowance: 807_500,
  premiumPerYear: 191_250,
  yearPremiums: [425_000, 382_500],
  firstYearAllowance: 425_000,
  icon: 'data:image/svg+xml,x',
  isSelected: true,
};
const wireBenefit = {
  BenefitCode: 'AU01',
  BenefitType: 'C',
  BenefitDesc: 'Authorised workshop',
  Note: 'N',
  Premium: 382_500,
  PremiumWithoutDiscount: 807_500,
  PremiumPerYear: 191_250,
  FirstYrPremium: 425_000,
  SecondYrPremium: 382_500,
  FirstYearDiscount: 425_000,
  signedUrl: 'data:image/svg+xml,x',
  isSelected: true,
};

it('writes the add-ons in the spelling of the wire and reads them back [MOT-015] [MOT-023]', () => {
  const wire = { data: [{ Plans: [{ AdditionalBenefits: [wireBenefit] }] }] };
  expect(encodePart(motorEndpoints.motorBenefits, 'reply', [benefit])).toEqual(wire);
  expect(decodePart(motorEndpoints.motorBenefits, 'reply', wire)).toEqual([benefit]);
});

it('writes the plans in the spelling of the wire and reads them back [MOT-012] [MOT-014]', () => {
  const plans = [
    {
      code: 'MTSTD',
      name: 'Motor Standard',
      premium: 4_199_000,
      sumInsured: 170_000_000,
      sumsInsured: [170_000_000, 153_000_000, 136_000_000, 119_000_000, 110_500_000],
      benefits: [{ name: 'Theft', note: 'N' }],
      additionalBenefits: [benefit],
    },
  ];
  const wire = {
    data: [
      {
        Plans: [
          {
            PlanCode: 'MTSTD',
            PlanName: 'Motor Standard',
            Premium: 4_199_000,
            SumInsured: 170_000_000,
            SumInsuredPerYear: {
              FirstYear: 170_000_000,
              SecondYear: 153_000_000,
              ThirdYear: 136_000_000,
              FourthYear: 119_000_000,
              FifthYear: 110_500_000,
            },
            MainBenefits: [{ BenefitDesc: 'Theft', Note: 'N' }],
            AdditionalBenefits: [wireBenefit],
          },
        ],
      },
    ],
  };
  expect(encodePart(motorEndpoints.motorPlans, 'reply', plans)).toEqual(wire);
  expect(decodePart(motorEndpoints.motorPlans, 'reply', wire)).toEqual(plans);
});
