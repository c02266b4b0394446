import crypto from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import {
  createId,
  createLinkId,
  createOtp,
  createToken,
  hashToken,
  isSameHash,
  keyedHash,
  openPayload,
  sealPayload,
} from './secrets.ts';

/** What chance may answer; the upper end is excluded. */
const ends = (low: number, high: number): readonly [number, number] => [low, high - 1];

const many = <T>(create: () => T): readonly T[] => Array.from({ length: 500 }, create);

it('makes ids, tokens, codes and links of the specified length that do not repeat', () => {
  for (const id of many(createId)) expect(id).toMatch(/^[0-9a-f]{24}$/);
  for (const token of many(createToken)) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  for (const link of many(createLinkId)) expect(link).toMatch(/^[0-9A-Za-z]{6}$/);
  for (const code of many(createOtp)) expect(String(code)).toMatch(/^[1-9]\d{5}$/);
  for (const create of [createId, createToken, createLinkId]) expect(new Set(many(create)).size).toBe(500);
});

it('makes every code of six digits, from the lowest to the highest', () => {
  const chance = vi.spyOn(crypto, 'randomInt') as unknown as MockInstance<
    (low: number, high: number) => number
  >;
  const codes = [0, 1].map((end) => {
    chance.mockImplementationOnce((low: number, high: number) => ends(low, high)[end] ?? 0);
    return createOtp();
  });
  chance.mockRestore();
  expect(codes).toEqual([100_000, 999_999]);
});

it('stores a token as its SHA 256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('makes different hashes for another purpose or another secret', () => {
  const hash = keyedHash('secret', 'link', 'AbC123');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(keyedHash('secret', 'link', 'AbC123')).toBe(hash);
  expect(keyedHash('secret', 'otp', 'AbC123')).not.toBe(hash);
  expect(keyedHash('another', 'link', 'AbC123')).not.toBe(hash);
});

it('compares hashes, also of different length', () => {
  expect(isSameHash('abcd', 'abcd')).toBe(true);
  expect(isSameHash('abcd', 'abce')).toBe(false);
  expect(isSameHash('abcd', 'abc')).toBe(false);
});

it('opens a sealed payload with its secret and row alone, and not when it was changed', () => {
  const sealed = sealPayload('secret', 'row-1', { phone: '6281234567890' });
  expect(sealed).not.toContain('6281234567890');
  expect(openPayload('secret', 'row-1', sealed)).toEqual({ phone: '6281234567890' });
  expect(() => openPayload('secret', 'row-2', sealed)).toThrow('unable to authenticate data');
  expect(() => openPayload('another', 'row-1', sealed)).toThrow('unable to authenticate data');
  const changed = Buffer.from(sealed, 'base64url');
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(() => openPayload('secret', 'row-1', changed.toString('base64url'))).toThrow(
    'unable to authenticate data',
  );
});

it('seals with a nonce of 12 and a tag of 16 bytes, another nonce every time', () => {
  const [one, other] = [sealPayload('secret', 'row-1', {}), sealPayload('secret', 'row-1', {})];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').length).toBe(12 + 16 + '{}'.length);
});
