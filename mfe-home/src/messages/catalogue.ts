import { createCatalogue } from '@payung/shared/messages/text.ts';
import rulesEn from '#rules/messages/en.json' with { type: 'json' };
import rulesId from '#rules/messages/id.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

export const { catalogue, useText } = createCatalogue({
  en: { ...rulesEn, ...en },
  id: { ...rulesId, ...id },
});
