import en from 'mfe-home/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-home/rules/messages/id.json' with { type: 'json' };
import { LIMIT_VALUES } from 'mfe-home/rules/property.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { fillIn, textsOf } from '#core/http/texts.ts';

const textOf = textsOf(en, id);

/** The texts behind the message ids that the rules of home answer, with the limits that they name. */
export const homeTextOf = (messageId: string): BilingualText => {
  const text = textOf(messageId);
  return { en: fillIn(text.en, LIMIT_VALUES), id: fillIn(text.id, LIMIT_VALUES) };
};

/** Refusals and answers that only home has. */
export const HOME_TEXTS = {
  requirementsKept: {
    en: 'Your confirmation has been saved',
    id: 'Konfirmasi Anda sudah disimpan',
  },
  planUnknown: { en: 'This plan is not available', id: 'Paket ini tidak tersedia' },
  coverUnknown: { en: 'This cover is not available', id: 'Perluasan jaminan ini tidak tersedia' },
  cityUnknown: {
    en: 'Please choose the province and the city from the lists',
    id: 'Silakan pilih provinsi dan kota dari daftar',
  },
  startPassed: {
    en: 'The start date has passed. Please choose another start date.',
    id: 'Tanggal mulai polis sudah lewat. Silakan pilih tanggal mulai yang lain.',
  },
} as const satisfies Record<string, BilingualText>;
