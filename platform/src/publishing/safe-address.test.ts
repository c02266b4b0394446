import { expect, it } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

it.each([
  ['https://payung.example', true],
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://payung.example', false],
  ['http://localhost.example', false],
  ['http://127.0.0.2', false],
  ['ftp://localhost', false],
])('what is sent to %s is read by nobody else: %s', (address, expected) => {
  expect(isSafeAddress(new URL(address))).toBe(expected);
});
