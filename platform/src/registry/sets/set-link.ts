import { platformKey } from './platform-key.ts';
import { SET_LIVES_MS, signSetUntil } from './release-set.ts';
import type { ReleaseSet } from './release-set.ts';

/** Where a set can be seen by whoever has the address, as long as the squad's token holds whose id is given. */
export const linkOf = (data: string, set: ReleaseSet, token?: string): string => {
  const base = process.env['PAYUNG_PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8080}`;
  const until = { set, expires: Date.now() + SET_LIVES_MS, ...(token === undefined ? {} : { token }) };
  const signed = signSetUntil(platformKey(data, 'set'), until);
  return `${base.replace(/\/$/, '')}/app/login?set=${signed}`;
};
