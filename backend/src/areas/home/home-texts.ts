import type { Bilingual } from '../texts.ts';

/** Refusals that only home has. */
export const HOME_TEXTS = {
  planUnknown: { en: 'This plan is not sold', id: 'Paket ini tidak dijual' },
  coverUnknown: { en: 'This coverage is not sold', id: 'Perluasan jaminan ini tidak dijual' },
  cityUnknown: {
    en: 'Please choose the province and the city from the lists',
    id: 'Silakan pilih provinsi dan kota dari daftar',
  },
  startPassed: {
    en: 'The start date has passed. Please choose another start date.',
    id: 'Tanggal mulai polis sudah lewat. Silakan pilih tanggal mulai yang lain.',
  },
} as const satisfies Record<string, Bilingual>;
