import { createCatalogue } from '@payung/shared/messages/text.ts';

/** The texts of the shared parts that its screen has. */
export const { catalogue } = createCatalogue({
  // oxlint-disable-next-line unicorn/no-single-promise-in-promise-methods -- a list of files, here of one
  en: () => Promise.all([import('@payung/shared/messages/en.json')]),
  // oxlint-disable-next-line unicorn/no-single-promise-in-promise-methods -- a list of files, here of one
  id: () => Promise.all([import('@payung/shared/messages/id.json')]),
});
