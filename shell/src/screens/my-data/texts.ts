import { createCatalogue } from '@payung/shared/messages/text.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** Comes with the screen: nobody else waits for these texts. */
export const { catalogue, useText } = createCatalogue({ en, id });
