import { addTexts } from '@payung/shared/session/texts.ts';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };

/** All shared texts at once; in a page each package brings those that it uses. */
export const sharedCatalogue = { en, id };

addTexts({ ...sharedCatalogue, isIn: () => true, follow: () => Promise.resolve() });
