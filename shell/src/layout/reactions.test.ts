import { expect, it } from 'vitest';
import { kite } from '@payung/shared/testing/kite.ts';
import { redirectPath } from './reactions.ts';

it('leads to the general link pages wherever no link is being opened', () => {
  expect(redirectPath('linkNotMatch', '/oonapayment', [kite])).toBe('/linknotmatch');
  expect(redirectPath('linkNotValid', '/oonapayment', [kite])).toBe('/linknotvalid');
});

it('leads to the pages that the product names while its link is being opened', () => {
  expect(redirectPath('linkNotMatch', '/kite/aB3dE9', [kite])).toBe('/kite-not-ours');
  expect(redirectPath('linkNotValid', '/kite/aB3dE9', [kite])).toBe('/kite-too-late');
});

it('leads an ended session to the login page from everywhere', () => {
  expect(redirectPath('login', '/kite/aB3dE9', [kite])).toBe('/login');
});
