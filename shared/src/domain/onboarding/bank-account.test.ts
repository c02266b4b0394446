import { describe, expect, it } from 'vitest';
import {
  checkAccountNumber,
  checkBankAccount,
  holderDiffers,
  normaliseAccountNumber,
  bankNameOf,
  BANKS,
} from './bank-account.ts';

const account = { bankCode: '014', accountHolder: 'Rina Kusuma', accountNumber: '1234567890' };

describe('a bank account', () => {
  it('has a number of 6 to 20 digits, with zeros at the front [ONB-035]', () => {
    for (const number of ['001234', '12345678901234567890', '123 456-7890', '123.456'])
      expect(checkAccountNumber(number)).toBeUndefined();
    expect(checkAccountNumber('')).toBe('bank.account.required');
    expect(checkAccountNumber('12345')).toBe('bank.account.length');
    expect(checkAccountNumber('123456789012345678901')).toBe('bank.account.length');
    expect(normaliseAccountNumber('001 234-567')).toBe('001234567');
  });

  it('has no letters in its number [ONB-035]', () => {
    for (const number of ['12345678AB', '1234567l', 'rekening'])
      expect(checkAccountNumber(number)).toBe('bank.account.letters');
  });

  it('is at a bank of the list, which knows codes as text [ONB-035]', () => {
    expect(checkBankAccount(account)).toEqual([]);
    expect(checkBankAccount({ ...account, bankCode: '002' })).toEqual([]);
    for (const bankCode of ['', '2', '999'])
      expect(checkBankAccount({ ...account, bankCode })).toEqual([
        { field: 'bankCode', message: 'bank.required' },
      ]);
    expect(bankNameOf('008')).toBe('Mandiri');
    expect(bankNameOf('999')).toBe('999');
    expect(BANKS.every(({ code }) => /^\d{3}$/.test(code))).toBe(true);
    expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length);
  });

  it('is at one of the large banks by the code that transfers go by', () => {
    const known = new Map(BANKS.map(({ code, name }) => [name, code]));
    const large = [
      ['BRI', '002'],
      ['Mandiri', '008'],
      ['BNI', '009'],
      ['Danamon', '011'],
      ['Permata Bank', '013'],
      ['BCA', '014'],
      ['Maybank Indonesia', '016'],
      ['Panin Bank', '019'],
      ['CIMB Niaga', '022'],
      ['UOB Indonesia', '023'],
      ['OCBC Indonesia', '028'],
      ['DBS Indonesia', '046'],
      ['Bank Mayapada', '097'],
      ['Bank BJB', '110'],
      ['Bank DKI', '111'],
      ['Bank Jateng', '113'],
      ['Bank Jatim', '114'],
      ['Bank Sinarmas', '153'],
      ['BTN', '200'],
      ['SMBC Indonesia (BTPN)', '213'],
      ['Bank Mega', '426'],
      ['KB Bank (Bukopin)', '441'],
      ['BSI (Bank Syariah Indonesia)', '451'],
      ['Bank Jago', '542'],
    ] as const;
    expect(large.filter(([name, code]) => known.get(name) !== code)).toEqual([]);
    // Of every province there is its own bank: many of their people have an account nowhere else.
    const regional = BANKS.filter(({ code }) => code >= '110' && code <= '137');
    expect(regional).toHaveLength(27);
  });

  it('is found in a list that is sorted by name, without the word that most begin with', () => {
    const names = BANKS.map(({ name }) => name.replace(/^Bank /, '').toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it('has a holder', () => {
    expect(checkBankAccount({ ...account, accountHolder: ' ', accountNumber: 'x' })).toEqual([
      { field: 'accountHolder', message: 'bank.holder.required' },
      { field: 'accountNumber', message: 'bank.account.letters' },
    ]);
  });

  it('has a holder in Latin letters, as it stands on a statement', () => {
    expect(checkBankAccount({ ...account, accountHolder: 'Рина Кусума' })).toEqual([
      { field: 'accountHolder', message: 'name.latin' },
    ]);
  });
});

it.each([
  ['RINA KUSUMA', 'Rina Kusuma'],
  ['Dr. Hj. Rina Kusuma, S.E., M.M.', 'Rina Kusuma'],
  ['H. Muhammad Arif', 'MUHAMMAD ARIF'],
  ['Drs Budi Santoso', 'Budi  Santoso'],
  ['M. Arif', 'M Arif'],
])('takes %s for the account of %s', (holder, name) => {
  expect(holderDiffers(holder, name)).toBe(false);
});

it.each([
  ['Rina Kusumawati', 'Rina Kusuma'],
  ['Budi Santoso', 'Rina Kusuma'],
  ['Rina', 'Rina Kusuma'],
])('shows staff that %s is not %s', (holder, name) => {
  expect(holderDiffers(holder, name)).toBe(true);
});
