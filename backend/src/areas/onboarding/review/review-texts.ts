import type { BilingualText } from '@payung/shared/product.ts';

export const REVIEW_TEXTS = {
  decided: {
    en: '{who} has decided about this registration already. You see the result.',
    id: '{who} sudah memutuskan pendaftaran ini. Hasilnya ditampilkan.',
  },
  changed: {
    en: 'The registration has changed since you opened it. Please look at it again.',
    id: 'Pendaftaran ini berubah sejak Anda membukanya. Silakan periksa kembali.',
  },
  notSent: {
    en: 'The person is still working on this registration. It can be decided once it is sent.',
    id: 'Pendaftaran ini masih dikerjakan oleh pendaftar. Keputusan dapat diambil setelah dikirim.',
  },
  everyPart: {
    en: 'Please decide about every part that was given, and about no other',
    id: 'Putuskan setiap bagian yang sudah diberikan, dan hanya bagian itu',
  },
  reasonMissing: {
    en: 'Please give a reason for everything that you do not accept: the person reads it',
    id: 'Tuliskan alasan untuk setiap bagian yang tidak diterima: pendaftar akan membacanya',
  },
  otherReason: {
    en: 'One of the chosen reasons belongs to another part',
    id: 'Salah satu alasan yang dipilih bukan untuk bagian ini',
  },
  phoneTaken: {
    en: 'An agent with this phone number exists already. Refuse the registration, or send it back.',
    id: 'Sudah ada agen dengan nomor telepon ini. Tolak atau kembalikan pendaftaran ini.',
  },
  numberTaken: {
    en: 'Somebody else has this ID number by now. Refuse the card, or send it back.',
    id: 'Nomor KTP ini sudah dipakai orang lain. Tolak atau kembalikan KTP ini.',
  },
  photoGone: {
    en: 'The photo cannot be opened at the moment. Please try again later.',
    id: 'Foto belum bisa dibuka saat ini. Silakan coba lagi nanti.',
  },
} as const satisfies Record<string, BilingualText>;
