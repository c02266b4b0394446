import { languageCookie } from '@payung/shared/session/language-cookie.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';

/**
 * The one writer of the LANG cookie (PLAT-013): whatever sets the language, the cookie and the
 * document's own language follow. Gives back what ends it.
 */
export const keepLanguageCookie = (): (() => void) => {
  const follow = () => {
    const language = store.get(languageAtom);
    document.documentElement.lang = language;
    document.cookie = languageCookie(language, location.hostname, location.protocol === 'https:');
  };
  follow();
  return store.sub(languageAtom, follow);
};
