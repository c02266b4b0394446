import { expect, it } from 'vitest';
import { checkIdentityFile } from './identity-file.ts';

const limit = 2 * 1024 * 1024;

it('takes PNG and JPG images of at most 2 MB [HOME-097] [ONB-026]', () => {
  expect(checkIdentityFile({ type: 'image/png', size: limit })).toBeUndefined();
  expect(checkIdentityFile({ type: 'image/jpeg', size: 1 })).toBeUndefined();
  expect(checkIdentityFile({ type: 'image/png', size: limit + 1 })).toBe('identity.file.size');
  expect(checkIdentityFile({ type: 'application/pdf', size: 10 })).toBe('identity.file.type');
  expect(checkIdentityFile({ type: 'image/gif', size: 10 })).toBe('identity.file.type');
  expect(checkIdentityFile({ type: 'image/png', size: 0 })).toBe('identity.file.empty');
});
