import { keyedHash } from './secrets.ts';

/** What somebody decides about, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** Keyed hashes of each value: what was decided about is not kept, and nobody finds it by trying. */
export const hashesOf = (secret: string, about: string, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      keyedHash(secret, 'mark', `review ${about} ${field} ${value}`),
    ]),
  );

/** The fields that differ from what was decided about. */
export const changedFields = (before: Fields, now: Fields): readonly string[] =>
  Object.keys(now).filter((field) => now[field] !== before[field]);
