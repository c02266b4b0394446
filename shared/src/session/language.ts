import { atom, useAtomValue } from 'jotai';
import type { Language } from '#domain/language.ts';
import { languageFromCookie } from './language-cookie.ts';
import { store } from './store.ts';

/** The language of the interface. The shell keeps the LANG cookie in step with it (I18N-005). */
export const languageAtom = atom<Language>(
  languageFromCookie(typeof document === 'undefined' ? '' : document.cookie),
);

export const useLanguage = (): Language => useAtomValue(languageAtom, { store });

export const setLanguage = (language: Language): void => store.set(languageAtom, language);
