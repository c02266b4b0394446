import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { aNewQuote } from '@payung/shared/testing/samples/quotes.ts';
import type { MotorQuoteRecord, PremiumYear } from '#contract/schemas/quote.ts';

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f201';

/** A Toyota Avanza of 2023 in Jakarta, whose customer's phone is known and which has no plan yet. */
export const aMotorQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord => ({
  ...aNewQuote({
    id: QUOTE_ID,
    code: 'Q300001',
    productId: PRODUCT_IDS.motor4w,
    leadId: '65f0c1a5e4b0a70001a3f921',
  }),
  vehicleKind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  isModelListed: true,
  year: 2023,
  plateCode: 'B',
  plateNumber: '1234',
  plateSuffix: 'ABC',
  chassisNo: 'MHKA1BA1JFK012345',
  engineNo: '1NRF123456',
  use: 'private',
  coverage: 'comprehensive',
  sumInsured: 170_000_000,
  accessories: 0,
  region: 2,
  duration: 1,
  isEligibleForMultiyear: true,
  sumsInsured: [],
  premiumYears: [],
  workshopAllowance: 0,
  address: NO_ADDRESS,
  inspection: { status: 'wanted', round: 0, wantedSlots: [] },
  ...change,
});

/** A Honda BeAT of 2024 in Bandung: Total Loss Only, one year, no add-ons. */
export const aMotorcycleQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aMotorQuote({
    productId: PRODUCT_IDS.motor2w,
    vehicleKind: 'motorcycle',
    brand: 'Honda',
    model: 'BeAT',
    year: 2024,
    plateCode: 'D',
    plateNumber: '4321',
    plateSuffix: 'XY',
    coverage: 'totalLoss',
    sumInsured: 20_000_000,
    isEligibleForMultiyear: false,
    ...change,
  });

/** Three years at the lower bound of region 2; from its sixth year on the car costs 5 percent more. */
const threeYears: readonly PremiumYear[] = [
  {
    year: 1,
    sumInsured: 170_000_000,
    vehicleAge: 4,
    ratePercent: 2.47,
    ageLoadingPercent: 0,
    premium: 4_199_000,
    addOns: [],
    band: '> 125–200',
  },
  {
    year: 2,
    sumInsured: 153_000_000,
    vehicleAge: 5,
    ratePercent: 2.47,
    ageLoadingPercent: 0,
    premium: 3_779_100,
    addOns: [],
    band: '> 125–200',
  },
  {
    year: 3,
    sumInsured: 136_000_000,
    vehicleAge: 6,
    ratePercent: 2.47,
    ageLoadingPercent: 5,
    premium: 3_527_160,
    addOns: [],
    band: '> 125–200',
  },
];

const oneYear = threeYears.slice(0, 1);

/** One year of Motor Standard for 4.199.000. */
export const aPlannedQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aMotorQuote({
    stage: 'Plan Selected',
    planCode: 'MTSTD',
    planName: 'Motor Standard',
    premium: 4_199_000,
    sumsInsured: [170_000_000],
    premiumYears: oneYear,
    orderLines: [{ label: 'price.premium', amount: 4_199_000 }],
    subtotal: 4_199_000,
    dueLines: [
      { label: 'price.premium', amount: 4_199_000 },
      { label: 'price.adminCost', amount: 15_000 },
    ],
    duePremium: 4_214_000,
    ...change,
  });

/** Three years of Motor Standard for 11.505.260. */
export const aThreeYearQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aPlannedQuote({
    premium: 11_505_260,
    duration: 3,
    sumsInsured: [170_000_000, 153_000_000, 136_000_000],
    premiumYears: threeYears,
    orderLines: [{ label: 'price.premium', amount: 11_505_260 }],
    subtotal: 11_505_260,
    duePremium: 11_520_260,
    endDate: '2030-03-01',
    ...change,
  });

/** The same with the authorised workshop, whose first year is free: 12.227.760. */
export const aWorkshopQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aThreeYearQuote({
    stage: 'Additional Benefit Selected',
    benefits: [{ code: 'AU01', name: 'Authorised workshop', premium: 1_147_500 }],
    premiumYears: threeYears.map((year, index) => ({
      ...year,
      addOns: [{ code: 'AU01', premium: [425_000, 382_500, 340_000][index] ?? 0 }],
    })),
    workshopAllowance: 425_000,
    orderLines: [
      { label: 'price.premium', amount: 11_505_260 },
      { label: 'price.addOn', values: { benefit: 'Authorised workshop' }, amount: 1_147_500 },
      {
        label: 'price.allowance',
        values: { text: 'Authorised workshop, first year free with two or more years' },
        amount: -425_000,
      },
    ],
    addOnTotal: 722_500,
    subtotal: 12_227_760,
    duePremium: 12_242_760,
    ...change,
  });

/** One year with third-party liability for 25 million: 4.449.000, quoted. */
export const aQuotedQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aPlannedQuote({
    stage: 'Quick Quote Created',
    benefits: [{ code: 'TPL025', name: 'Third-party liability Rp 25 million', premium: 250_000 }],
    orderLines: [
      { label: 'price.premium', amount: 4_199_000 },
      { label: 'price.addOn', values: { benefit: 'Third-party liability Rp 25 million' }, amount: 250_000 },
    ],
    addOnTotal: 250_000,
    subtotal: 4_449_000,
    dueLines: [
      { label: 'price.premium', amount: 4_199_000 },
      { label: 'price.addOn', values: { benefit: 'Third-party liability Rp 25 million' }, amount: 250_000 },
      { label: 'price.adminCost', amount: 15_000 },
    ],
    duePremium: 4_464_000,
    ...change,
  });

/** A quoted motorcycle: Motor Standard for 360.000. */
export const aQuotedMotorcycle = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aMotorcycleQuote({
    stage: 'Quick Quote Created',
    planCode: 'MTSTD',
    planName: 'Motor Standard',
    premium: 360_000,
    orderLines: [{ label: 'price.premium', amount: 360_000 }],
    subtotal: 360_000,
    duePremium: 375_000,
    ...change,
  });

export const ADDRESS = {
  address: 'Jalan Cilandak 5',
  province: 'DKI Jakarta',
  city: 'Kota Administrasi Jakarta Selatan',
  district: 'Cilandak',
  subDistrict: 'Cilandak Barat',
  postalCode: '12430',
} as const;

/** A quote whose customer information was saved: its photos are wanted. */
export const aKnownCustomer = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aQuotedQuote({
    stage: 'Customer Information Updated',
    insuredEmail: 'budi@contoh.id',
    insuredBirthDate: '1990-05-17',
    insuredIdCard: '3174051705900001',
    address: ADDRESS,
    inspection: {
      status: 'wanted',
      round: 0,
      wantedSlots: ['front', 'rear', 'left', 'right', 'dashboard', 'chassis', 'engine', 'registration'],
    },
    ...change,
  });

/** The same with its photos approved. */
export const anInspectedQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  aKnownCustomer({
    stage: 'Q C Inspection Done',
    inspection: { status: 'approved', round: 1, wantedSlots: [], approvedUntil: '2027-02-14' },
    ...change,
  });

/** A quote that was confirmed and can be paid. */
export const aConfirmedQuote = (change: Partial<MotorQuoteRecord> = {}): MotorQuoteRecord =>
  anInspectedQuote({ stage: 'Full Quote Created', proposalNo: 'PRP-1', ...change });
