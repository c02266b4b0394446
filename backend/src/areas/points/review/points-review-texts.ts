/** What staff are told about points, redemptions and cancellations. */
export const POINTS_REVIEW_TEXTS = {
  notPaid: {
    en: 'This policy has not been paid. It ends by itself when it is not paid by its due date.',
    id: 'Polis ini belum dibayar. Polis berakhir dengan sendirinya jika tidak dibayar sampai jatuh tempo.',
  },
  coverEnded: {
    en: 'The cover of this policy has ended. It can no longer be cancelled.',
    id: 'Masa pertanggungan polis ini sudah berakhir. Polis tidak dapat dibatalkan lagi.',
  },
  cancelled: {
    en: 'This policy was cancelled already. Nothing was done a second time.',
    id: 'Polis ini sudah dibatalkan. Tidak ada yang dilakukan untuk kedua kali.',
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
