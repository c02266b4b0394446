import { expect, it } from 'vitest';
import { asSeen } from './unseen-text.ts';

it.each([
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x00ad,
  0x180e, 0x200b, 0x2060, 0x206a, 0x206f, 0xfeff, 0xfff9, 0x0001, 0x001b, 0x007f, 0x0085,
])('takes the character %i out of a text', (code) => {
  expect(asSeen(`Si${String.fromCodePoint(code)}ti`)).toBe('Siti');
});

it('leaves what people see, and lines', () => {
  for (const text of ['Jalan Dago 12\n\tBlok B', 'Nur’aini', 'محمد', '👩‍👧 🇮🇩', ''])
    expect(asSeen(text)).toBe(text);
});
