import type { BilingualText } from '@payung/shared/product.ts';
import { literal } from '#core/http/texts.ts';

export const ONBOARDING_TEXTS = {
  /** The screens match it (ONB-015). */
  duplicate: literal('Duplicate ID Number.'),
  duplicateBusiness: {
    en: 'A company with this business number (NIB) is registered already. Check the number, or ask us for help.',
    id: 'Perusahaan dengan NIB ini sudah terdaftar. Periksa kembali nomornya, atau hubungi kami.',
  },
  stale: {
    en: 'This part of your registration was changed on another page. Please look at it and save again.',
    id: 'Bagian pendaftaran ini sudah diubah di halaman lain. Silakan periksa, lalu simpan lagi.',
  },
  locked: {
    en: 'Please enter your date of birth first',
    id: 'Masukkan tanggal lahir Anda terlebih dahulu',
  },
  wrongBirthDate: {
    en: 'This is not the date of birth that was given. Check it and try again.',
    id: 'Tanggal lahir ini tidak sesuai. Periksa kembali, lalu coba lagi.',
  },
  submitted: {
    en: 'Your registration has been sent and is being checked. It cannot be changed now.',
    id: 'Pendaftaran Anda sudah dikirim dan sedang diperiksa. Datanya belum bisa diubah.',
  },
  approved: {
    en: 'Your registration is complete. Sign in to change your data in My account.',
    id: 'Pendaftaran Anda sudah selesai. Masuk untuk mengubah data di Akun saya.',
  },
  refusedForGood: {
    en: 'This registration was refused and can no longer be changed',
    id: 'Pendaftaran ini ditolak dan tidak dapat diubah lagi',
  },
  formFirst: {
    en: 'Please fill in the registration form first',
    id: 'Isi dahulu formulir pendaftaran',
  },
  notReady: {
    en: 'Some steps are still open. Please finish them, then send your registration.',
    id: 'Masih ada langkah yang belum selesai. Selesaikan dahulu, lalu kirim pendaftaran Anda.',
  },
  consentMissing: {
    en: 'Please agree to the use of your personal data first',
    id: 'Setujui dahulu pemrosesan data pribadi Anda',
  },
  deleted: {
    en: 'Your registration and everything you gave has been deleted',
    id: 'Pendaftaran beserta semua data Anda sudah dihapus',
  },
} as const satisfies Record<string, BilingualText>;
