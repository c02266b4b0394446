import { expect, it } from 'vitest';
import { checkSubject } from './subject.ts';

it('requires what is insured', () => {
  expect(checkSubject('  ')).toBe('sample.subject.required');
  expect(checkSubject('A boat')).toBeUndefined();
});
