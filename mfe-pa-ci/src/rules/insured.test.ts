import { describe, expect, it } from 'vitest';
import {
  checkInsured,
  checkInsuredBirthDate,
  checkInsuredEmail,
  checkInsuredName,
  needsGuardian,
  NO_INSURED,
  OTHER_RELATION,
  RELATIONS,
} from './insured.ts';
import type { Insured } from '../contract/schemas/insured.ts';
import type { InsuredContext } from './insured.ts';
import en from './messages/en.json' with { type: 'json' };

const TODAY = '2027-02-01';
/** The first day of the period. */
const START = '2027-03-01';

const first: InsuredContext = {
  isFirst: true,
  startDate: START,
  today: TODAY,
  mailDomains: ['gmail.com', '.co.id'],
};
const other: InsuredContext = { ...first, isFirst: false };

const complete: Insured = {
  ...NO_INSURED,
  name: 'Budi Santoso',
  birthDate: '1990-05-17',
  idCard: '3273011705900001',
  phone: '6281234567890',
  email: 'budi@gmail.com',
  address: 'Jalan Dago 12',
  beneficiaryName: 'Ani Santoso',
  beneficiaryRelation: 'spouse',
};

const problems = (change: Partial<Insured>, context = first) =>
  checkInsured({ ...complete, ...change }, context);

it('accepts a complete insured', () => {
  expect([problems({}), problems({}, other)]).toEqual([{}, {}]);
});

it.each([
  ['', 'pa.name.required', 'Insured Name is required'],
  ['  ', 'pa.name.required', 'Insured Name is required'],
])('requires a name: %j [PA-009]', (name, problem, text) => {
  expect(checkInsuredName(name)).toBe(problem);
  expect(en['pa.name.required']).toBe(text);
});

it.each([
  ['Budi Santoso', undefined],
  [' Budi ', undefined],
  ['José Núñez', undefined],
  ['محمد عبد الله', 'name.latin'],
  ['Budi2', 'pa.name.alpha'],
  ['2Budi', 'pa.name.alpha'],
  ["O'Neil", 'pa.name.alpha'],
  ['Dr. Budi', 'pa.name.alpha'],
  ['Budi-Ani', 'pa.name.alpha'],
  ['A'.repeat(100), undefined],
  ['A'.repeat(101), 'pa.name.alpha'],
])('allows only letters and spaces in a name, first a letter: %s [PA-010]', (name, problem) => {
  expect(checkInsuredName(name)).toBe(problem);
  expect(problems({ name }, other).name).toBe(problem);
});

it('has the literal texts of the specification [PA-010] [PA-012] [PA-013] [PA-020]', () => {
  expect(en['pa.name.alpha']).toBe('Only Alphabets are Allowed');
  expect(en['pa.name.save']).toMatch(/^Insured name only Alphabets are allowed\.?$/);
  expect(en['pa.dob.required']).toBe('Please enter Date of Birth');
  expect(en['pa.email']).toBe('Please enter a valid email address');
});

describe('the date of birth', () => {
  it('is required [PA-013]', () => {
    expect(checkInsuredBirthDate('', first)).toBe('pa.dob.required');
  });

  it.each([
    ['17/05/1990', 'date.invalid'],
    ['1990-02-30', 'date.invalid'],
    ['2027-02-02', 'pa.dob.future'],
    ['2027-02-01', undefined],
  ])('is a day that exists and is not in the future: %s [PA-014]', (birthDate, problem) => {
    expect(checkInsuredBirthDate(birthDate, other)).toBe(problem);
  });

  it.each([
    ['2009-03-02', 17, 'pa.dob.first'],
    ['2009-03-01', 18, undefined],
    ['1962-03-02', 64, undefined],
    ['1962-03-01', 65, 'pa.dob.first'],
  ])(
    'makes the first insured 18 to 64 years old: born %s, %i on the first day of the period [PA-015] (ruling R20)',
    (birthDate, _age, problem) => {
      expect(problems({ birthDate }).birthDate).toBe(problem);
    },
  );

  it.each([
    ['2027-02-01', 0, undefined],
    ['1962-03-02', 64, undefined],
    ['1962-03-01', 65, 'pa.dob.other'],
  ])(
    'makes another insured at most 64 years old: born %s, %i on the first day of the period [PA-016] (ruling R20)',
    (birthDate, _age, problem) => {
      const guardian = { guardianName: 'Ani', guardianConsents: true };
      expect(problems({ birthDate, ...guardian }, other).birthDate).toBe(problem);
    },
  );

  it('is counted on the first day of the period: 64 today and 65 then is too old (ruling R20)', () => {
    const birthDate = '1962-02-15';
    expect(checkInsuredBirthDate(birthDate, first)).toBe('pa.dob.first');
    expect(checkInsuredBirthDate(birthDate, { ...first, startDate: TODAY })).toBe(undefined);
    expect(checkInsuredBirthDate('2009-02-15', { ...first, startDate: TODAY })).toBe('pa.dob.first');
    expect(checkInsuredBirthDate('2009-02-15', first)).toBe(undefined);
  });

  it('makes the first insured of age, not the others [PA-017]', () => {
    expect(problems({ birthDate: '2015-01-01' }).birthDate).toBe('pa.dob.first');
    expect(problems({ birthDate: '2015-01-01' }, other).birthDate).toBe(undefined);
  });
});

describe('address, phone and e-mail', () => {
  const silent = { address: '', phone: '', email: '' };

  it('are required of the first insured only [PA-018] [PA-019] [PA-020]', () => {
    expect(problems(silent)).toEqual({
      address: 'pa.address.required',
      phone: 'phone.required',
      email: 'pa.email',
    });
    expect(problems(silent, other)).toEqual({});
  });

  it.each([
    ['12345678', 'mobile.length'],
    ['123456789', undefined],
    ['1234567890123', undefined],
    ['12345678901234', 'mobile.length'],
    ['+628123456789', 'phone.digits'],
    ['0812 345', 'phone.digits'],
  ])('require 9 to 13 digits in the phone %s [PA-019]', (phone, problem) => {
    expect([problems({ phone }).phone, problems({ phone }, other).phone]).toEqual([problem, problem]);
  });

  it.each([
    ['budi@gmail.com', undefined],
    ['budi@kantor.co.id', undefined],
    ['budi@gmail.com.evil', 'pa.email'],
    ['budi@notgmail.com', 'pa.email'],
    ['budi', 'pa.email'],
    ['budi@@gmail.com', 'pa.email'],
  ])('require a domain that the operator accepts in the e-mail %s [PA-020]', (email, problem) => {
    expect(checkInsuredEmail(email, first)).toBe(problem);
    expect(problems({ email }, other).email).toBe(problem);
  });
});

it.each([
  ['', undefined],
  ['3273011705900001', undefined],
  ['327301170590000', 'idCard.invalid'],
])('requires 16 digits of the optional ID card number %j', (idCard, problem) => {
  expect(problems({ idCard }).idCard).toBe(problem);
});

describe('the beneficiary', () => {
  it.each([
    ['', 'pa.beneficiary.required'],
    ['Ani 2', 'pa.name.alpha'],
    ['Ani Santoso', undefined],
  ])('has a name, letters only: %j [PA-021]', (beneficiaryName, problem) => {
    expect(problems({ beneficiaryName }).beneficiaryName).toBe(problem);
  });

  it.each([
    ['', undefined],
    ['child', undefined],
    ['cousin', 'pa.relation.unknown'],
  ])('may have a relation of the list: %j [PA-022]', (beneficiaryRelation, problem) => {
    expect(problems({ beneficiaryRelation }).beneficiaryRelation).toBe(problem);
  });

  it.each([
    ['other', '', 'pa.relation.required'],
    ['other', 'Godmother 2', 'pa.name.alpha'],
    ['other', 'Godmother', undefined],
    ['spouse', '', undefined],
    ['spouse', '123', undefined],
  ])(
    'requires with relation %s a text in words, here %j [PA-023]',
    (beneficiaryRelation, otherRelation, problem) => {
      expect(problems({ beneficiaryRelation, otherRelation }).otherRelation).toBe(problem);
    },
  );

  it.each([
    ['', undefined],
    ['2027-01-31', undefined],
    [TODAY, 'pa.beneficiary.dob'],
    ['2027-02-02', 'pa.beneficiary.dob'],
    ['1990-02-30', 'date.invalid'],
  ])('was born before today: %j [PA-024]', (beneficiaryBirthDate, problem) => {
    expect(problems({ beneficiaryBirthDate }).beneficiaryBirthDate).toBe(problem);
  });
});

describe('a child (ruling R29)', () => {
  it.each([
    ['2009-03-02', true],
    ['2009-03-01', false],
    ['', false],
  ])('born on %j needs a parent: %s', (birthDate, isNeeded) => {
    expect(needsGuardian(birthDate, START)).toBe(isNeeded);
  });

  const child = { birthDate: '2015-01-01', idCard: '' };

  it('needs the name and the consent of a parent', () => {
    expect(problems(child, other)).toEqual({
      guardianName: 'pa.guardian.name',
      guardianConsents: 'pa.guardian.consent',
    });
    const guardian = { guardianName: 'Ani 2', guardianConsents: true };
    expect(problems({ ...child, ...guardian }, other)).toEqual({ guardianName: 'pa.guardian.name' });
    expect(problems({ ...child, ...guardian, guardianName: 'Ani' }, other)).toEqual({});
  });
});

it('reports every missing field of a placeholder', () => {
  expect(checkInsured(NO_INSURED, first)).toEqual({
    name: 'pa.name.required',
    birthDate: 'pa.dob.required',
    address: 'pa.address.required',
    phone: 'phone.required',
    email: 'pa.email',
    beneficiaryName: 'pa.beneficiary.required',
  });
  expect(Object.keys(checkInsured(NO_INSURED, other))).toEqual(['name', 'birthDate', 'beneficiaryName']);
});

it('lists the relations of a beneficiary with id and name, "other" last [PA-008] [PA-023]', () => {
  expect(RELATIONS.map(({ id, name }) => [id, name.en, name.id])).toEqual([
    ['spouse', 'Husband or wife', 'Suami atau istri'],
    ['child', 'Child', 'Anak'],
    ['parent', 'Parent', 'Orang tua'],
    ['sibling', 'Brother or sister', 'Saudara kandung'],
    ['grandparent', 'Grandparent', 'Kakek atau nenek'],
    ['grandchild', 'Grandchild', 'Cucu'],
    ['employer', 'Employer', 'Pemberi kerja'],
    ['other', 'Other', 'Lainnya'],
  ]);
  expect(OTHER_RELATION).toBe('other');
});
