import { startPersistence } from '@payung/shared/session/persistence.ts';
import { keepLanguageCookie } from '#language/keep-language-cookie.ts';

/** Restores session and language before the first render. Returns the function that stops it. */
export const startSession = (): (() => void) => {
  const stops = [startPersistence(), keepLanguageCookie()];
  return () => {
    for (const stop of stops) stop();
  };
};
