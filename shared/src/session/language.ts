import type { Language } from '#domain/language.ts';
import { atom, useAtomValue } from 'jotai';
import { store } from './store.ts';
import { hasTexts, loadTexts } from './texts.ts';

/** Pure halves of the LANG cookie. Only the shell writes it (PLAT-013). */
const LANGUAGE_COOKIE = 'LANG';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Indonesian unless the cookie says `en` (I18N-004). */
export const languageFromCookie = (cookies: string): Language => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return pairs.some(([name, value]) => name === LANGUAGE_COOKIE && value === 'en') ? 'en' : 'id';
};

/**
 * The domain that siblings share (ruling K114): the last two labels, three where the second is itself a
 * registry's (`payung.co.id`); none for localhost and addresses.
 */
export const parentDomain = (host: string): string | undefined => {
  const labels = host.split('.');
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  if (isAddress || labels.length < 2) return undefined;
  const isRegistry = /^(co|or|ac|go|sch|web|my|biz|net|com)\.[a-z]{2}$/.test(labels.slice(-2).join('.'));
  return labels.slice(isRegistry ? -3 : -2).join('.');
};

/** What the shell assigns to `document.cookie`. */
export const languageCookie = (language: Language, host: string, isSecure: boolean): string => {
  const domain = parentDomain(host);
  return [
    `${LANGUAGE_COOKIE}=${language}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'SameSite=Lax',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
};

/** The language of the interface. The shell keeps the LANG cookie in step with it (I18N-005). */
export const languageAtom = atom<Language>(
  languageFromCookie(typeof document === 'undefined' ? '' : document.cookie),
);

export const useLanguage = (): Language => useAtomValue(languageAtom, { store });

/** The choice that counts where two follow each other quickly. */
let chosen: Language | undefined;

/** Switches when the texts of the page are there, and fails when one cannot be loaded: the page stays as it is. */
export const changeLanguage = async (language: Language): Promise<void> => {
  chosen = language;
  await loadTexts(language);
  if (chosen === language) store.set(languageAtom, language);
};

/** Switches at once where the texts are there. */
export const setLanguage = (language: Language): void => {
  chosen = language;
  if (hasTexts(language)) store.set(languageAtom, language);
  else void changeLanguage(language);
};
