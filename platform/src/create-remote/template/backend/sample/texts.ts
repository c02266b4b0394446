import en from 'mfe-sample/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-sample/rules/messages/id.json' with { type: 'json' };
import { textsOf } from '#core/http/texts.ts';

/** The texts behind the message ids that the rules of this product answer. */
export const sampleTextOf = textsOf(en, id);
