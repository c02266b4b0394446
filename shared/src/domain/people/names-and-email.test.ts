import { expect, it } from 'vitest';
import { checkEmail, normaliseEmail } from './email.ts';
import { checkName } from './names.ts';

it.each([
  "Siti Nur'aini",
  'Nur\u2019aini',
  'A\u02BCisyah',
  'Dr. Budi Santoso',
  'Anne\u2011Marie',
  'Gößmann',
  'Sukarno',
])('takes %s as a name', (name) => {
  expect(checkName(name)).toBeUndefined();
});

it.each(['محمد عبد الله', '陈伟', 'Иван', 'Ελένη', 'Siti 陈'])('asks for %s in Latin letters', (name) => {
  expect(checkName(name)).toBe('name.latin');
});

it('refuses texts that are no name', () => {
  expect(checkName('  ')).toBe('name.required');
  expect(checkName('R2D2')).toBe('name.letters');
  expect(checkName('<b>Budi</b>')).toBe('name.letters');
  expect(checkName('a'.repeat(101))).toBe('name.long');
});

it('accepts well-formed e-mail addresses', () => {
  expect(checkEmail('budi@payung.co.id')).toBeUndefined();
  expect(checkEmail('')).toBe('email.required');
  for (const text of [
    '陈@payung.id',
    'budi',
    'budi@payung',
    'budi @payung.id',
    'a@b@c.id',
    `${'a'.repeat(250)}@b.id`,
  ]) {
    expect(checkEmail(text)).toBe('email.invalid');
  }
});

it('takes invisible characters out of e-mail addresses', () => {
  for (const unseen of ['\u0007', '\u0001', '\u202E', '\u200B', '\u007F']) {
    const typed = `budi${unseen}@payung.id`;
    expect([checkEmail(typed), normaliseEmail(typed)]).toEqual([undefined, 'budi@payung.id']);
  }
});
