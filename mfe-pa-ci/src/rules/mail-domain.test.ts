import { expect, it } from 'vitest';
import { isMailDomainAllowed } from './mail-domain.ts';

/** The operator's usual list (ruling R24). */
const DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  '.co.id',
  '.or.id',
  '.ac.id',
  '.sch.id',
  '.go.id',
];

it.each([
  ['budi@gmail.com', true],
  ['budi@GMAIL.com', true],
  ['budi@yahoo.co.id', true],
  ['budi@kantor.co.id', true],
  ['budi@mail.kantor.co.id', true],
  ['budi@ui.ac.id', true],
  ['budi@gmail.com.evil', false],
  ['budi@notgmail.com', false],
  ['budi@mail.gmail.com', false],
  ['budi@co.id', false],
  ['budi@.co.id', false],
  ['budi@notco.id', false],
  ['budi@kantor.co.id.evil', false],
  ['budi@gmail.com@evil.com', false],
  ['budi@payung.test', false],
  ['gmail.com@evil.test', false],
])('checks whether the domain of %s is allowed: %s [PA-020]', (email, isAllowed) => {
  expect(isMailDomainAllowed(email, DOMAINS)).toBe(isAllowed);
});

it('accepts no address when the operator has set no domain [PA-020]', () => {
  expect(isMailDomainAllowed('budi@gmail.com', [])).toBe(false);
});
