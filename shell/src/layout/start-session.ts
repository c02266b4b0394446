import { startPersistence } from '@payung/shared/session/persistence.ts';
import { keepLanguageCookie } from '#language/keep-language-cookie.ts';

/** Before anything is drawn: who uses this tab, and in which language. Gives back what ends it. */
export const startSession = (): (() => void) => {
  const stops = [startPersistence(), keepLanguageCookie()];
  return () => {
    for (const stop of stops) stop();
  };
};
