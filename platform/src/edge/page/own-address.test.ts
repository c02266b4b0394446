import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

it.each([
  ['/app/kitefly?a=1#b', '/app/kitefly?a=1'],
  ['/app/..//evil.example?a', '/app/login?a'],
  ['/app/%2e%2e//evil.example', '/app/login'],
  [String.raw`/app/..\\evil.example`, '/app/login'],
  [String.raw`/app/../\evil.example`, '/app/login'],
  ['//evil.example/app/', '/app/login'],
  ['https://evil.example/app/', '/app/login'],
  ['/app/../app//evil.example', '/app//evil.example'],
  ['/app', '/app/login'],
  ['', '/app/login'],
])('reads %j as the address %j of this platform', (address, own) => {
  const { pathname, search, origin } = ownAddress(address);
  expect([origin, pathname + search]).toEqual(['http://edge', own]);
  expect(new URL(pathname + search, 'https://payung.test').host).toBe('payung.test');
});
