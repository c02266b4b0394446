import crypto, {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash as digest,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
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
  purpose: 'link' | 'otp' | 'address' | 'limit' | 'fingerprint' | 'held' | 'mark' | 'challenge',
  text: string,
): string => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');

export const isSameHash = (hash: string, other: string): boolean =>
  hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));

const payloadKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'link payload', 32));

/** AES-256-GCM bound to the row: a payload moved to another row does not open. */
export const sealPayload = (secret: string, rowId: string, payload: object): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', payloadKey(secret), nonce);
  cipher.setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

export const openPayload = (secret: string, rowId: string, text: string): unknown => {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', payloadKey(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(rowId));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
};

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
