import { sharedText } from '../texts.ts';

export const IDENTITY_TEXTS = {
  /** The wording of the specification, the same in both languages (IDV-016, ruling K104). */
  down: sharedText('idv.down'),
  onlyUpload: sharedText('identity.onlyUpload'),
  imageDown: {
    en: 'The photo could not be opened. Please upload it again.',
    id: 'Foto tidak dapat dibuka. Silakan unggah kembali.',
  },
} as const;
