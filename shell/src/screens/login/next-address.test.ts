import { describe, expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

const next = (text: string | null) => nextAddress(text, '/app', 'https://payung.test');

describe('where to go on after signing in', () => {
  it('keeps an address of this application, with or without its base', () => {
    expect(next('/createquote?quoteId=1')).toBe('/createquote?quoteId=1');
    expect(next('/app/createquote?quoteId=1')).toBe('/createquote?quoteId=1');
  });

  it.each([
    null,
    '',
    'https://evil.test/a',
    '//evil.test/a',
    '/\\evil.test',
    '/app//evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'createquote',
    '/',
    '/login?next=/login',
    '/app/login',
  ])('drops %j', (text) => {
    expect(next(text)).toBeUndefined();
  });
});
