import { randomUUID, generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, importJWK, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#clock.ts';
import type { PartnerSettings } from '#area-environment.ts';
import type { JWK } from 'jose';

/** What a token says of a customer; the provider adds who made it, for whom, when and its number. */
export type HandoverClaims = Readonly<Record<string, unknown>>;

interface HandoverToken {
  /** The token's number (`jti`), which the partner redeems once. */
  readonly jti: string;
  readonly token: string;
  /** The partner's address with the token in it. */
  readonly address: string;
}

interface ArrivalNotice {
  readonly jti: string;
  readonly at: Date;
}

/** Somebody who sells a product on pages of its own, to customers whom we hand over. */
export interface HandoverPartner {
  /** Whether its pages answer now. */
  isThere(): Promise<boolean>;
  /** A token of its own every time. */
  createToken(claims: HandoverClaims): Promise<HandoverToken>;
  /** What the partner tells of a customer who arrived; nothing when the partner did not sign it. */
  verifyNotice(notice: string): Promise<ArrivalNotice | undefined>;
}

const HEALTH_TIMEOUT_MS = 3000;
const CLOCK_DRIFT_SECONDS = 60;

const Notice = v.object({ jti: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) });

/** Tokens signed by us, then encrypted to the partner (ruling R28); notices signed by the partner. */
export const createPartnerClient = (settings: PartnerSettings, clock: Clock): HandoverPartner => ({
  isThere: async () => {
    try {
      const response = await fetch(`${settings.url}${PARTNER_PATHS.health}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  },

  createToken: async (claims) => {
    const jti = randomUUID();
    const now = secondsOf(clock.now());
    const signed = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: SIGNATURE, typ: 'JWT' })
      .setIssuer(settings.issuer)
      .setAudience(settings.url)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .setJti(jti)
      .sign(await importJWK(settings.signingKey, SIGNATURE));
    const token = await new CompactEncrypt(new TextEncoder().encode(signed))
      .setProtectedHeader({ alg: KEY_AGREEMENT, enc: ENCRYPTION, cty: NESTED })
      .encrypt(await importJWK(settings.encryptionKey, KEY_AGREEMENT));
    return { jti, token, address: `${settings.url}${PARTNER_PATHS.handover}?token=${token}` };
  },

  verifyNotice: async (notice) => {
    try {
      const { payload } = await jwtVerify(notice, await importJWK(settings.noticeKey, SIGNATURE), {
        algorithms: [SIGNATURE],
        issuer: settings.url,
        audience: settings.issuer,
        requiredClaims: ['iat', 'jti'],
        currentDate: clock.now(),
        clockTolerance: CLOCK_DRIFT_SECONDS,
      });
      const { jti, at } = v.parse(Notice, payload);
      return { jti, at: new Date(Math.min(Date.parse(at), clock.now().getTime())) };
    } catch {
      return undefined;
    }
  },
});

/** Fixed on both sides: a token never chooses its own algorithms. */
export const SIGNATURE = 'ES256';
export const KEY_AGREEMENT = 'ECDH-ES+A256KW';
export const ENCRYPTION = 'A256GCM';
/** Of the encrypted token: what is inside is a signed one. */
export const NESTED = 'JWT';

export const TOKEN_SECONDS = 300;

/** Partner's addresses below its base address. */
export const PARTNER_PATHS = { handover: '/handover', health: '/health', error: '/error' } as const;

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export interface KeyPair {
  readonly private: JWK;
  readonly public: JWK;
}

/** A pair of the curve that signatures and the key agreement of tokens use. */
export const newKeyPair = (): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { private: privateKey.export({ format: 'jwk' }), public: publicKey.export({ format: 'jwk' }) };
};
