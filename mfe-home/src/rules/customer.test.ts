import { expect, it } from 'vitest';
import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import {
  NO_CORRESPONDENCE,
  checkCustomerFields,
  customerToSave,
  firstRefusal,
  leadToSave,
} from './customer.ts';
import type { HomeCustomer } from '../contract/schemas/quote.ts';

const today = '2027-03-01';
const address = {
  address: ' Jalan Dago 1 ',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};
const customer: HomeCustomer = {
  insuredName: 'Siti Rahma',
  startDate: '2027-03-05',
  insuredPhone: '081234567890',
  insuredEmail: 'siti@payung.example',
  insuredIdCard: '',
  insuredPassport: '',
  placeOfBirth: '',
  insuredBirthDate: '',
  address,
  ...NO_CORRESPONDENCE,
  printOption: 'soft',
  hardCopyAddress: '',
};
const elsewhere = {
  address: 'Jalan Malioboro 9',
  province: 'Daerah Istimewa Yogyakarta',
  city: 'Kota Yogyakarta',
  district: 'Gedongtengen',
  subDistrict: 'Sosromenduran',
  postalCode: '55271',
};

/** Only what is wrong, with the parts of the addresses. */
const wrongOf = (problems: object): object =>
  Object.fromEntries(
    Object.entries(problems)
      .map(([field, problem]) => [
        field,
        typeof problem === 'object' ? wrongOf(problem as object) : (problem as unknown),
      ])
      .filter(([, problem]) => problem !== undefined && Object.keys(problem as object).length > 0),
  );
const problems = (change: Partial<HomeCustomer>) => wrongOf(checkCustomerFields({ ...customer, ...change }));

it('checks the start date first, then the hard-copy address, then the correspondence fields [HOME-080]', () => {
  const bad: HomeCustomer = {
    ...customer,
    startDate: '2027-02-01',
    printOption: 'hard',
    isCorrespondenceSame: false,
    correspondence: NO_ADDRESS,
  };
  expect(firstRefusal(bad, today)).toEqual({ field: ['startDate'], message: 'startDate.required' });
  const started = { ...bad, startDate: today };
  expect(firstRefusal(started, today)).toEqual({
    field: ['hardCopyAddress'],
    message: 'home.hardcopy.required',
  });
  let filled: HomeCustomer = { ...started, hardCopyAddress: 'Jalan Dago 1' };
  for (const [part, message] of [
    ['province', 'home.corr.province'],
    ['city', 'home.corr.city'],
    ['district', 'home.corr.district'],
    ['subDistrict', 'home.corr.subdistrict'],
    ['postalCode', 'home.corr.postal'],
  ] as const) {
    const blank = { ...filled, correspondence: { ...filled.correspondence, [part]: '  ' } };
    for (const missing of [filled, blank])
      expect(firstRefusal(missing, today)).toEqual({ field: ['correspondence', part], message });
    filled = { ...filled, correspondence: { ...filled.correspondence, [part]: elsewhere[part] } };
  }
  expect(firstRefusal(filled, today)).toBeUndefined();
});

it('requires no hard-copy address for a soft copy and no correspondence address that equals the insured one', () => {
  expect(firstRefusal(customer, today)).toBeUndefined();
});

it('accepts a valid customer with any ID card number', () => {
  expect(problems({})).toEqual({});
  expect(problems({ insuredIdCard: 'anything' })).toEqual({});
});

it('reports every missing field', () => {
  const empty = {
    insuredName: '',
    address: { ...NO_ADDRESS, address: ' ' },
    insuredPhone: '',
    insuredEmail: '',
    isCorrespondenceSame: false,
    correspondence: NO_ADDRESS,
  };
  expect(problems(empty)).toEqual({
    insuredName: 'home.name.required',
    address: {
      address: 'home.address.required',
      province: 'address.province.required',
      city: 'address.city.required',
      district: 'address.district.required',
      subDistrict: 'address.subdistrict.required',
      postalCode: 'address.postal.required',
    },
    insuredPhone: 'phone.required',
    insuredEmail: 'email.required',
    correspondence: { address: 'home.corr.address', postalCode: 'address.postal.required' },
  });
});

const coded = (postalCode: string) => problems({ address: { ...address, postalCode } });
it('requires a postal code of at most 6 digits [HOME-093]', () => {
  expect(coded('')).toEqual({ address: { postalCode: 'address.postal.required' } });
  expect(coded('40135')).toEqual({});
  expect(coded('401350')).toEqual({});
  expect(coded('4013500')).toEqual({ address: { postalCode: 'address.postal.digits' } });
  expect(coded('4013A')).toEqual({ address: { postalCode: 'address.postal.digits' } });
});

it('requires a phone number of 9 to 13 digits [HOME-094]', () => {
  expect(problems({ insuredPhone: '08123456' })).toEqual({ insuredPhone: 'mobile.length' });
  expect(problems({ insuredPhone: '081234567' })).toEqual({});
  expect(problems({ insuredPhone: '0812345678901' })).toEqual({});
  expect(problems({ insuredPhone: '08123456789012' })).toEqual({ insuredPhone: 'mobile.length' });
  expect(problems({ insuredPhone: '0812-345678' })).toEqual({ insuredPhone: 'phone.digits' });
  expect(problems({ insuredPhone: '' })).toEqual({ insuredPhone: 'phone.required' });
});

it('requires a valid e-mail address [HOME-095]', () => {
  expect(problems({ insuredEmail: '' })).toEqual({ insuredEmail: 'email.required' });
  expect(problems({ insuredEmail: 'siti@payung' })).toEqual({ insuredEmail: 'email.invalid' });
});

it('saves trimmed text, a year of cover and the correspondence address', () => {
  const own = { ...customer, isCorrespondenceSame: false, correspondence: elsewhere };
  expect(customerToSave({ ...own, printOption: 'hard', hardCopyAddress: ' Jalan Dago 1 ' })).toMatchObject({
    startDate: '2027-03-05',
    endDate: '2028-03-05',
    address: { ...address, address: 'Jalan Dago 1' },
    correspondence: elsewhere,
    hardCopyAddress: 'Jalan Dago 1',
  });
});

it('saves the insured address as the correspondence address when they are the same, and no hard-copy address for a soft copy', () => {
  const left = { ...customer, correspondence: elsewhere, hardCopyAddress: 'left over' };
  expect(customerToSave(left)).toMatchObject({
    correspondence: { ...address, address: 'Jalan Dago 1' },
    hardCopyAddress: '',
  });
});

it('saves the lead with e-mail, phone and ID card number', () => {
  expect(leadToSave({ ...customer, insuredIdCard: ' 3273010101900001 ' })).toEqual({
    email: 'siti@payung.example',
    phone: '081234567890',
    idCard: '3273010101900001',
  });
});
