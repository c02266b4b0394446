import { sharedText } from '#core/http/texts.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { ImageProblem } from '#core/pictures/clean-image.ts';

export const IDENTITY_TEXTS = {
  /** The wording of the specification, the same in both languages (IDV-016, ruling K104). */
  down: sharedText('idv.down'),
  onlyUpload: sharedText('identity.onlyUpload'),
  imageDown: {
    en: 'The photo could not be opened. Please upload it again.',
    id: 'Foto tidak dapat dibuka. Silakan unggah kembali.',
  },
} as const;

/** What is wrong with a file, and what to do. */
export const FILE_TEXTS: Readonly<Record<ImageProblem, BilingualText>> = {
  empty: sharedText('identity.file.empty'),
  size: sharedText('identity.file.size'),
  type: sharedText('identity.file.type'),
  pixels: {
    en: 'This picture is too large to open. Please choose one of at most 24 megapixels.',
    id: 'Gambar ini terlalu besar untuk dibuka. Silakan pilih gambar maksimal 24 megapiksel.',
  },
  broken: {
    en: 'This picture could not be opened. Please choose another photo of your ID card.',
    id: 'Gambar ini tidak dapat dibuka. Silakan pilih foto KTP yang lain.',
  },
};

export const OWN_TEXTS = {
  otherPhoto: {
    en: 'Another photo of your card has come meanwhile. Please load this page again.',
    id: 'Foto kartu Anda sudah diganti. Silakan muat ulang halaman ini.',
  },
  newPhotoNeeded: {
    en: 'This photo was sent back. Please take a new photo of your card.',
    id: 'Foto ini dikembalikan. Silakan ambil foto kartu yang baru.',
  },
  numbersDiffer: {
    en: 'The number on the card is not the one you typed. Please say which of the two is right.',
    id: 'Nomor pada kartu berbeda dari yang Anda ketik. Pilih mana yang benar.',
  },
  numberWrong: {
    en: 'This ID number cannot be right: it has 16 digits. Please compare it with your card.',
    id: 'Nomor KTP ini belum benar: harus 16 digit. Bandingkan dengan kartu Anda.',
  },
  taxWrong: {
    en: 'Please enter a tax number of 15 or 16 digits.',
    id: 'Masukkan NPWP dengan 15 atau 16 digit.',
  },
  beingChecked: {
    en: 'We are checking your ID card. You can send another photo once we have answered.',
    id: 'KTP Anda sedang kami periksa. Foto lain dapat dikirim setelah kami memberi jawaban.',
  },
  sentForReview: {
    en: 'Your ID card has been sent. We check it and tell you the result.',
    id: 'KTP Anda sudah dikirim. Kami memeriksanya dan memberi tahu hasilnya.',
  },
  saved: { en: 'Your ID card has been saved', id: 'KTP Anda sudah disimpan' },
  taxSaved: { en: 'Your tax number has been saved', id: 'NPWP Anda sudah disimpan' },
} as const;

/** What is wrong with a photo of a tax card. */
export const TAX_FILE_TEXTS = {
  ...FILE_TEXTS,
  empty: {
    en: 'This file is empty. Please choose another photo of your tax card.',
    id: 'File ini kosong. Silakan pilih foto kartu NPWP yang lain.',
  },
  broken: {
    en: 'This picture could not be opened. Please choose another photo of your tax card.',
    id: 'Gambar ini tidak dapat dibuka. Silakan pilih foto kartu NPWP yang lain.',
  },
} as const;
