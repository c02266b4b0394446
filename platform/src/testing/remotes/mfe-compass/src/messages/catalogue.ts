import { createCatalogue } from '@payung/shared/messages/text.ts';

/** The texts of the shared parts that its screen has. */
export const { catalogue } = createCatalogue({
  en: () => Promise.all([import('@payung/shared/messages/en.json')]),
  id: () => Promise.all([import('@payung/shared/messages/id.json')]),
});
