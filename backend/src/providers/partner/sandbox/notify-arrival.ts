import { importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import { secondsOf, SIGNATURE } from '../token-form.ts';
import type { Arrival } from './arrivals.ts';

interface Sender {
  /** The partner's own, private. */
  readonly noticeKey: JWK;
  readonly issuer: string;
  readonly audience: string;
}

/** What is told of an arrival: whose it is, only the number of the token says. */
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

/** Answers the status of whoever handed over, or 0 when nobody answered. */
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
