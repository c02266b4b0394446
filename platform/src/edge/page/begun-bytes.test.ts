import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { beginBytes, endBytes } from './begun-bytes.ts';
import type { PageEncoding } from './begun-bytes.ts';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
const PAGE = '<!doctype html>'.repeat(4_000);

it.each(
  (['br', 'gzip'] as const).flatMap((encoding) =>
    ['', 'é', PAGE].flatMap((begin) =>
      ['x', 'ü–', 'y'.repeat(65_535)].map((end) => [encoding, begin, end] as const),
    ),
  ),
)('is one text with %s, whatever begins and ends it', async (encoding: PageEncoding, begin, end) => {
  const begun = await beginBytes(begin, encoding);
  expect(UNPACK[encoding](endBytes(begun, encoding, end)).toString()).toBe(begin + end);
  // The same beginning serves another end.
  expect(UNPACK[encoding](endBytes(begun, encoding, 'other')).toString()).toBe(`${begin}other`);
});

it.each(['', 'y'.repeat(65_536)])('refuses an end that one block cannot hold', async (end) => {
  const begun = await beginBytes(PAGE, 'br');
  expect(() => endBytes(begun, 'br', end)).toThrow('1 to 65,535 bytes');
});
