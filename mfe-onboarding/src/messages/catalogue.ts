import { createCatalogue } from '@payung/shared/messages/text.ts';
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

export const { catalogue, useText } = createCatalogue({ en, id });
