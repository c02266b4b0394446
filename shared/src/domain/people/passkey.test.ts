import { expect, it } from 'vitest';
import { isPasskeyHost } from './passkey.ts';

it('allows passkeys on host names, not on IP addresses', () => {
  for (const host of ['localhost', 'payung.example', '4u.example']) expect(isPasskeyHost(host)).toBe(true);
  for (const host of ['127.0.0.1', '203.0.113.7', '[::1]']) expect(isPasskeyHost(host)).toBe(false);
});
