import { expect, it } from 'vitest';
import { createNumberSeal } from './sealed-numbers.ts';

const SECRET = 'the secret of today, thirty-two bytes and more';
const BEFORE = 'the secret of yesterday, thirty-two bytes and more';
const NUMBER = '3273010101900001';

it('seals a number differently each time, and opens it', () => {
  const { seal, open } = createNumberSeal(SECRET);
  const sealed = seal(NUMBER);
  expect(sealed).not.toContain(NUMBER);
  expect(seal(NUMBER)).not.toBe(sealed);
  expect(open(sealed)).toBe(NUMBER);
});

it('leaves empty text empty, does not seal twice, and reads numbers stored in the clear', () => {
  const { seal, open } = createNumberSeal(SECRET);
  expect(seal('')).toBe('');
  expect(open('')).toBe('');
  const sealed = seal(NUMBER);
  expect(seal(sealed)).toBe(sealed);
  expect(open(NUMBER)).toBe(NUMBER);
});

it('opens numbers sealed with the previous secret, and seals with the current one', () => {
  const sealed = createNumberSeal(BEFORE).seal(NUMBER);
  const { open, seal, mark } = createNumberSeal(SECRET, [BEFORE]);
  expect(open(sealed)).toBe(NUMBER);
  expect(sealed.startsWith(mark)).toBe(false);
  expect(seal(NUMBER).startsWith(mark)).toBe(true);
});

it('opens no number whose secret is lost, and none that was altered', () => {
  const sealed = createNumberSeal(BEFORE).seal(NUMBER);
  expect(createNumberSeal(SECRET).open(sealed)).toBe('');
  const { seal, open } = createNumberSeal(SECRET);
  // Not the last letter: some of its bits may stand for nothing.
  const altered = seal(NUMBER).replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  expect(() => open(altered)).toThrow('authenticate');
});
