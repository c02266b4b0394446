import crypto, { createHmac, hash as digest, randomBytes, timingSafeEqual } from 'node:crypto';
import { seal, sealKey, unseal } from '#core/secrets/seal.ts';
import { LINK_ID_ALPHABET, LINK_ID_LENGTH } from '@payung/shared/domain/link.ts';
import { OTP } from '@payung/shared/domain/people/otp.ts';

/** 96 bits of chance in 24 characters, as the calls carry ids. */
export const createId = (): string => randomBytes(12).toString('hex');

/** 256 bits that open a session; only their hash is kept. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => digest('sha256', token);

export const createOtp = (): number => crypto.randomInt(OTP.lowest, OTP.highest + 1);

export const createLinkId = (): string =>
  Array.from(
    { length: LINK_ID_LENGTH },
    () => LINK_ID_ALPHABET[crypto.randomInt(LINK_ID_ALPHABET.length)],
  ).join('');

/** One purpose cannot be mistaken for another, although one secret is behind both. */
export const keyedHash = (
  secret: string,
  purpose:
    | 'link'
    | 'otp'
    | 'address'
    | 'limit'
    | 'fingerprint'
    | 'held'
    | 'mark'
    | 'challenge'
    | 'known phone',
  text: string,
): string => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');

export const isSameHash = (hash: string, other: string): boolean =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));

const payloadKey = (secret: string): Buffer => sealKey(secret, 'link payload');

/** Bound to the row: a payload moved to another row does not open. */
export const sealPayload = (secret: string, rowId: string, payload: object): string =>
  seal(payloadKey(secret), JSON.stringify(payload), rowId).toString('base64url');

export const openPayload = (secret: string, rowId: string, text: string): unknown =>
  JSON.parse(unseal(payloadKey(secret), Buffer.from(text, 'base64url'), rowId).toString('utf8'));

/** What somebody decides about, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** Keyed hashes of each value: the reviewed values are not stored, and cannot be found by guessing. */
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
