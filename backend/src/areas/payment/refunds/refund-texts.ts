import type { BilingualText } from '@payung/shared/product.ts';

/** For staff who pay back what is owed. */
export const REFUND_TEXTS = {
  changed: {
    en: 'Somebody else has changed this meanwhile. It now stands as it is shown.',
    id: 'Orang lain baru saja mengubahnya. Keadaan terbaru sudah ditampilkan.',
  },
  paidAlready: {
    en: 'This was paid back already, with the reference {reference}.',
    id: 'Ini sudah dikembalikan dengan referensi {reference}.',
  },
  enteredAlready: {
    en: 'Its transfer was entered already and waits for a second person.',
    id: 'Transfernya sudah dicatat dan menunggu orang kedua.',
  },
  notEntered: {
    en: 'Enter the transfer first.',
    id: 'Catat transfernya lebih dahulu.',
  },
  secondPerson: {
    en: 'Somebody else confirms what you have entered yourself.',
    id: 'Yang Anda catat sendiri harus dikonfirmasi orang lain.',
  },
  referenceUsed: {
    en: 'This reference stands at the refund of quote {code}. Each refund has a transfer of its own.',
    id: 'Referensi ini sudah dipakai untuk pengembalian penawaran {code}. Setiap pengembalian memiliki transfer sendiri.',
  },
  reference: {
    en: "Enter the bank's reference: 4 to 40 letters and digits.",
    id: 'Isi referensi bank: 4 sampai 40 huruf dan angka.',
  },
  future: {
    en: 'The transfer date must not be in the future.',
    id: 'Tanggal transfer tidak boleh di masa depan.',
  },
  tooEarly: {
    en: 'The transfer date cannot be before the money was owed.',
    id: 'Tanggal transfer tidak boleh sebelum uang ini terutang.',
  },
  reasonTooShort: {
    en: 'Say why, in at least {min} characters.',
    id: 'Tulis alasannya, minimal {min} karakter.',
  },
} as const satisfies Record<string, BilingualText>;
