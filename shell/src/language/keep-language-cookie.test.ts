import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { keepLanguageCookie } from './keep-language-cookie.ts';

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the language in the cookie LANG as en or id, and in the document [I18N-002] [PLAT-013]', () => {
  setLanguage('id');
  expect(document.cookie).not.toContain('LANG=');
  stop = keepLanguageCookie();
  expect(document.cookie).toContain('LANG=id');
  setLanguage('en');
  expect(document.cookie).toContain('LANG=en');
  expect(document.documentElement.lang).toBe('en');
});

it.each([
  ['https:', 'jual.payung.example', 'Domain=payung.example; Secure'],
  ['http:', 'app.jual.payung.co.id', 'Domain=payung.co.id'],
])(
  'sets the cookie for the siblings of the host that serves the page: %s//%s [I18N-003]',
  (protocol, hostname, end) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('location', { protocol, hostname });
    stop = keepLanguageCookie();
    setLanguage('en');
    expect(written.mock.lastCall?.[0]).toBe(`LANG=en; Path=/; Max-Age=31536000; SameSite=Lax; ${end}`);
  },
);
