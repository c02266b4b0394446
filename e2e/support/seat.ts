import type { Browser, BrowserContextOptions } from '@playwright/test';
import { inputMethod } from './input-method.ts';
import type { InputKind } from './input-method.ts';
import type { Platform } from './platform.ts';
import type { Person } from './person.ts';
import type { WordsLanguage } from './words.ts';

interface Seat {
  readonly who: string;
  readonly language: WordsLanguage;
  readonly width: number;
  readonly by: InputKind;
  readonly options?: BrowserContextOptions;
}

/** Somebody at a browser of their own, who has not logged in. */
export const seat = async (
  browser: Browser,
  { url, inbox }: Platform,
  { who, language, width, by, options = {} }: Seat,
): Promise<Person> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 760 : 800 },
    hasTouch: by === 'touch',
    ...options,
  });
  await context.addCookies([{ name: 'LANG', value: language, url }]);
  const page = await context.newPage();
  return {
    page,
    input: inputMethod(page, by),
    inbox,
    language,
    picture: (screen) => `${language}-${width}-${who}-${screen}`,
  };
};
