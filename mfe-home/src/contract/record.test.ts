import { expect, it } from 'vitest';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { homeEndpoints } from './endpoints.ts';
import type { HomeQuoteRecord } from './schemas/quote.ts';

const record: HomeQuoteRecord = {
  id: '65f0c1a5e4b0a70001a3f101',
  code: 'Q200001',
  productId: '61f0c1a5e4b0a70001a3d104',
  leadId: '65f0c1a5e4b0a70001a3f911',
  stage: 'Policy Generated',
  version: 6,
  propertyType: 'house',
  provinceId: '32',
  stories: 2,
  buildingSumInsured: 2_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
  planKind: 'PAR',
  planName: 'PROPERTY ALL RISK',
  planCode: 'HOMPAR',
  premium: 888_000,
  benefits: [{ code: 'C0001028', name: 'Earthquake', premium: 2_700_000 }],
  grossPremium: 3_588_000,
  premiumParts: [],
  discountPercent: 0,
  discountAmount: 358_800,
  discountGivenBy: 'promo',
  promoCode: { code: 'RUMAHHEMAT2026001', percent: 10 },
  orderLines: [{ label: 'price.premium', amount: 888_000 }],
  addOnTotal: 2_700_000,
  subtotal: 3_229_200,
  dueLines: [],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 3_244_200,
  proposalNo: 'PR1',
  policyNo: 'PO1',
  paymentStatus: 'Paid',
  insuredName: 'Budi Santoso',
  insuredEmail: 'budi@payung.test',
  insuredPhone: '6281234567890',
  insuredBirthDate: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPassport: 'A1',
  placeOfBirth: 'Bandung',
  startDate: '2026-02-10',
  endDate: '2027-02-10',
  savedAt: '2026-01-15T03:00:00.000Z',
  validUntil: '2026-02-11',
  agentName: 'Sari Wulandari',
  address: {
    address: 'Jalan Dago 12',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
  },
  isCorrespondenceSame: false,
  correspondence: {
    address: 'Jalan Sudirman 1',
    province: 'DKI Jakarta',
    city: 'Kota Administrasi Jakarta Pusat',
    district: 'Menteng',
    subDistrict: 'Gondangdia',
    postalCode: '10350',
  },
  printOption: 'hard',
  hardCopyAddress: 'Jalan Riau 1',
  ocrDetails: { idNumber: '3273', idType: 'KTP', imageKey: 'k' },
  reference: 'REF-1',
};

/** Written out from the specification. */
const wire = {
  _id: '65f0c1a5e4b0a70001a3f101',
  quoteId: '65f0c1a5e4b0a70001a3f101',
  quote_Id: 'Q200001',
  product_Id: '61f0c1a5e4b0a70001a3d104',
  leadId: { _id: '65f0c1a5e4b0a70001a3f911' },
  lead: [{ email: 'budi@payung.test' }],
  stage: 'Policy Generated',
  version: 6,
  typeofProduct: 'PAR',
  occupationType: 'H',
  provinceId: '32',
  stories: 2,
  buildingSumInsured: 2_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
  planName: 'PROPERTY ALL RISK',
  planCode: 'HOMPAR',
  premium: 888_000,
  additionalBenefits: [{ BenefitCode: 'C0001028', BenefitDesc: 'Earthquake', Premium: 2_700_000 }],
  isEQCoverOpted: 'Y',
  isFloodCoverOpted: '',
  isRSMDCCCoverOpted: '',
  grossPremium: 3_588_000,
  policyLobList: [
    {
      policyRiskList: [
        {
          flexasCoverPremium: 888_000,
          eQCoverPremium: 2_700_000,
          floodCoverPremium: 0,
          rsmdccCoverPremium: 0,
          policyCoverageList: [
            { coverageName: 'PROPERTY ALL RISK', grossPremium: 888_000 },
            { coverageName: 'Earthquake', grossPremium: 2_700_000 },
          ],
        },
      ],
    },
  ],
  premiumParts: [],
  discountPercent: 0,
  discountAmount: 358_800,
  discountGivenBy: 'promo',
  promoCode: 'RUMAHHEMAT2026001',
  promoCodeList: [{ promoCode: 'RUMAHHEMAT2026001', discountPercent: 10 }],
  orderLines: [{ label: 'price.premium', amount: 888_000 }],
  addOnTotal: 2_700_000,
  subtotal: 3_229_200,
  dueLines: [],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 3_244_200,
  proposalNo: 'PR1',
  policyNo: 'PO1',
  paymentStatus: 'Paid',
  insuredName: 'Budi Santoso',
  proposerName: 'Budi Santoso',
  insuredEmail: 'budi@payung.test',
  insuredMobile: '6281234567890',
  insuredDob: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPassportNo: 'A1',
  insuredPlaceOfBirth: 'Bandung',
  effectiveDate: '2026-02-10',
  expiryDate: '2027-02-10',
  homeEffectiveDate: '2026-02-10',
  homeExpiryDate: '2027-02-10',
  coverageOption: 0,
  duration: 365,
  isEligibleForMultiyear: false,
  savedAt: '2026-01-15T03:00:00.000Z',
  validUntil: '2026-02-11',
  agentName: 'Sari Wulandari',
  address: 'Jalan Dago 12',
  addrProvince: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
  isCorrespondenceChecked: false,
  correspondenceAddress: 'Jalan Sudirman 1',
  correspondenceProvince: 'DKI Jakarta',
  correspondenceCity: 'Kota Administrasi Jakarta Pusat',
  correspondenceDistrict: 'Menteng',
  correspondenceSubDistrict: 'Gondangdia',
  correspondencePostalCode: '10350',
  printOption: 'hard',
  addressForHardCopy: 'Jalan Riau 1',
  ocrDetails: { idNumber: '3273', idType: 'KTP', s3Url: 'k' },
  SessionId: 'REF-1',
};

/** What the server says again in fields that no page reads. */
const SAID_AGAIN = [
  'quoteId',
  'lead',
  'proposerName',
  'promoCode',
  'homeEffectiveDate',
  'homeExpiryDate',
  'coverageOption',
  'duration',
  'isEligibleForMultiyear',
  'isEQCoverOpted',
  'isFloodCoverOpted',
  'isRSMDCCCoverOpted',
  'policyLobList',
];

const spelled = (quote: HomeQuoteRecord) =>
  (encodePart(homeEndpoints.getHomeQuote, 'reply', quote) as { readonly data: typeof wire }).data;
const readAs = (data: object) => decodePart(homeEndpoints.getHomeQuote, 'reply', { data }) as HomeQuoteRecord;

it('writes every field of the quote in the spelling of the wire [HOME-061] [HOME-103] [PAY-036]', () => {
  expect(wire).toMatchObject(spelled(record));
  expect(Object.keys(spelled(record)).toSorted()).toEqual(
    Object.keys(wire)
      .filter((field) => !SAID_AGAIN.includes(field))
      .toSorted(),
  );
});

it('reads the quote from the wire with clean names, in a page and in the check of replies', () => {
  expect(readAs(wire)).toMatchObject(record);
  expect(parsePart(homeEndpoints.getHomeQuote, 'reply', { data: wire })).toEqual(record);
});

it('reads a quote without a plan and without a code', () => {
  const { promoCode: _code, ...rest } = record;
  const bare = { ...rest, planCode: '', planKind: '', benefits: [] } as const;
  const written = { ...spelled(bare), promoCode: '', promoCodeList: [], policyLobList: [] };
  expect(written).toMatchObject({ typeofProduct: '', additionalBenefits: [] });
  expect(readAs(written).promoCode).toBeUndefined();
  expect(readAs(written)).toMatchObject(bare);
});

it('reads the property type A as apartment', () => {
  expect(readAs({ ...wire, occupationType: 'A' }).propertyType).toBe('apartment');
  expect(spelled({ ...record, propertyType: 'apartment' })).toMatchObject({ occupationType: 'A' });
});

it.each([
  [1, 'hard'],
  ['1', 'hard'],
  ['hard', 'hard'],
  [2, 'soft'],
  ['2', 'soft'],
  ['soft', 'soft'],
  [undefined, undefined],
] as const)('reads the print option %s as %s and writes it back [HOME-077]', (saved, option) => {
  const read = readAs({ ...wire, printOption: saved });
  expect(read.printOption).toBe(option);
  expect(spelled(read)).toMatchObject({ printOption: option });
});
