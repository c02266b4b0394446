import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aRegistrationReply, parts, someCompany } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './bank.screen.tsx';

const before = aRegistrationReply({ parts: parts({ bank: { state: 'empty' } }), version: 6 });
const saved = aRegistrationReply({ parts: parts(), version: 7 });

const show = (registration: Registration = before, api: FakeReplies = {}) =>
  renderRegistration(Screen, {
    route: registration.kind === 'corporate' ? '/AOBCorporateBankDetails' : '/AOBIndividualBankDetails',
    api: { getRegistration: registration, saveRegistrationBank: saved, ...api },
  });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const set = async (label: string, value: string) =>
  void fireEvent.change(await field(label), { target: { value } });
const chooseBank = async (search: string, name: string) => {
  const bank = await field('Bank');
  fireEvent.click(bank);
  fireEvent.change(bank, { target: { value: search } });
  fireEvent.click(await screen.findByRole('option', { name: name }));
};
const save = () => void fireEvent.click(screen.getByText('Save and continue').closest('button')!);

describe('the bank account [ONB-004]', () => {
  it('is chosen by search, with the person as holder, and saved with the shown version in If-Match', async () => {
    const page = show();
    expect((await field('Account holder')).value).toBe('Rina Kartika');
    await chooseBank('jago', 'Bank Jago');
    await set('Account number', '1002-003 004');
    save();
    await expect.poll(page.address).toBe('/aob-tasks');
    const [call] = page.callsOf('saveRegistrationBank');
    expect(call?.body).toEqual({
      bankCode: '542',
      accountHolder: 'Rina Kartika',
      accountNumber: '1002003004',
    });
    expect(call?.headers['If-Match']).toBe('"6"');
  });

  it('has the name of the company as holder when a company registers', async () => {
    show(aRegistrationReply({ kind: 'corporate', details: someCompany() }));
    expect((await field('Account holder')).value).toBe('PT Payung Jaya');
  });

  it('accepts digits only, and shows what is missing [ONB-035]', async () => {
    const page = show();
    await set('Account holder', '');
    await set('Account number', '12A45678');
    save();
    expect(await screen.findByText('Choose the bank')).toBeDefined();
    expect(screen.getByText("Enter the account holder's name as the bank has it")).toBeDefined();
    expect(screen.getByText('An account number has digits only')).toBeDefined();
    expect(page.callsOf('saveRegistrationBank')).toEqual([]);
  });

  it.each([
    ['12345', 'An account number has 6 to 20 digits'],
    ['123456789012345678901', 'An account number has 6 to 20 digits'],
  ])('refuses %s [ONB-035]', async (number, message) => {
    show();
    await set('Account number', number);
    save();
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('can be skipped for now', async () => {
    const skipped = aRegistrationReply({ parts: parts({ bank: { state: 'skipped' } }) });
    const page = show(before, { skipRegistrationPart: skipped });
    fireEvent.click((await screen.findByText('Skip for now')).closest('button')!);
    await expect.poll(page.address).toBe('/aob-tasks');
    expect(page.callsOf('skipRegistrationPart')[0]?.body).toEqual({ part: 'bank' });
  });

  it('shows the saved account, and cannot be skipped any more', async () => {
    const bank = { bankCode: '014', accountHolder: 'Rina K', accountNumber: '555666777' };
    show(aRegistrationReply({ bank, parts: parts() }));
    expect((await field('Account holder')).value).toBe('Rina K');
    expect(screen.getByDisplayValue('BCA')).toBeDefined();
    expect(screen.queryByText('Skip for now')).toBeNull();
  });

  it('keeps what was typed when it could not be saved', async () => {
    show(before, {
      saveRegistrationBank: refuse({ status: 503, errCode: 4, errMsg: 'Please try again.' }),
    });
    await chooseBank('bca', 'BCA');
    await set('Account number', '1002003004');
    save();
    expect(await screen.findByText('Please try again.')).toBeDefined();
    expect((await field('Account number')).value).toBe('1002003004');
  });

  it('leads to the form while the kind of partner is unknown', async () => {
    const { kind: _kind, ...nobody } = before;
    const page = show(nobody);
    await expect.poll(page.address).toBe('/AOBmitraRegistrationForm');
  });
});
