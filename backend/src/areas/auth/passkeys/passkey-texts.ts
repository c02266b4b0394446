import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import type { BilingualText } from '@payung/shared/product.ts';

export const PASSKEY_TEXTS = {
  notAccepted: {
    en: 'This passkey was not accepted. Try again, or sign in with a one-time code.',
    id: 'Kunci sandi ini tidak diterima. Coba lagi, atau masuk dengan kode OTP.',
  },
  notAdded: {
    en: 'The passkey could not be added. Please try again.',
    id: 'Kunci sandi tidak dapat ditambahkan. Silakan coba lagi.',
  },
  tookTooLong: {
    en: 'That took too long. Please try again.',
    id: 'Waktunya sudah habis. Silakan coba lagi.',
  },
  alreadyAdded: {
    en: 'This passkey has been added already. Choose another device, or use the one you have.',
    id: 'Kunci sandi ini sudah pernah ditambahkan. Pilih perangkat lain, atau pakai yang sudah ada.',
  },
  tooMany: {
    en: `You have ${PASSKEY.mostPerPerson} passkeys. Remove one that you no longer use first.`,
    id: `Anda sudah memiliki ${PASSKEY.mostPerPerson} kunci sandi. Hapus dahulu yang tidak Anda pakai lagi.`,
  },
  signInAgain: {
    en: 'For your safety, please sign in again before you add or remove a passkey.',
    id: 'Demi keamanan, silakan masuk kembali sebelum menambah atau menghapus kunci sandi.',
  },
  needed: { en: 'Add a passkey to go on', id: 'Tambahkan kunci sandi untuk melanjutkan' },
  signInWith: {
    en: 'Sign in with your passkey. A one-time code alone does not open this account.',
    id: 'Masuk dengan kunci sandi Anda. Kode OTP saja tidak dapat membuka akun ini.',
  },
  added: { en: 'The passkey was added', id: 'Kunci sandi berhasil ditambahkan' },
  renamed: { en: 'The name was saved', id: 'Nama telah disimpan' },
  removed: { en: 'The passkey was removed', id: 'Kunci sandi telah dihapus' },
} as const satisfies Readonly<Record<string, BilingualText>>;
