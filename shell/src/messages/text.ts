import { createCatalogue } from '@payung/shared/messages/text.ts';
import type en from './en.json';

export type ShellMessageId = keyof typeof en;

/** The shell's texts. Without the product pages, which load theirs, see platform/src/build/texts/. */
export const { catalogue, useText } = createCatalogue({
  en: () => Promise.all([import('@payung/shared/messages/en.json'), import('./en.json')]),
  id: () => Promise.all([import('@payung/shared/messages/id.json'), import('./id.json')]),
});
