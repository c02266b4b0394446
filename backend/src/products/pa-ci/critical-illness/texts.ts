import en from 'mfe-pa-ci/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-pa-ci/rules/messages/id.json' with { type: 'json' };
import { textsOf } from '#core/http/texts.ts';

/** The texts behind the message ids that the rules answer. */
export const ciTextOf = textsOf(en, id);

/** Why nobody is handed over now. */
export const HANDOVER_TEXTS = {
  down: {
    en: 'Our partner’s page does not answer right now. Nothing is lost: please try again in a few minutes.',
    id: 'Halaman mitra kami sedang tidak dapat dihubungi. Data Anda tetap aman: silakan coba lagi beberapa menit lagi.',
  },
  notSigned: {
    en: 'The notice is not signed by the partner',
    id: 'Pemberitahuan tidak ditandatangani oleh mitra',
  },
} as const;
