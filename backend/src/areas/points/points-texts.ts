import type { LedgerKind } from '@payung/shared/domain/network/points-rules.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** Texts for agents about their points. */
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

/** Texts for staff about points, redemptions and cancellations. */
export const POINTS_REVIEW_TEXTS = {
  notPaid: {
    en: 'This policy has not been paid. It ends by itself when it is not paid by its due date.',
    id: 'Polis ini belum dibayar. Polis berakhir dengan sendirinya jika tidak dibayar sampai jatuh tempo.',
  },
  coverEnded: {
    en: 'The cover of this policy has ended. It can no longer be cancelled.',
    id: 'Masa perlindungan polis ini sudah berakhir. Polis tidak dapat dibatalkan lagi.',
  },
  cancelled: {
    en: 'This policy was cancelled already. Nothing was done a second time.',
    id: 'Polis ini sudah dibatalkan. Tidak ada yang dilakukan untuk kedua kali.',
  },
  takenBack: {
    en: 'The provider has given the payment of this policy back already. Enter 0 as the refund.',
    id: 'Penyedia pembayaran sudah mengembalikan pembayaran polis ini. Isi 0 sebagai pengembalian.',
  },
  refundTooLarge: {
    en: 'The refund may be at most the premium that was paid, {most}.',
    id: 'Pengembalian maksimal sebesar premi yang dibayar, {most}.',
  },
  decided: {
    en: '{who} has decided about this redemption already.',
    id: '{who} sudah memutuskan penukaran ini.',
  },
  notCovered: {
    en: 'The balance is {balance} points now, fewer than the {points} to be redeemed. Wait until there are enough, or refuse it.',
    id: 'Saldo sekarang {balance} poin, kurang dari {points} poin yang akan ditukar. Tunggu sampai cukup, atau tolak penukaran ini.',
  },
  notCorrectable: {
    en: 'Only what a sale gave or a cancellation took back can be corrected.',
    id: 'Hanya poin dari penjualan atau penarikan karena pembatalan yang dapat dikoreksi.',
  },
  beyondEntry: {
    en: 'A correction may not exceed its entry: from {down} to {up} points are possible here, and not 0.',
    id: 'Koreksi tidak boleh melebihi entrinya: di sini dari {down} sampai {up} poin, dan bukan 0.',
  },
  reasonTooShort: {
    en: 'Give a reason of at least {min} characters.',
    id: 'Isi alasan minimal {min} karakter.',
  },
} as const;
