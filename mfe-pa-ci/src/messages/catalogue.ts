import { createCatalogue } from '@payung/shared/messages/text.ts';
import ruleTextsEn from '#rules/messages/en.json' with { type: 'json' };
import ruleTextsId from '#rules/messages/id.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

/** The texts of the screens, and those behind the message ids that rules answer. */
export const { catalogue, useText } = createCatalogue({
  en: { ...en, ...ruleTextsEn },
  id: { ...id, ...ruleTextsId },
});
