import { createCatalogue } from '@payung/shared/messages/text.ts';

/** The texts of its screen, and of the shared parts that it has. */
export const { catalogue, useText } = createCatalogue({
  en: () => Promise.all([import('@payung/shared/messages/en.json'), import('./en.json')]),
  id: () => Promise.all([import('@payung/shared/messages/id.json'), import('./id.json')]),
});
