import { PASSKEY, PASSKEY_REASON } from '@payung/shared/domain/people/passkey.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';

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

const forbiddenFor = (reason: string, text: ApiRefusal['text']): ApiRefusal =>
  new ApiRefusal({ status: 403, errCode: ERR_CODE.refused }, text, { also: { reason } });

/** The session may do nothing but add a passkey. */
export const passkeyNeeded = (): ApiRefusal => forbiddenFor(PASSKEY_REASON.needed, PASSKEY_TEXTS.needed);

/** The code was right, and is not enough. */
export const codeNotEnough = (): ApiRefusal =>
  forbiddenFor(PASSKEY_REASON.signInWith, PASSKEY_TEXTS.signInWith);

/** The session was begun with a code before its owner had a passkey, and opens nothing any more. */
export const signInWithPasskey = (): ApiRefusal =>
  new ApiRefusal({ status: 401, errCode: ERR_CODE.sessionEnded }, PASSKEY_TEXTS.signInWith, {
    also: { reason: PASSKEY_REASON.signInWith },
  });

export const signInAgain = (): ApiRefusal =>
  forbiddenFor(PASSKEY_REASON.signInAgain, PASSKEY_TEXTS.signInAgain);
