import { expect, it } from 'vitest';
import { checkCustomer, customerToSave } from './customer.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

const TODAY = '2026-01-15';
const budi = {
  insuredName: 'Budi Santoso',
  insuredBirthDate: '1990-05-17',
  insuredIdCard: '3273010101900001',
  insuredPhone: '081234567890',
  insuredEmail: 'budi@payung.test',
  startDate: '2026-02-10',
  chassisNo: 'MHFXX1234567890AB',
  engineNo: '2NRX123456',
  address: {
    address: 'Jalan Dago 12',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
  },
};

const problems = (change: object) => {
  const { address, ...fields } = checkCustomer({ ...budi, ...change }, TODAY);
  return Object.entries({ ...fields, ...address }).filter(([, message]) => message !== undefined);
};

it('accepts a complete customer', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['insuredName', '', 'name.required'],
  ['insuredBirthDate', '', 'dob.required'],
  ['insuredBirthDate', '2026-01-16', 'dob.invalid'],
  ['insuredBirthDate', '2009-01-16', 'motor.birthDate.minor'],
  ['insuredIdCard', '', 'idCard.required'],
  ['insuredIdCard', '327301', 'idCard.invalid'],
  ['insuredPhone', '08', 'mobile.length'],
  ['insuredEmail', 'budi', 'email.invalid'],
  ['startDate', '2026-01-14', 'motor.start.passed'],
  ['engineNo', 'A?', 'motor.engine.invalid'],
  ['chassisNo', 'AB12', 'motor.chassis.invalid'],
])('checks %s "%s"', (field, value, message) => {
  expect(problems({ [field]: value })).toEqual([[field, message]]);
});

it.each([
  ['engineNo', ' ', 'motor.engine.required', 'Engine number is required'],
  ['chassisNo', '', 'motor.chassis.required', 'Chassis number is required'],
] as const)('requires the %s of the vehicle [MOT-068]', (field, value, message, text) => {
  expect(problems({ [field]: value })).toEqual([[field, message]]);
  expect(en[message]).toBe(text);
});

it('requires an age of 17 years', () => {
  expect(problems({ insuredBirthDate: '2009-01-15' })).toEqual([]);
});

it('returns the missing parts of the address', () => {
  expect(problems({ address: { ...budi.address, city: ' ', postalCode: '401a' } })).toEqual([
    ['city', 'address.city.required'],
    ['postalCode', 'address.postal.digits'],
  ]);
});

it('trims what was typed before it is saved', () => {
  const typed = {
    ...budi,
    insuredEmail: ' budi@payung.test ',
    chassisNo: 'mhf-xx 1234567890ab',
    engineNo: '2nr.x123456',
    address: { ...budi.address, city: ' Kota Bandung ' },
  };
  expect(customerToSave(typed)).toEqual(budi);
});

it('has all texts in both languages', () => {
  expect(Object.keys(id)).toEqual(Object.keys(en));
  for (const text of [...Object.values(en), ...Object.values(id)]) expect(text.trim()).not.toBe('');
});
