import type { BankAccount } from '#schemas/onboarding.ts';
import { isLatin } from '../text/printed-text.ts';
import { searchText } from '../text/search-text.ts';
import { BANKS } from './banks.ts';
import type { FieldProblem } from './check-details.ts';

const DIGITS = /^\d+$/;
export const ACCOUNT_DIGITS = { min: 6, max: 20 } as const;
const HOLDER_MAX = 100;

/** Account numbers are written in groups. */
export const normaliseAccountNumber = (text: string): string => text.replace(/[\s.-]/g, '');

export const checkAccountNumber = (
  text: string,
): 'bank.account.required' | 'bank.account.letters' | 'bank.account.length' | undefined => {
  const number = normaliseAccountNumber(text);
  if (number === '') return 'bank.account.required';
  if (!DIGITS.test(number)) return 'bank.account.letters';
  const { min, max } = ACCOUNT_DIGITS;
  return number.length >= min && number.length <= max ? undefined : 'bank.account.length';
};

const checkHolder = (
  text: string,
): 'bank.holder.required' | 'bank.holder.long' | 'name.latin' | undefined => {
  if (text.trim() === '') return 'bank.holder.required';
  if (text.trim().length > HOLDER_MAX) return 'bank.holder.long';
  return isLatin(text) ? undefined : 'name.latin';
};

/** What is wrong with a bank account, field by field; empty where nothing is. */
export const checkBankAccount = (account: BankAccount): readonly FieldProblem<keyof BankAccount>[] => {
  const isKnown = BANKS.some(({ code }) => code === account.bankCode);
  const holder = checkHolder(account.accountHolder);
  const number = checkAccountNumber(account.accountNumber);
  return [
    ...(isKnown ? [] : [{ field: 'bankCode', message: 'bank.required' } as const]),
    ...(holder === undefined ? [] : [{ field: 'accountHolder', message: holder } as const]),
    ...(number === undefined ? [] : [{ field: 'accountNumber', message: number } as const]),
  ];
};

/** Titles before and after names, as they stand on cards and in accounts, without their dots. */
const TITLES = new Set(
  [
    'dr dra drs drg drh prof ir h hj hajah haji kh ust ustadz raden tn ny nn sdr sdri bapak ibu mr mrs ms',
    'se sh sip sik skom sked sksi st si spd ssos ssi ssn sag sap stp spt shut skm sst sp spi mm mba mh mhum msi msc',
    'mkom mkes mpd mt ma mak mp mars mph phd amd amdkeb bsc ba llm ak ca cpa cfp',
  ].flatMap((line) => line.split(' ')),
);

const plain = (name: string): string =>
  searchText(name)
    // Dots within a title go with it (S.E.), dots that end an initial part it from the next word (M.Arif).
    .replace(/\b(?:[a-z]{1,4}\.){2,}[a-z]{0,4}/g, (title) => title.replaceAll('.', ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word))
    .join(' ');

/** Whether an account is somebody else's, as far as names tell; titles, case and dots do not count (ruling R55). */
export const holderDiffers = (holder: string, name: string): boolean => plain(holder) !== plain(name);
