import { expect, it } from 'vitest';
import { readLinkId } from './copied-link.ts';

it.each([
  ['AbC123', 'AbC123'],
  ['AbC123.', 'AbC123'],
  ['AbC123)', 'AbC123'],
  ['AbC123,', 'AbC123'],
  ['AbC123).', 'AbC123'],
  ['AbC123"', 'AbC123'],
  ['AbC123\u{201D}', 'AbC123'],
  ['AbC123>', 'AbC123'],
  ['AbC123…', 'AbC123'],
  ['AbC123*', 'AbC123'],
  ['AbC123_', 'AbC123'],
  ['AbC123。', 'AbC123'],
  [' AbC123 ', 'AbC123'],
  ['AbC123 .', 'AbC123'],
  ['AbC123\n', 'AbC123'],
  ['AbC123\u{A0}', 'AbC123'],
  ['AbC123\u{200B}', 'AbC123'],
  ['\u{202A}AbC123\u{202C}', 'AbC123'],
  ['AbC\u{AD}123', 'AbC123'],
  ['AbC123\u{FEFF}.', 'AbC123'],
  ['AbC123%20', 'AbC123'],
  ['AbC123%2E', 'AbC123'],
  ['AbC123%E2%80%8B', 'AbC123'],
  ['AbC123%29.', 'AbC123'],
  ['AbC123%', 'AbC123'],
  ['AbC123%E2', 'AbC123'],
  // What is no sign at the end is a part of it, and then it is none.
  ['AbC12', 'AbC12'],
  ['AbC12.', 'AbC12'],
  ['AbC1234', 'AbC1234'],
  ['AbC-12', 'AbC-12'],
  ['AbC 12', 'AbC 12'],
  ['.AbC123', '.AbC123'],
  ['AbC123и', 'AbC123и'],
  ['', ''],
  ['...', ''],
])('reads "%s" as "%s" [LINK-001] [R81]', (copied, id) => {
  expect(readLinkId(copied)).toBe(id);
});

it('takes no time over what is far too long for a link', () => {
  const long = `${'.'.repeat(15_000)}A`;
  expect(readLinkId(long)).toBe(long);
});
