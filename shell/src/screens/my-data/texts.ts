import { createCatalogue } from '@payung/shared/messages/text.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** Loaded with the screen, so that no other page waits for these texts. */
export const { catalogue, useText } = createCatalogue({ en, id });
