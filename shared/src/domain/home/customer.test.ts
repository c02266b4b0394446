import { expect, it } from 'vitest';
import {
  LETTERS_TO_INSURED,
  checkCustomerFields,
  checkPostalCode,
  customerPayload,
  firstRefusal,
  leadPayload,
  printChoiceOf,
  printOptionOf,
} from './customer.ts';
import type { HomeCustomer } from './customer.ts';

const today = '2027-03-01';
const customer: HomeCustomer = {
  insuredName: 'Siti Rahma',
  homeEffectiveDate: '2027-03-05',
  insuredMobile: '081234567890',
  insuredEmail: 'siti@payung.example',
  insuredIdCard: '',
  insuredPassportNo: '',
  insuredPlaceOfBirth: '',
  insuredDob: '',
  address: ' Jalan Dago 1 ',
  addrProvince: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
  ...LETTERS_TO_INSURED,
  printOption: 2,
  addressForHardCopy: '',
};
const elsewhere = {
  correspondenceAddress: 'Jalan Malioboro 9',
  correspondenceProvince: 'Daerah Istimewa Yogyakarta',
  correspondenceCity: 'Kota Yogyakarta',
  correspondenceDistrict: 'Gedongtengen',
  correspondenceSubDistrict: 'Sosromenduran',
  correspondencePostalCode: '55271',
};
const problems = (change: Partial<HomeCustomer>) =>
  Object.fromEntries(
    Object.entries(checkCustomerFields({ ...customer, ...change })).filter(
      ([, message]) => message !== undefined,
    ),
  );

it('checks the start date first, then the hard-copy address, then the correspondence fields [HOME-080]', () => {
  const bad = {
    ...customer,
    homeEffectiveDate: '2027-02-01',
    printOption: 1,
    isCorrespondenceChecked: false,
  } as const;
  expect(firstRefusal(bad, today)).toEqual({ field: 'homeEffectiveDate', message: 'home.start.required' });
  const started = { ...bad, homeEffectiveDate: today };
  expect(firstRefusal(started, today)).toEqual({
    field: 'addressForHardCopy',
    message: 'home.hardcopy.required',
  });
  let filled: HomeCustomer = { ...started, addressForHardCopy: 'Jalan Dago 1' };
  for (const [field, message] of [
    ['correspondenceProvince', 'home.corr.province'],
    ['correspondenceCity', 'home.corr.city'],
    ['correspondenceDistrict', 'home.corr.district'],
    ['correspondenceSubDistrict', 'home.corr.subdistrict'],
    ['correspondencePostalCode', 'home.corr.postal'],
  ] as const) {
    expect(firstRefusal(filled, today)).toEqual({ field, message });
    filled = { ...filled, [field]: elsewhere[field] };
  }
  expect(firstRefusal(filled, today)).toBeUndefined();
});

it('asks for no address of a soft copy and none that is the insured address', () => {
  expect(firstRefusal(customer, today)).toBeUndefined();
});

it('takes all fields of a good customer, and any ID card number', () => {
  expect(problems({})).toEqual({});
  expect(problems({ insuredIdCard: 'anything' })).toEqual({});
});

it('names every field that is missing', () => {
  const empty = {
    insuredName: '',
    address: ' ',
    addrProvince: '',
    city: '',
    district: '',
    subDistrict: '',
    postalCode: '',
    insuredMobile: '',
    insuredEmail: '',
    isCorrespondenceChecked: false,
  };
  expect(problems(empty)).toEqual({
    insuredName: 'home.name.required',
    address: 'address.required',
    addrProvince: 'address.province.required',
    city: 'address.city.required',
    district: 'address.district.required',
    subDistrict: 'address.subdistrict.required',
    postalCode: 'address.postal.required',
    insuredMobile: 'phone.required',
    insuredEmail: 'email.required',
    correspondenceAddress: 'home.corr.address',
    correspondencePostalCode: 'address.postal.required',
  });
});

it('wants a postal code of digits only, 6 at most [HOME-093]', () => {
  expect(checkPostalCode('')).toBe('address.postal.required');
  expect(checkPostalCode('40135')).toBeUndefined();
  expect(checkPostalCode('401350')).toBeUndefined();
  expect(checkPostalCode('4013500')).toBe('address.postal.digits');
  expect(checkPostalCode('4013A')).toBe('address.postal.digits');
});

it('wants a phone number of 9 to 13 digits [HOME-094]', () => {
  expect(problems({ insuredMobile: '08123456' })).toEqual({ insuredMobile: 'home.phone.length' });
  expect(problems({ insuredMobile: '081234567' })).toEqual({});
  expect(problems({ insuredMobile: '0812345678901' })).toEqual({});
  expect(problems({ insuredMobile: '08123456789012' })).toEqual({ insuredMobile: 'home.phone.length' });
  expect(problems({ insuredMobile: '0812-345678' })).toEqual({ insuredMobile: 'phone.digits' });
  expect(problems({ insuredMobile: '' })).toEqual({ insuredMobile: 'phone.required' });
});

it('wants an e-mail address that is one [HOME-095]', () => {
  expect(problems({ insuredEmail: '' })).toEqual({ insuredEmail: 'email.required' });
  expect(problems({ insuredEmail: 'siti@payung' })).toEqual({ insuredEmail: 'pa.email' });
});

it('builds the quote update of exactly these fields, days as YYYY-MM-DD [HOME-101]', () => {
  expect(
    customerPayload({
      ...customer,
      isCorrespondenceChecked: false,
      ...elsewhere,
      printOption: 1,
      addressForHardCopy: 'Jalan Dago 1',
    }),
  ).toEqual({
    insuredName: 'Siti Rahma',
    homeEffectiveDate: '2027-03-05',
    homeExpiryDate: '2028-03-05',
    insuredMobile: '081234567890',
    insuredEmail: 'siti@payung.example',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
    address: 'Jalan Dago 1',
    insuredPlaceOfBirth: '',
    insuredDob: '',
    insuredIdCard: '',
    insuredPassportNo: '',
    ...elsewhere,
    addrProvince: 'Jawa Barat',
    city: 'Kota Bandung',
    isCorrespondenceChecked: false,
    addressForHardCopy: 'Jalan Dago 1',
  });
});

it('copies the insured address where letters go there, and sends no address of a soft copy', () => {
  expect(customerPayload({ ...customer, ...elsewhere, addressForHardCopy: 'left over' })).toMatchObject({
    correspondenceAddress: 'Jalan Dago 1',
    correspondenceProvince: 'Jawa Barat',
    correspondenceCity: 'Kota Bandung',
    correspondenceDistrict: 'Coblong',
    correspondenceSubDistrict: 'Dago',
    correspondencePostalCode: '40135',
    addressForHardCopy: '',
  });
});

it('builds the lead update', () => {
  expect(leadPayload({ ...customer, insuredIdCard: ' 3273010101900001 ' })).toEqual({
    email: 'siti@payung.example',
    primaryMobile: '081234567890',
    idCard: '3273010101900001',
  });
});

it('saves print option 1 as hard and 2 as soft, and reads either form [HOME-077]', () => {
  expect([1, 2].map((choice) => printOptionOf(choice as 1 | 2))).toEqual(['hard', 'soft']);
  expect((['hard', 'soft', '1', '2'] as const).map(printChoiceOf)).toEqual([1, 2, 1, 2]);
  expect(printChoiceOf(undefined)).toBe(2);
});
