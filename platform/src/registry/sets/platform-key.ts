import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const LEAST_CHARACTERS = 32;

const keyFile = (data: string): string => join(data, 'platform-key');

const readKey = (data: string): Buffer | undefined => {
  try {
    return readFileSync(keyFile(data));
  } catch {
    return undefined;
  }
};

/** Of several processes that make it at once, one wins: a link never replaces a file. */
const makeKey = (data: string): void => {
  mkdirSync(data, { recursive: true });
  const draft = `${keyFile(data)}.${randomBytes(6).toString('hex')}.draft`;
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
  try {
    linkSync(draft, keyFile(data));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
};

const secretOf = (data: string): Buffer => {
  const given = process.env['PAYUNG_PLATFORM_KEY'];
  if (given !== undefined && given !== '') {
    if (given.length >= LEAST_CHARACTERS) return Buffer.from(given);
    throw new Error(`PAYUNG_PLATFORM_KEY must have at least ${LEAST_CHARACTERS} characters.`);
  }
  const known = readKey(data);
  if (known) return known;
  makeKey(data);
  return readFileSync(keyFile(data));
};

/**
 * The key with which every edge of a data folder signs one kind of thing. Another platform has another one, so that
 * nothing that was signed there counts here. `PAYUNG_PLATFORM_KEY` names it where data folders are apart.
 */
export const platformKey = (data: string, purpose: string): Buffer =>
  createHmac('sha256', secretOf(data)).update(purpose).digest();

/** A signature that fits into a cookie or an address: 128 bits. */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');

const isSame = (one: string, other: string): boolean => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** A text with its signature, for a cookie or an address. */
export const signed = (key: Buffer, text: string): string => `${text}~${signatureOf(key, text)}`;

/** The text, if this platform has signed it. */
export const verified = (key: Buffer, signedText: string): string | undefined => {
  const end = signedText.lastIndexOf('~');
  const text = signedText.slice(0, Math.max(end, 0));
  return isSame(signedText.slice(end + 1), signatureOf(key, text)) ? text : undefined;
};
