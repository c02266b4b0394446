import en from 'mfe-travel/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-travel/rules/messages/id.json' with { type: 'json' };
import type { BilingualText } from '@payung/shared/product.ts';
import { textsOf } from '#core/http/texts.ts';

/** The texts behind the message ids that the rules of travel answer. */
export const travelTextOf = textsOf(en, id);

/** Refusals that only travel has. */
export const TRAVEL_TEXTS = {
  planUnknown: {
    en: 'This plan is not available for this trip',
    id: 'Paket ini tidak tersedia untuk perjalanan tersebut',
  },
  benefitUnknown: {
    en: 'This benefit is not available for this trip',
    id: 'Manfaat ini tidak tersedia untuk perjalanan tersebut',
  },
  travellersCount: {
    en: 'The number of travellers does not match the trip',
    id: 'Jumlah peserta tidak sesuai dengan perjalanan',
  },
} as const satisfies Record<string, BilingualText>;
