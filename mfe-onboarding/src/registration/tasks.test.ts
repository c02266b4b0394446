import { describe, expect, it } from 'vitest';
import { aRegistrationReply, anEmptyRegistration, parts } from '#testing/registration-data.ts';
import { formStateOf, retakeStateOf } from './addresses.ts';
import { isReadyToSubmit, nextTaskAddress } from './tasks.ts';

const empty = { state: 'empty' } as const;

describe('the next page of a registration [ONB-007]', () => {
  it('is the form while no kind is known', () => {
    expect(nextTaskAddress(anEmptyRegistration())).toBe('/AOBmitraRegistrationForm');
  });

  it.each([
    ['individual', { idCard: empty, agreement: empty }, '/AOBIndividualIdCard'],
    ['individual', { agreement: empty, tax: empty }, '/AOBIndividualIdCardTermsandConditions'],
    ['individual', { tax: empty, bank: empty }, '/AOBIndividualTax'],
    ['individual', { bank: empty }, '/AOBIndividualBankDetails'],
    ['individual', { tax: { state: 'notAsked' }, bank: empty }, '/AOBIndividualBankDetails'],
    ['individual', { idCard: { state: 'skipped' }, bank: empty }, '/AOBIndividualBankDetails'],
    ['corporate', { idCard: empty, agreement: empty }, '/AOBCorporateIdCard'],
    ['corporate', { agreement: empty, tax: empty }, '/AOBCorporateIdCardTermsandConditions'],
    ['corporate', { tax: empty, bank: empty }, '/AOBCorporateTax'],
    ['corporate', { bank: empty }, '/AOBCorporateBankDetails'],
    ['individual', {}, '/aob-tasks'],
  ] as const)('is, for an %s with %o open, the next of these tasks', (kind, open, address) => {
    expect(nextTaskAddress(aRegistrationReply({ kind, parts: parts(open) }))).toBe(address);
  });

  it('is the list of tasks until the birth date is shown on another device', () => {
    const locked = aRegistrationReply({ isLocked: true });
    expect(nextTaskAddress(locked)).toBe('/aob-tasks');
    expect(isReadyToSubmit(aRegistrationReply({ isLocked: true, parts: parts() }))).toBe(false);
  });

  it.each([
    ['submitted', '/aob-verification'],
    ['approved', '/aob-success'],
    ['refused', '/aob-error'],
  ] as const)('is the page of the status once it is %s', (status, address) => {
    expect(nextTaskAddress(aRegistrationReply({ status }))).toBe(address);
  });
});

describe('the navigation state of the form', () => {
  it('is the marker, the phone, the id, the kind and the taxpayer flag [ONB-008]', () => {
    expect(formStateOf(aRegistrationReply({ mode: 'declinedeoor', status: 'returned' }))).toEqual({
      mode: 'declinedeoor',
      phonenumber: '6281234567890',
      userId: '65f0c1a5e4b0a70001a3a001',
      activekey: 'ind',
      taxpayer: true,
    });
    expect(formStateOf(anEmptyRegistration({ kind: 'corporate' }))).toEqual({
      phonenumber: '6281234567890',
      userId: '65f0c1a5e4b0a70001a3a001',
      activekey: 'cor',
      taxpayer: false,
    });
  });

  it('is the retake mode of its kind after a duplicate ID number [ONB-008]', () => {
    expect(retakeStateOf(aRegistrationReply()).mode).toBe('retakePhotoData');
    expect(retakeStateOf(aRegistrationReply({ kind: 'corporate' })).mode).toBe('declinedeoorCorRetake');
  });
});
