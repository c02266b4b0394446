import { expect, it } from 'vitest';
import { parseSet, readSet, requireSet, setText, signSet } from './release-set.ts';

const KEY = Buffer.from('one key of thirty-two characters');
const NOW = Date.UTC(2026, 10, 27);
const LATER = NOW + 60_000;

it.each([
  ['173', '173'],
  ['mfe-kite@1.2.0-ab12cd34ef', 'mfe-kite:1.2.0-ab12cd34ef'],
  ['shell@1.9.3-ab,mfe-night-light@1.0.0-rc.1-cd', 'mfe-night-light:1.0.0-rc.1-cd!shell:1.9.3-ab'],
  ['173,mfe-kite@1.2.0-ab', '173!mfe-kite:1.2.0-ab'],
])('reads %s, and writes it as it stands in an address', (text, written) => {
  expect(setText(requireSet(text))).toBe(written);
  expect(setText(requireSet(written))).toBe(written);
});

it.each([
  '',
  '0',
  'mfe-kite',
  'mfe-kite@1',
  '../x@1.0.0-ab',
  'mfe-kite@1.0.0-a,mfe-kite@1.0.0-b',
  '173,174',
  '1,',
])('finds no set in "%s"', (text) => {
  expect(parseSet(text)).toBeUndefined();
  expect(() => requireSet(text)).toThrow('names no set of releases: write the number of a generation');
});

it('reads what it has signed, until it expires', () => {
  const set = { generation: 173, exchanged: { 'mfe-kite': '1.2.0-ab12cd34ef' } };
  const text = signSet(KEY, set, LATER);
  expect(readSet(KEY, text, NOW)).toEqual({ set, expires: LATER });
  expect(readSet(KEY, text, LATER)).toBe('expired');
});

it('reads nothing that was altered, made up, or signed by another platform', () => {
  const text = signSet(KEY, { generation: 173, exchanged: {} }, LATER);
  expect(readSet(KEY, text.replace('173', '174'), NOW)).toBe('invalid');
  expect(readSet(Buffer.from('another key'), text, NOW)).toBe('invalid');
  for (const other of [
    '',
    '~',
    '~~',
    '173',
    `${text}~`,
    `${text}x`,
    text.slice(0, -1),
    `173~x~${'é'.repeat(22)}`,
  ])
    expect(readSet(KEY, other, NOW)).toBe('invalid');
});
