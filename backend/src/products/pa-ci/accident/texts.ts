import en from 'mfe-pa-ci/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-pa-ci/rules/messages/id.json' with { type: 'json' };
import { textsOf } from '#core/http/texts.ts';

/** The texts behind the message ids that the rules of personal accident answer. */
export const accidentTextOf = textsOf(en, id);
