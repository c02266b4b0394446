import { describe, expect, it } from 'vitest';
import {
  checkAccountNumber,
  checkBankAccount,
  holderDiffers,
  normaliseAccountNumber,
} from './bank-account.ts';
import { bankNameOf, BANKS } from './banks.ts';

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

  it('has a holder', () => {
    expect(checkBankAccount({ ...account, accountHolder: ' ', accountNumber: 'x' })).toEqual([
      { field: 'accountHolder', message: 'bank.holder.required' },
      { field: 'accountNumber', message: 'bank.account.letters' },
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
