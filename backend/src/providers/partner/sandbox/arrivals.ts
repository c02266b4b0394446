import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from '#core/database/durable-file.ts';
import { importJWK, SignJWT, compactDecrypt, errors, jwtVerify } from 'jose';
import type { JWK } from 'jose';
import { secondsOf, SIGNATURE, ENCRYPTION, KEY_AGREEMENT, NESTED, TOKEN_SECONDS } from '../partner-client.ts';
import * as v from 'valibot';

/** A customer who was handed over, as the partner keeps it: without the token. */
export interface Arrival extends OpenedToken {
  /** Part of the address of the customer's page; says nothing about the token. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

interface Arrivals {
  /** Redeems the token's number; nothing when it was redeemed before. */
  readonly redeem: (opened: OpenedToken, now: Date) => Arrival | undefined;
  readonly byId: (id: string) => Arrival | undefined;
}

const read = (file: string | undefined): Arrival[] =>
  file === undefined || !fs.existsSync(file) ? [] : (JSON.parse(fs.readFileSync(file, 'utf8')) as Arrival[]);

/** The partner's own memory. With a file, no token works again after a restart. */
export const openArrivals = (file: string | undefined): Arrivals => {
  const arrivals = new Map(read(file).map((arrival) => [arrival.jti, arrival]));
  const keep = (): void => {
    if (file === undefined) return;
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeDurably(file, JSON.stringify([...arrivals.values()]));
  };
  return {
    redeem: (opened, now) => {
      if (arrivals.has(opened.jti)) return undefined;
      const arrival = { ...opened, id: randomUUID(), at: now.toISOString() };
      arrivals.set(opened.jti, arrival);
      keep();
      return arrival;
    },
    byId: (id) => [...arrivals.values()].find((arrival) => arrival.id === id),
  };
};

interface Sender {
  /** The partner's own, private. */
  readonly noticeKey: JWK;
  readonly issuer: string;
  readonly audience: string;
}

/** What is reported of an arrival: whose it is, only the number of the token says. */
export const signNotice = async (
  { jti, at }: Pick<Arrival, 'jti' | 'at'>,
  { noticeKey, issuer, audience }: Sender,
): Promise<string> =>
  new SignJWT({ at })
    .setProtectedHeader({ alg: SIGNATURE, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(secondsOf(new Date(at)))
    .setJti(jti)
    .sign(await importJWK(noticeKey, SIGNATURE));

/** Answers the status of the person who handed over, or 0 when nobody answered. */
export const sendNotice = async (address: string, notice: string): Promise<number> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      signal: AbortSignal.timeout(5000),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notice }),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
};

const Claims = v.object({
  jti: v.pipe(v.string(), v.minLength(1)),
  refId: v.string(),
  ref: v.literal('quote'),
  product: v.string(),
  workflow: v.object({ role: v.string(), createdBy: v.string(), agentProfileId: v.string() }),
  discountPct: v.number(),
  promo: v.string(),
  deepLinkStage: v.string(),
  phone: v.string(),
  name: v.string(),
});

type OpenedToken = v.InferOutput<typeof Claims>;

interface TokenKeys {
  /** The partner's own, private. */
  readonly decryption: JWK;
  /** Of the one who hands over, public. */
  readonly signature: JWK;
  readonly issuer: string;
  readonly audience: string;
}

/** What stands in a token that is meant for us, or why it does not count. */
export const openToken = async (
  token: string,
  { decryption, signature, issuer, audience }: TokenKeys,
  now: Date,
): Promise<OpenedToken | 'expired' | 'unreadable'> => {
  try {
    const sealed = await compactDecrypt(token, await importJWK(decryption, KEY_AGREEMENT), {
      keyManagementAlgorithms: [KEY_AGREEMENT],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    if (sealed.protectedHeader.cty !== NESTED) return 'unreadable';
    const { payload } = await jwtVerify(sealed.plaintext, await importJWK(signature, SIGNATURE), {
      algorithms: [SIGNATURE],
      issuer,
      audience,
      requiredClaims: ['exp', 'iat', 'jti'],
      maxTokenAge: TOKEN_SECONDS,
      currentDate: now,
    });
    return v.parse(Claims, payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'unreadable';
  }
};
