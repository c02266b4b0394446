export interface Bank {
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
