export interface Bank {
  /** Of Bank Indonesia: three digits, as text, because some begin with a zero. */
  readonly code: string;
  readonly name: string;
}

/**
 * Banks at which agents hold accounts, with the three-digit codes under which Bank Indonesia's clearing and the
 * banks themselves know them; as published by the banks, written down on 22 November 2026. By their names.
 */
export const BANKS: readonly Bank[] = [
  { code: '014', name: 'BCA' },
  { code: '501', name: 'BCA Digital (blu)' },
  { code: '536', name: 'BCA Syariah' },
  { code: '009', name: 'BNI' },
  { code: '002', name: 'BRI' },
  { code: '451', name: 'BSI (Bank Syariah Indonesia)' },
  { code: '200', name: 'BTN' },
  { code: '110', name: 'Bank BJB' },
  { code: '111', name: 'Bank DKI' },
  { code: '542', name: 'Bank Jago' },
  { code: '113', name: 'Bank Jateng' },
  { code: '114', name: 'Bank Jatim' },
  { code: '426', name: 'Bank Mega' },
  { code: '147', name: 'Bank Muamalat' },
  { code: '153', name: 'Bank Sinarmas' },
  { code: '022', name: 'CIMB Niaga' },
  { code: '031', name: 'Citibank' },
  { code: '011', name: 'Danamon' },
  { code: '046', name: 'DBS Indonesia' },
  { code: '087', name: 'HSBC Indonesia' },
  { code: '441', name: 'KB Bank (Bukopin)' },
  { code: '016', name: 'Maybank Indonesia' },
  { code: '008', name: 'Mandiri' },
  { code: '028', name: 'OCBC Indonesia' },
  { code: '019', name: 'Panin Bank' },
  { code: '013', name: 'Permata Bank' },
  { code: '535', name: 'SeaBank' },
  { code: '213', name: 'SMBC Indonesia (BTPN)' },
  { code: '050', name: 'Standard Chartered' },
  { code: '023', name: 'UOB Indonesia' },
];

/** Its name, or the code itself of a bank that is not in the list any more. */
export const bankNameOf = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code;
