import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Columns of any table, and fields of JSON columns, that hold numbers by which the state or a bank knows a person. */
export const NUMBER_COLUMNS = [
  'insured_id_card',
  'insured_passport',
  'id_card',
  'id_number',
  'tax_id',
  'account_number',
] as const;
/** JSON columns with such fields in them, and the names of the fields. */
export const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  snapshot: ['insured_id_card', 'insured_passport'],
  details: ['nationalId'],
};

const PREFIX = 'sealed:';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals and opens one number; what is empty stays empty. */
export interface NumberSeal {
  readonly seal: (number: string) => string;
  readonly open: (kept: string) => string;
  /** Begins everything that is sealed with today's secret. */
  readonly mark: string;
}

interface Key {
  readonly id: string;
  /** Made once: Node takes five times as long with the bytes themselves, which a page of people feels. */
  readonly key: KeyObject;
}

const keyOf = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'number of a person', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), key: createSecretKey(bytes) };
};

const openWith = ({ key }: Key, text: string): string => {
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const number = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
  return number + decipher.final('utf8');
};

/**
 * AES-256-GCM with a key of its own out of the server's secret. `previous` secrets only open: what they sealed is
 * sealed anew (`sealOldNumbers`). A number that was kept before there was a seal is read as it is.
 */
export const createNumberSeal = (secret: string, previous: readonly string[] = []): NumberSeal => {
  const current = keyOf(secret);
  const keys = new Map([current, ...previous.map(keyOf)].map((key) => [key.id, key]));
  const mark = `${PREFIX}${current.id}:`;
  return {
    mark,
    seal: (number) => {
      if (number === '' || number.startsWith(PREFIX)) return number;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (kept) => {
      if (!kept.startsWith(PREFIX)) return kept;
      const [, id = '', sealed = ''] = kept.split(':');
      const key = keys.get(id);
      // Nobody has the secret any more (`PAYUNG_SECRET_PREVIOUS=lost`): the person says the number again.
      return key === undefined ? '' : openWith(key, sealed);
    },
  };
};
