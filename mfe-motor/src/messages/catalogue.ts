import { createCatalogue } from '@payung/shared/messages/text.ts';

/** The texts of the screens, those behind the message ids that rules answer, and the shared ones. */
export const { catalogue, useText } = createCatalogue({
  en: () =>
    Promise.all([
      import('@payung/shared/messages/en.json'),
      import('#rules/messages/en.json'),
      import('./en.json'),
    ]),
  id: () =>
    Promise.all([
      import('@payung/shared/messages/id.json'),
      import('#rules/messages/id.json'),
      import('./id.json'),
    ]),
});
