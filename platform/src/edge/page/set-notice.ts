import type { BilingualText } from '@payung/shared/product.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import type { SetNotice } from '../visits.ts';
import { LIVE, SET_QUERY } from '../visits.ts';

const TEXTS = {
  set: {
    en: 'Preview, not live:',
    id: 'Pratinjau, belum tayang:',
  },
  generation: { en: 'generation', id: 'generasi' },
  until: { en: 'until', id: 'sampai' },
  leave: { en: 'Leave the preview', id: 'Keluar dari pratinjau' },
  invalid: {
    en: 'This preview link is not valid here. You see what is live.',
    id: 'Tautan pratinjau ini tidak berlaku di sini. Anda melihat versi yang sedang tayang.',
  },
  expired: {
    en: 'This preview link has expired. You see what is live; please ask for a new link.',
    id: 'Tautan pratinjau ini sudah kedaluwarsa. Anda melihat versi yang sedang tayang; silakan minta tautan baru.',
  },
  revoked: {
    en: 'This preview has ended: the squad that made it may show it no longer. You see what is live.',
    id: 'Pratinjau ini sudah berakhir: tim pembuatnya tidak lagi boleh menampilkannya. Anda melihat versi yang sedang tayang.',
  },
  gone: {
    en: 'What this preview showed is no longer there. You see what is live.',
    id: 'Isi pratinjau ini sudah tidak ada. Anda melihat versi yang sedang tayang.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** Until the page has one of its own. */
export const PREVIEW_TITLE = { en: 'Preview – Payung', id: 'Pratinjau – Payung' } as const;

/** In the flow of the page: it covers nothing. */
export const NOTICE_STYLE =
  '.set-notice{padding:.5rem 1rem;background:#fef3c7;color:#451a03;font:.875rem/1.5 var(--py-font,sans-serif);text-align:center;overflow-wrap:anywhere}.set-notice a{color:inherit;font-weight:600;display:inline-block;padding:.6875rem .25rem}';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** The day in Jakarta, as the application writes days. */
export const dayOf = (time: number): string => {
  const day = new Date(time + 7 * 3_600_000);
  return `${twoDigits(day.getUTCDate())}/${twoDigits(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`;
};

/** Above a page that shows another set than the live one, or that was asked to and cannot. */
export const setNotice = (notice: SetNotice | undefined, language: Language): string => {
  if (notice === undefined) return '';
  if (notice.kind !== 'set')
    return `<div class="set-notice" role="status">${TEXTS[notice.kind][language]}</div>\n`;
  const { set, expires } = notice;
  // Names and versions of a set that this platform has signed: nothing in them could end an element.
  const shown = [
    ...(set.generation === undefined ? [] : [`${TEXTS.generation[language]} ${set.generation}`]),
    ...Object.entries(set.exchanged).map(([name, version]) => `${name} ${version}`),
  ];
  return `<div class="set-notice" role="status">${TEXTS.set[language]} ${shown.join(', ')} (${TEXTS.until[language]}&nbsp;${dayOf(expires)}). <a href="?${SET_QUERY}=${LIVE}">${TEXTS.leave[language]}</a></div>\n`;
};
