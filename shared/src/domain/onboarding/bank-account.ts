import type { BankAccount } from '#schemas/onboarding.ts';
import { DEGREES_BEHIND, TITLES_BEFORE } from '../people/titles.ts';
import { plainNumber } from '../text/plain-signs.ts';
import { isLatin } from '../text/printed-text.ts';
import { searchText } from '../text/search-text.ts';
import type { FieldProblem } from './check-details.ts';

const DIGITS = /^\d+$/;
const ACCOUNT_DIGITS = { min: 6, max: 20 } as const;
const HOLDER_MAX = 100;

/** Account numbers are written in groups. */
export const normaliseAccountNumber = plainNumber;

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

const plain = (name: string): string =>
  searchText(name)
    // Dots within a title go with it (S.E.), dots that end an initial part it from the next word (M.Arif).
    .replace(/\b(?:[a-z]{1,4}\.){2,}[a-z]{0,4}/g, (title) => title.replaceAll('.', ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !TITLES_BEFORE.has(word) && !DEGREES_BEHIND.has(word))
    .join(' ');

/** Whether an account is somebody else's, as far as names tell; titles, case and dots do not count (ruling R55). */
export const holderDiffers = (holder: string, name: string): boolean => plain(holder) !== plain(name);

interface Bank {
  /** Of Bank Indonesia: three digits, as text, because some begin with a zero. */
  readonly code: string;
  readonly name: string;
}

/**
 * Banks at which agents hold accounts, with the three-digit codes of Indonesian transfers, by their names without
 * "Bank". Compared on 23 November 2026 with two public lists, of which neither is Bank Indonesia's own:
 * vnxx/list-of-banks-in-indoneisa-json (index.json, 6f4010f) and the appendix of a payment provider
 * (zenospaycom/api-docs, v1/apendix.md, 5c14639). Both agree on every code here, of banks that have been renamed by the
 * code that they kept; but for HSBC: 087 in the first, as the bank that it took over had, and 041, of the branch before
 * it, in the second. Illustrative until the operator's own bank has confirmed them: nothing is paid by these codes yet.
 */
export const BANKS: readonly Bank[] = [
  { code: '116', name: 'Bank Aceh' },
  { code: '567', name: 'Allo Bank' },
  { code: '531', name: 'Bank Amar' },
  { code: '037', name: 'Bank Artha Graha' },
  { code: '137', name: 'Bank Banten' },
  { code: '014', name: 'BCA' },
  { code: '501', name: 'BCA Digital (blu)' },
  { code: '536', name: 'BCA Syariah' },
  { code: '133', name: 'Bank Bengkulu' },
  { code: '110', name: 'Bank BJB' },
  { code: '425', name: 'BJB Syariah' },
  { code: '009', name: 'BNI' },
  { code: '129', name: 'BPD Bali' },
  { code: '112', name: 'BPD DIY' },
  { code: '002', name: 'BRI' },
  { code: '451', name: 'BSI (Bank Syariah Indonesia)' },
  { code: '200', name: 'BTN' },
  { code: '547', name: 'BTPN Syariah' },
  { code: '022', name: 'CIMB Niaga' },
  { code: '031', name: 'Citibank' },
  { code: '011', name: 'Danamon' },
  { code: '046', name: 'DBS Indonesia' },
  { code: '111', name: 'Bank DKI' },
  { code: '087', name: 'HSBC Indonesia' },
  { code: '164', name: 'ICBC Indonesia' },
  { code: '095', name: 'J Trust Bank' },
  { code: '542', name: 'Bank Jago' },
  { code: '115', name: 'Bank Jambi' },
  { code: '113', name: 'Bank Jateng' },
  { code: '114', name: 'Bank Jatim' },
  { code: '123', name: 'Bank Kalbar' },
  { code: '122', name: 'Bank Kalsel' },
  { code: '125', name: 'Bank Kalteng' },
  { code: '124', name: 'Bank Kaltimtara' },
  { code: '441', name: 'KB Bank (Bukopin)' },
  { code: '484', name: 'KEB Hana (LINE Bank)' },
  { code: '121', name: 'Bank Lampung' },
  { code: '131', name: 'Bank Maluku Malut' },
  { code: '008', name: 'Mandiri' },
  { code: '564', name: 'Bank Mandiri Taspen' },
  { code: '097', name: 'Bank Mayapada' },
  { code: '016', name: 'Maybank Indonesia' },
  { code: '426', name: 'Bank Mega' },
  { code: '506', name: 'Bank Mega Syariah' },
  { code: '485', name: 'Bank MNC (Motion)' },
  { code: '147', name: 'Bank Muamalat' },
  { code: '118', name: 'Bank Nagari (Sumatera Barat)' },
  { code: '490', name: 'Bank Neo Commerce' },
  { code: '503', name: 'Bank Nobu' },
  { code: '128', name: 'Bank NTB Syariah' },
  { code: '130', name: 'Bank NTT' },
  { code: '028', name: 'OCBC Indonesia' },
  { code: '019', name: 'Panin Bank' },
  { code: '517', name: 'Panin Dubai Syariah' },
  { code: '132', name: 'Bank Papua' },
  { code: '013', name: 'Permata Bank' },
  { code: '494', name: 'Bank Raya (BRI Agro)' },
  { code: '119', name: 'Bank Riau Kepri' },
  { code: '523', name: 'Bank Sampoerna' },
  { code: '535', name: 'SeaBank' },
  { code: '152', name: 'Bank Shinhan' },
  { code: '153', name: 'Bank Sinarmas' },
  { code: '213', name: 'SMBC Indonesia (BTPN)' },
  { code: '050', name: 'Standard Chartered' },
  { code: '126', name: 'Bank Sulselbar' },
  { code: '134', name: 'Bank Sulteng' },
  { code: '135', name: 'Bank Sultra' },
  { code: '127', name: 'Bank SulutGo' },
  { code: '120', name: 'Bank Sumsel Babel' },
  { code: '117', name: 'Bank Sumut' },
  { code: '023', name: 'UOB Indonesia' },
  { code: '212', name: 'Bank Woori Saudara' },
];

/** Its name, or the code itself of a bank that is not in the list any more. */
export const bankNameOf = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code;
