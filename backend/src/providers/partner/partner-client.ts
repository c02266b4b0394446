import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#clock.ts';
import type { PartnerSettings } from '#partner-environment.ts';
import type { HandoverPartner } from './handover-partner.ts';
import {
  ENCRYPTION,
  KEY_AGREEMENT,
  NESTED,
  PARTNER_PATHS,
  secondsOf,
  SIGNATURE,
  TOKEN_SECONDS,
} from './token-form.ts';

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
