import { languageCookie, languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';

const follow = (): void => {
  const language = store.get(languageAtom);
  document.documentElement.lang = language;
  document.cookie = languageCookie(language, location.hostname, location.protocol === 'https:');
};

/**
 * The only writer of the LANG cookie (PLAT-013): keeps the cookie and the document's language equal to the chosen
 * language. Returns the function that stops it.
 */
export const keepLanguageCookie = (): (() => void) => {
  follow();
  return store.sub(languageAtom, follow);
};
