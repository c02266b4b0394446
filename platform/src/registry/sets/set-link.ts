import { platformKey } from './platform-key.ts';
import { SET_LIVES_MS, signSet } from './release-set.ts';
import type { ReleaseSet } from './release-set.ts';

/** Where a set can be seen; who has the address needs nothing else. */
export const linkOf = (data: string, set: ReleaseSet): string => {
  const base = process.env['PAYUNG_PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8080}`;
  const signed = signSet(platformKey(data, 'set'), set, Date.now() + SET_LIVES_MS);
  return `${base.replace(/\/$/, '')}/app/login?set=${signed}`;
};
