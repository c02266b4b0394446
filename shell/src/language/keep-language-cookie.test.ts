import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { keepLanguageCookie } from './keep-language-cookie.ts';

let stop = () => {};
afterEach(() => stop());

it('keeps the language in the cookie LANG as en or id, and in the document [I18N-002] [PLAT-013]', () => {
  setLanguage('id');
  expect(document.cookie).not.toContain('LANG=');
  stop = keepLanguageCookie();
  expect(document.cookie).toContain('LANG=id');
  setLanguage('en');
  expect(document.cookie).toContain('LANG=en');
  expect(document.documentElement.lang).toBe('en');
});
