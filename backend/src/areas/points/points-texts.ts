import type { LedgerKind } from '@payung/shared/domain/network/ledger.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** What agents are told about their points. */
export const POINTS_TEXTS = {
  tooFew: {
    en: 'At least {least} points can be redeemed at once.',
    id: 'Minimal {least} poin dapat ditukar sekaligus.',
  },
  notEnough: {
    en: 'You can redeem up to {most} points now. Enter fewer points.',
    id: 'Saat ini Anda dapat menukar maksimal {most} poin. Masukkan poin yang lebih sedikit.',
  },
  nothing: {
    en: 'You have no points that can be redeemed now.',
    id: 'Saat ini tidak ada poin Anda yang dapat ditukar.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const KIND_TEXTS: Readonly<Record<LedgerKind, BilingualText>> = {
  earned: { en: 'Earned', id: 'Diperoleh' },
  reversed: { en: 'Taken back', id: 'Ditarik kembali' },
  corrected: { en: 'Corrected', id: 'Dikoreksi' },
  reserved: { en: 'Reserved for redemption', id: 'Dicadangkan untuk penukaran' },
  redeemed: { en: 'Redeemed', id: 'Ditukar' },
  released: { en: 'Redemption refused', id: 'Penukaran ditolak' },
};

/** Columns of the file, and the lines around its entries. */
export const EXPORT_TEXTS = {
  no: { en: 'Entry', id: 'Entri' },
  at: { en: 'Date and time (WIB)', id: 'Tanggal dan waktu (WIB)' },
  kind: { en: 'What', id: 'Keterangan' },
  policyNo: { en: 'Policy number', id: 'Nomor polis' },
  seller: { en: 'Sold by', id: 'Dijual oleh' },
  level: { en: 'Level', id: 'Tingkat' },
  premium: { en: 'Premium', id: 'Premi' },
  rule: { en: 'Rule', id: 'Aturan' },
  points: { en: 'Points', id: 'Poin' },
  held: { en: 'Reserved', id: 'Dicadangkan' },
  balance: { en: 'Balance', id: 'Saldo' },
  reason: { en: 'Reason', id: 'Alasan' },
  opening: { en: 'Opening balance of {month}', id: 'Saldo awal {month}' },
  closing: {
    en: 'Closing balance of {month}, up to entry {upTo}',
    id: 'Saldo akhir {month}, sampai entri {upTo}',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;
