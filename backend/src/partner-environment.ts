import * as v from 'valibot';
import type { JWK } from 'jose';

export interface PartnerSettings {
  /** Base address of the partner's pages, without a slash at the end; also its name as a recipient. */
  readonly url: string;
  /** Our name in tokens (`iss`). */
  readonly issuer: string;
  /** Ours, private: signs tokens. */
  readonly signingKey: JWK;
  /** The partner's, public: tokens are encrypted to it. */
  readonly encryptionKey: JWK;
  /** The partner's, public: its notices are verified by it. */
  readonly noticeKey: JWK;
}

const Key = v.looseObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.pipe(v.string(), v.minLength(1)),
  y: v.pipe(v.string(), v.minLength(1)),
});
const PrivateKey = v.looseObject({ ...Key.entries, d: v.pipe(v.string(), v.minLength(1)) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const keyVariable = (schema: v.GenericSchema, says: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || v.is(schema, parsed(text)), says),
      v.transform((text): string | undefined => (text === '' ? undefined : text)),
    ),
  );

const PUBLIC_SAYS = 'must be a public key of the curve P-256 as a JWK';

/** The variables of the partner's keys. */
export const PARTNER_KEY_VARIABLES = {
  PARTNER_SIGNING_KEY: keyVariable(PrivateKey, 'must be a private key of the curve P-256 as a JWK'),
  PARTNER_ENCRYPTION_KEY: keyVariable(Key, PUBLIC_SAYS),
  PARTNER_NOTICE_KEY: keyVariable(Key, PUBLIC_SAYS),
} as const;

/** All or none: without them nobody is handed over. */
export const PARTNER = [
  'PARTNER_URL',
  'PARTNER_ISSUER',
  'PARTNER_SIGNING_KEY',
  'PARTNER_ENCRYPTION_KEY',
  'PARTNER_NOTICE_KEY',
] as const;

type PartnerVariables = Readonly<Partial<Record<(typeof PARTNER)[number], string | undefined>>>;

export const partnerOf = (read: PartnerVariables): PartnerSettings | undefined => {
  const [url, issuer, signingKey, encryptionKey, noticeKey] = PARTNER.map((name) => read[name] ?? '');
  if (!url || !issuer || !signingKey || !encryptionKey || !noticeKey) return undefined;
  return {
    url: url.replace(/\/+$/, ''),
    issuer,
    signingKey: JSON.parse(signingKey) as JWK,
    encryptionKey: JSON.parse(encryptionKey) as JWK,
    noticeKey: JSON.parse(noticeKey) as JWK,
  };
};
