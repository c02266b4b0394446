import { languageCookie } from '@payung/shared/session/language-cookie.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';

const follow = (): void => {
  const language = store.get(languageAtom);
  document.documentElement.lang = language;
  document.cookie = languageCookie(language, location.hostname, location.protocol === 'https:');
};

/**
 * The one writer of the LANG cookie (PLAT-013): whatever sets the language, the cookie and the
 * document's own language follow. Gives back what ends it.
 */
export const keepLanguageCookie = (): (() => void) => {
  follow();
  return store.sub(languageAtom, follow);
};
