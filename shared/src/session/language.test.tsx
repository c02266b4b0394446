import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  languageCookie,
  languageFromCookie,
  parentDomain,
  languageAtom,
  setLanguage,
  useLanguage,
} from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';

it('stores the language as LANG with en or id [I18N-002]', () => {
  expect(languageCookie('en', 'localhost', false)).toMatch(/^LANG=en; Path=\//);
  expect(languageCookie('id', 'localhost', false)).toMatch(/^LANG=id; Path=\//);
  expect(languageFromCookie('theme=dark; LANG=en')).toBe('en');
});

it('shares the cookie across the parent domain [I18N-003]', () => {
  expect(languageCookie('en', 'app.payung.example', true)).toContain('; Domain=payung.example; Secure');
  expect(parentDomain('app.jual.payung.co.id')).toBe('payung.co.id');
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(parentDomain(host)).toBeUndefined();
    expect(languageCookie('en', host, false)).not.toContain('Domain');
  }
});

it('is Indonesian unless the cookie says en [I18N-004]', () => {
  for (const cookies of ['', 'LANG=id', 'LANG=fr', 'LANG=EN', 'OTHERLANG=en', 'x=LANG=en']) {
    expect(languageFromCookie(cookies)).toBe('id');
  }
});

it('is kept in the app-wide store [I18N-005]', () => {
  const { result } = renderHook(() => useLanguage());
  act(() => setLanguage('id'));
  expect(result.current).toBe('id');
  expect(store.get(languageAtom)).toBe('id');
  act(() => setLanguage('en'));
  expect(result.current).toBe('en');
});
