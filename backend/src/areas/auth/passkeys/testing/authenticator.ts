import { createToken, keyedHash } from '#core/access/secrets.ts';
import { replaceChallenge } from '#areas/auth/sql/otp-challenges.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { newId } from '#core/database/identifiers.ts';

interface GivenChallenge {
  readonly purpose: 'agent' | 'customer';
  readonly phone: string;
  readonly code: number;
  readonly agentId?: string;
}

/** A code that was sent, without the limits of sending; answers its key. */
export const insertChallenge = async (
  { services }: AreaServer,
  { purpose, phone, code, agentId }: GivenChallenge,
): Promise<string> => {
  const key = createToken();
  const now = services.clock.now();
  await replaceChallenge(services.db, {
    key,
    purpose,
    phone,
    agent_id: agentId ?? null,
    quote_id: null,
    link_id: null,
    code_hash: keyedHash(services.secret, 'otp', `${key}:${code}`),
    // Each of a visitor of its own, so that none puts out another.
    visitor: `page ${key}`,
    sent_at: now,
    expires_at: new Date(now.getTime() + 300_000),
  });
  return key;
};

/** As `area-server.ts` says where browsers find it. */
const SITE = { rpID: 'payung.test', origin: 'https://payung.test' };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** As much of CBOR (RFC 8949) as credentials need: small whole numbers, bytes, texts and maps. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.concat([Buffer.from([(major << 5) | 25]), uint(value, 2)]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

/** How one answer of the authenticator differs from a proper one. */
export interface AuthenticatorFault {
  readonly origin?: string;
  readonly rpID?: string;
  /** What it says to have counted. */
  readonly counter?: number;
  readonly isUnverified?: boolean;
  /** Another handle than the one that it was given. */
  readonly userHandle?: string;
}

interface CreateOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

const clientData = (type: string, challenge: string, { origin = SITE.origin }: AuthenticatorFault): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** One passkey in software (ES256), as a phone or a security key makes it. */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(20);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle = '';

  const authData = (
    { rpID = SITE.rpID, isUnverified = false, ...odd }: AuthenticatorFault,
    flags: number,
  ): Buffer =>
    Buffer.concat([
      sha256(rpID),
      Buffer.from([flags | PRESENT | (isUnverified ? 0 : VERIFIED)]),
      uint(odd.counter ?? counter, 4),
    ]);

  /** For `navigator.credentials.create`. */
  const create = ({ challenge, user }: CreateOptions, odd: AuthenticatorFault = {}) => {
    handle = user.id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const data = Buffer.concat([
      authData(odd, HAS_CREDENTIAL),
      Buffer.alloc(16),
      uint(credentialId.length, 2),
      credentialId,
      cbor(key),
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  };

  /** For `navigator.credentials.get`. */
  const get = ({ challenge }: Pick<CreateOptions, 'challenge'>, odd: AuthenticatorFault = {}) => {
    counter += 1;
    const client = clientData('webauthn.get', challenge, odd);
    const data = authData(odd, 0);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: odd.userHandle ?? handle,
      },
    };
  };

  const challenge = randomBytes(32).toString('base64url');
  return {
    id,
    create,
    get,
    /** Well-formed, over a challenge that nobody gave. */
    someAttestation: () => create({ challenge, user: { id: challenge } }),
    someAssertion: () => get({ challenge }, { userHandle: challenge }),
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A passkey in the database alone: for tests about whose it is. */
export const newPasskey = async ({ services, clock }: AreaServer, agentId: string): Promise<string> => {
  const { id } = await services.db
    .insertInto('passkeys')
    .values({
      id: newId(),
      agent_id: agentId ?? null,
      credential_id: randomBytes(20).toString('base64url'),
      public_key: Buffer.from('no key'),
      name: 'Phone',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
