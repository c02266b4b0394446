import en from 'mfe-travel/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-travel/rules/messages/id.json' with { type: 'json' };
import type { BilingualText } from '@payung/shared/product.ts';
import { textsOf } from '#http/texts.ts';

/** The texts behind the message ids that the rules of travel answer. */
export const travelTextOf = textsOf(en, id);

/** Refusals that only travel has. */
export const TRAVEL_TEXTS = {
  planUnknown: {
    en: 'This plan is not sold for the trip',
    id: 'Paket ini tidak dijual untuk perjalanan tersebut',
  },
  benefitUnknown: {
    en: 'This benefit is not sold for the trip',
    id: 'Manfaat ini tidak dijual untuk perjalanan tersebut',
  },
  travellersCount: {
    en: 'The travellers do not match the trip',
    id: 'Jumlah peserta tidak sesuai dengan perjalanan',
  },
} as const satisfies Record<string, BilingualText>;
