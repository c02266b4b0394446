import { expect, it } from 'vitest';
import { addressOf } from '@payung/shared/api/address.ts';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import type { CustomerForm, HomeChange } from './schemas/quote.ts';
import { homeEndpoints } from './endpoints.ts';

it('has the methods and paths of the specification', () => {
  const rows = Object.entries<EndpointRow>(homeEndpoints);
  expect(rows.map(([name, { method, path, lang }]) => [name, method, path, lang])).toEqual([
    ['createHomeQuote', 'POST', 'home/createQuote', undefined],
    ['getHomeQuote', 'GET', 'home/getQuote/:quoteId', undefined],
    ['homePlans', 'GET', 'user/get-home-plans/:quoteId', 'langId'],
    ['homeBenefits', 'GET', 'user/get-home-benefits/:quoteId', 'langId'],
    ['updateHomeQuote', 'PATCH', 'home/updateQuote/:quoteId', undefined],
    ['updateHomeLead', 'PATCH', 'home/updatelead/:leadId', undefined],
    ['updatePrintPolicy', 'PATCH', 'user/update-printpolicy', undefined],
    ['agreeToRequirements', 'POST', 'home/requirements/:quoteId', undefined],
    ['validateHomePromo', 'POST', 'home/validate-promoCode-home', undefined],
    ['homeQuickQuote', 'GET', 'user/home-quick-quote/:quoteId', undefined],
    ['generateHomeLink', 'GET', 'home/generate-link-home', undefined],
    ['decryptHomeLink', 'GET', 'auth/decrypt-link-home', undefined],
    ['homeEPolicy', 'GET', 'user/home-ePolicy/:quoteId', undefined],
  ]);
});

it.each([
  ['en', 'user/get-home-benefits/q1?langId=EN'],
  ['id', 'user/get-home-benefits/q1?langId=BH'],
  ['jv', 'user/get-home-benefits/q1?langId=BH'],
] as const)(
  'reads the add-ons in English as EN and in any other language as BH: %s [I18N-007]',
  (language, address) => {
    expect(addressOf(homeEndpoints.homeBenefits, { params: { quoteId: 'q1' } }, language as 'en')).toBe(
      address,
    );
  },
);

const REQUEST_ID = '0b8cf0d4-5f3b-4c0c-9b5e-2f1f9f6b7a10';

const property = {
  propertyType: 'apartment',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 20,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 300_000_000,
  startDate: '2026-02-10',
  insuredName: 'Budi Santoso',
} as const;
const wireProperty = {
  occupationType: 'A',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 20,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 300_000_000,
  homeEffectiveDate: '2026-02-10',
  insuredName: 'Budi Santoso',
};

const customer: CustomerForm = {
  insuredName: 'Siti Rahma',
  startDate: '2027-03-05',
  endDate: '2028-03-05',
  insuredPhone: '081234567890',
  insuredEmail: 'siti@payung.example',
  address: {
    address: 'Jalan Dago 1',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
  },
  placeOfBirth: 'Bandung',
  insuredBirthDate: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPassport: 'A1',
  isCorrespondenceSame: false,
  correspondence: {
    address: 'Jalan Malioboro 9',
    province: 'Daerah Istimewa Yogyakarta',
    city: 'Kota Yogyakarta',
    district: 'Gedongtengen',
    subDistrict: 'Sosromenduran',
    postalCode: '55271',
  },
  hardCopyAddress: 'Jalan Dago 1',
};
const wireCustomer = {
  insuredName: 'Siti Rahma',
  homeEffectiveDate: '2027-03-05',
  homeExpiryDate: '2028-03-05',
  insuredMobile: '081234567890',
  insuredEmail: 'siti@payung.example',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
  address: 'Jalan Dago 1',
  insuredPlaceOfBirth: 'Bandung',
  insuredDob: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPassportNo: 'A1',
  correspondenceAddress: 'Jalan Malioboro 9',
  correspondenceProvince: 'Daerah Istimewa Yogyakarta',
  correspondenceCity: 'Kota Yogyakarta',
  correspondenceDistrict: 'Gedongtengen',
  correspondenceSubDistrict: 'Sosromenduran',
  correspondencePostalCode: '55271',
  addrProvince: 'Jawa Barat',
  city: 'Kota Bandung',
  isCorrespondenceChecked: false,
  addressForHardCopy: 'Jalan Dago 1',
};

/** Every change with what it is on the wire. */
const CHANGES: readonly (readonly [HomeChange, object])[] = [
  [{ kind: 'property', property }, { property: wireProperty }],
  [{ kind: 'phone', phone: '081234567890' }, { insuredMobile: '081234567890' }],
  [
    { kind: 'plan', planKind: 'PAR', planCode: 'HOMPAR', planName: 'PROPERTY ALL RISK', premium: 555_000 },
    { typeofProduct: 'PAR', planCode: 'HOMPAR', planName: 'PROPERTY ALL RISK', premium: 555_000 },
  ],
  [
    {
      kind: 'benefits',
      codes: ['C0001028', 'C0002004'],
      shown: [{ code: 'C0001028', name: 'Earthquake', premium: 1_000_000 }],
    },
    {
      isEQCoverOpted: 'Y',
      isFloodCoverOpted: '',
      isRSMDCCCoverOpted: 'Y',
      additionalBenefits: [{ BenefitCode: 'C0001028', BenefitDesc: 'Earthquake', Premium: 1_000_000 }],
    },
  ],
  [
    { kind: 'benefits', codes: ['C0002003'], shown: [] },
    { isEQCoverOpted: '', isFloodCoverOpted: 'Y', isRSMDCCCoverOpted: '', additionalBenefits: [] },
  ],
  [{ kind: 'discount', percent: 7.5 }, { discountPercent: 7.5 }],
  [
    { kind: 'promoCode', code: 'RUMAHHEMAT2026001', percent: 10 },
    { discountPercent: 10, promoCode: 'RUMAHHEMAT2026001' },
  ],
  [
    { kind: 'promoCode', code: '', percent: 0 },
    { discountPercent: 0, promoCode: '' },
  ],
  [{ kind: 'customer', customer }, wireCustomer],
];

it.each(CHANGES.map(([change, wire]) => [change.kind, change, wire] as const))(
  'writes the change %s in the spelling of the wire and reads it back [HOME-101]',
  (_kind, change, wire) => {
    expect(encodePart(homeEndpoints.updateHomeQuote, 'body', change)).toEqual(wire);
    expect(parsePart(homeEndpoints.updateHomeQuote, 'body', wire)).toEqual(change);
  },
);

it('reads a customer without the optional fields', () => {
  const {
    insuredPlaceOfBirth: _place,
    insuredDob: _birth,
    insuredIdCard: _card,
    insuredPassportNo: _passport,
    ...short
  } = wireCustomer;
  expect(parsePart(homeEndpoints.updateHomeQuote, 'body', short)).toMatchObject({
    kind: 'customer',
    customer: { placeOfBirth: '', insuredBirthDate: '', insuredIdCard: '', insuredPassport: '' },
  });
});

it.each([
  [
    'createHomeQuote',
    { ...property, insuredPhone: '0812', requirementsAgreed: true, requestId: REQUEST_ID },
    { ...wireProperty, insuredMobile: '0812', requirementsAgreed: true, requestId: REQUEST_ID },
  ],
  [
    'updateHomeLead',
    { email: 'a@b.id', phone: '0812', idCard: '' },
    { email: 'a@b.id', primaryMobile: '0812', idCard: '' },
  ],
  ['updatePrintPolicy', { quoteId: 'q', printOption: 'hard' }, { quoteId: 'q', printOption: 'hard' }],
  ['validateHomePromo', { code: 'X', quoteId: 'q' }, { promoCode: 'X', quoteId: 'q' }],
] as const)('writes the body of %s in the spelling of the wire and reads it back', (name, body, wire) => {
  expect(encodePart(homeEndpoints[name], 'body', body)).toEqual(wire);
  expect(parsePart(homeEndpoints[name], 'body', wire)).toEqual(body);
});

const part = { cover: 'fire', table: 'T', ratePerMille: 1, sumInsured: 1, amount: 1 };

it.each([
  [
    'createHomeQuote',
    { quoteId: 'q', code: 'Q1', stage: 'Lead Created' },
    { data: { quoteId: 'q', quote_Id: 'Q1', stage: 'Lead Created' } },
  ],
  [
    'homePlans',
    [{ planKind: 'PAR', planCode: 'HOMPAR', planName: 'P', premium: 1, parts: [part], coverage: [] }],
    {
      data: [
        { typeofProduct: 'PAR', planCode: 'HOMPAR', planName: 'P', premium: 1, parts: [part], coverage: [] },
      ],
    },
  ],
  [
    'homeBenefits',
    [
      {
        planKind: 'PAR',
        planName: 'P',
        benefits: [{ code: 'C1', type: 'C', name: 'N', note: 'T', premium: 1, icon: 'i', parts: [part] }],
      },
    ],
    {
      data: [
        {
          typeofProduct: 'PAR',
          planName: 'P',
          AdditionalBenefits: [
            {
              BenefitCode: 'C1',
              BenefitType: 'C',
              BenefitDesc: 'N',
              Note: 'T',
              Premium: 1,
              signedUrl: 'i',
              parts: [part],
            },
          ],
        },
      ],
    },
  ],
  ['validateHomePromo', { percent: 12.5 }, { discount: 12.5, percent: 12.5 }],
  ['homeQuickQuote', { code: 'Q1' }, { data: { quote_Id: 'Q1' } }],
  [
    'decryptHomeLink',
    { productId: 'p', inviter: 'Sari', quoteId: 'q', stage: 'Lead Created' },
    { data: { productId: 'p', fullName: 'Sari', quoteId: 'q', stage: 'Lead Created' } },
  ],
] as const)('writes the reply of %s in the spelling of the wire and reads it back', (name, reply, wire) => {
  expect(encodePart(homeEndpoints[name], 'reply', reply)).toEqual(wire);
  expect(decodePart(homeEndpoints[name], 'reply', wire)).toEqual(reply);
});
