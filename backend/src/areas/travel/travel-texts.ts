import type { Bilingual } from '../texts.ts';

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
} as const satisfies Record<string, Bilingual>;
