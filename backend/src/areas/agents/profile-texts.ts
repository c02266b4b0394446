import { sharedText } from '#core/http/texts.ts';
import type { BilingualText } from '@payung/shared/product.ts';

export const PROFILE_TEXTS = {
  saved: { en: 'Your profile was saved', id: 'Profil Anda sudah disimpan' },
  bankSaved: { en: 'Your bank account was saved', id: 'Rekening bank Anda sudah disimpan' },
  pictureSaved: { en: 'The picture was saved', id: 'Foto sudah disimpan' },
  pictureBroken: {
    en: 'This picture could not be opened. Please choose another photo.',
    id: 'Gambar ini tidak dapat dibuka. Silakan pilih foto lain.',
  },
  changedMeanwhile: {
    en: 'Your profile was changed meanwhile, perhaps in another window. Please load it again.',
    id: 'Profil Anda sudah berubah, mungkin di jendela lain. Silakan muat ulang.',
  },
  emailRequired: sharedText('email.required'),
  emailInvalid: sharedText('email.invalid'),
  licenceWhole: {
    en: 'Enter number, issuer and expiry of the licence, or leave all three empty',
    id: 'Isi nomor, penerbit, dan tanggal berakhir lisensi, atau kosongkan ketiganya',
  },
  licenceMissing: {
    en: 'You can make new quotes once your agent licence is in your profile. Please enter it there.',
    id: 'Anda dapat membuat penawaran baru setelah lisensi keagenan ada di profil Anda. Silakan isi di sana.',
  },
  licenceExpired: {
    en: 'Your agent licence expired on {date}. Enter the new one in your profile, then make the quote.',
    id: 'Lisensi keagenan Anda berakhir pada {date}. Isi lisensi yang baru di profil Anda, lalu buat penawaran.',
  },
  cardIncomplete: {
    en: 'Fill in every line of the card, or remove the ones that you do not need',
    id: 'Lengkapi setiap baris kartu, atau hapus yang tidak Anda perlukan',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;
