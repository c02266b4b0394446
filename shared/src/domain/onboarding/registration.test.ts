import { expect, it } from 'vitest';
import { isCardReviewStatus } from './registration.ts';

it.each([
  ['draft', false],
  ['submitted', true],
  ['returned', true],
  ['approved', false],
  ['refused', true],
] as const)('tells whether staff have not accepted a card that is %s: %s', (status, isOpen) => {
  expect(isCardReviewStatus(status)).toBe(isOpen);
});
