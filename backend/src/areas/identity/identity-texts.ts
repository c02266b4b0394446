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
