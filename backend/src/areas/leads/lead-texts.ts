import type { BilingualText } from '@payung/shared/product.ts';

export const LEAD_TEXTS = {
  changed: {
    en: 'This lead has been changed meanwhile. Please check it again.',
    id: 'Prospek ini telah diubah. Silakan periksa kembali.',
  },
  closedBy: {
    en: '{name} has already closed this lead',
    id: 'Prospek ini sudah ditutup oleh {name}',
  },
  notClosed: { en: 'This lead is not closed', id: 'Prospek ini tidak sedang ditutup' },
  exists: {
    en: 'You already have a lead with this phone number: {name} ({code})',
    id: 'Anda sudah memiliki prospek dengan nomor ponsel ini: {name} ({code})',
  },
  requestReused: {
    en: 'This form was already sent with other data',
    id: 'Formulir ini sudah dikirim dengan data lain',
  },
  doNotContact: {
    en: 'This person does not want to be contacted',
    id: 'Orang ini tidak ingin dihubungi',
  },
  nextInPast: {
    en: 'Choose a time in the future for the next contact',
    id: 'Pilih waktu yang akan datang untuk kontak berikutnya',
  },
  nextTooFar: {
    en: 'Choose a time within the next two years',
    id: 'Pilih waktu dalam dua tahun ke depan',
  },
  nameMissing: { en: 'The name is missing', id: 'Nama belum diisi' },
  importUndone: {
    en: 'This import was undone. Please start a new one.',
    id: 'Impor ini sudah dibatalkan. Silakan mulai impor baru.',
  },
  importsOpen: {
    en: 'You have {count} imports that are not finished. Finish or undo one of them, then start the next.',
    id: 'Anda memiliki {count} impor yang belum selesai. Selesaikan atau batalkan salah satunya, lalu mulai yang berikutnya.',
  },
  importsOfDay: {
    en: 'At most {lines} lines can be imported in 24 hours. Please try again in {hours} hours, or with a shorter list.',
    id: 'Maksimal {lines} baris dapat diimpor dalam 24 jam. Coba lagi dalam {hours} jam, atau dengan daftar yang lebih pendek.',
  },
  importTooLong: {
    en: 'These are more lines than the import was started with',
    id: 'Jumlah baris ini melebihi jumlah saat impor dimulai',
  },
  reminder: { en: 'Contact {name}', id: 'Hubungi {name}' },
} as const satisfies Record<string, BilingualText>;
