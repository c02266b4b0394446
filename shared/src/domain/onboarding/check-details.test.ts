import { expect, it } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import type { RegistrationDetails } from '#schemas/onboarding.ts';
import { checkDetails } from './check-details.ts';

type IndividualDetails = Extract<RegistrationDetails, { kind: 'individual' }>;
type CorporateDetails = Extract<RegistrationDetails, { kind: 'corporate' }>;
const TODAY = '2026-11-22';
const common = {
  email: 'rina@payung.test',
  address: 'Jl. Merdeka No. 1',
  city: 'Bandung',
  birthDate: '1990-05-17',
  idNumber: '3174015705900001',
  hasTaxNumber: false,
};
const individual: IndividualDetails = { kind: 'individual', fullName: 'Rina Kusuma', ...common };
const corporate: CorporateDetails = {
  kind: 'corporate',
  companyName: 'PT Maju 88 Bersama',
  directorName: 'Rina Kusuma',
  contactEmail: 'kontak@maju.test',
  businessNumber: '9120001234567',
  ...common,
};
const wrong = (facts: Partial<IndividualDetails>) => checkDetails({ ...individual, ...facts }, TODAY);
const wrongOfCompany = (facts: Partial<CorporateDetails>) => checkDetails({ ...corporate, ...facts }, TODAY);

it('asks a person and a company for what each of them has [ONB-027]', () => {
  expect(wrong({})).toEqual([]);
  expect(wrongOfCompany({})).toEqual([]);
  const empty = { email: '', address: '', city: '', birthDate: '', idNumber: '', hasTaxNumber: false };
  expect(
    checkDetails({ kind: 'individual', fullName: '', ...empty }, TODAY).map(({ field }) => field),
  ).toEqual(['fullName', 'email', 'address', 'city', 'birthDate', 'idNumber']);
  const ofCompany = { companyName: '', directorName: '', contactEmail: '', businessNumber: '' };
  expect(
    checkDetails({ kind: 'corporate', ...ofCompany, ...empty }, TODAY).map(({ field }) => field),
  ).toEqual([
    'companyName',
    'businessNumber',
    'directorName',
    'contactEmail',
    'email',
    'address',
    'city',
    'birthDate',
    'idNumber',
  ]);
});

it('refuses an e-mail address that nobody can write to [ONB-024]', () => {
  expect(wrong({ email: 'rina@payung' })).toEqual([{ field: 'email', message: 'email.invalid' }]);
  expect(wrongOfCompany({ contactEmail: 'kontak' })).toEqual([
    { field: 'contactEmail', message: 'email.invalid' },
  ]);
  expect(en['email.invalid']).toBe('Please enter a valid email address');
});

it('asks for at least 9 characters of address [ONB-025]', () => {
  expect(wrong({ address: 'Jl. A 12' })).toEqual([{ field: 'address', message: 'address.short' }]);
  expect(wrong({ address: '  Jl. A 12  ' })).toEqual([{ field: 'address', message: 'address.short' }]);
  expect(wrong({ address: 'Jl. A 123' })).toEqual([]);
  expect(en['address.short']).toBe('Please lengthen this text to 9 characters or more');
});

it('refuses an ID number of 15 digits [ONB-023]', () => {
  expect(wrong({ idNumber: '317401570590001' })).toEqual([{ field: 'idNumber', message: 'idCard.invalid' }]);
  expect(wrongOfCompany({ idNumber: '3174017305900001' })).toEqual([
    { field: 'idNumber', message: 'idCard.impossible' },
  ]);
});

it('accepts a birth date that exists of somebody who is at least 18', () => {
  expect(wrong({ birthDate: '2008-11-22' })).toEqual([]);
  expect(wrong({ birthDate: '2008-11-23' })).toEqual([{ field: 'birthDate', message: 'birthDate.young' }]);
  for (const birthDate of ['1990-02-30', '2026-11-23'])
    expect(wrong({ birthDate })).toEqual([{ field: 'birthDate', message: 'date.invalid' }]);
});

it('takes a business number of 13 digits, and names with digits of companies alone', () => {
  for (const businessNumber of ['912000123456', '91200012345678', '912000123456A'])
    expect(wrongOfCompany({ businessNumber })).toEqual([
      { field: 'businessNumber', message: 'businessNumber.invalid' },
    ]);
  expect(wrong({ fullName: 'Rina 88' })).toEqual([{ field: 'fullName', message: 'name.letters' }]);
  expect(wrong({ fullName: '陈伟' })).toEqual([{ field: 'fullName', message: 'name.latin' }]);
  expect(wrong({ city: '北京' })).toEqual([{ field: 'city', message: 'text.printed' }]);
  expect(wrongOfCompany({ companyName: '有限公司' })).toEqual([
    { field: 'companyName', message: 'text.printed' },
  ]);
  expect(wrongOfCompany({ companyName: 'x'.repeat(151) })).toEqual([
    { field: 'companyName', message: 'company.long' },
  ]);
});
