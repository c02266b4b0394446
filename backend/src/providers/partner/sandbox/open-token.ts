import { compactDecrypt, errors, importJWK, jwtVerify } from 'jose';
import type { JWK } from 'jose';
import * as v from 'valibot';
import { ENCRYPTION, KEY_AGREEMENT, NESTED, SIGNATURE, TOKEN_SECONDS } from '../token-form.ts';

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

export type OpenedToken = v.InferOutput<typeof Claims>;

export interface TokenKeys {
  /** The partner's own, private. */
  readonly decryption: JWK;
  /** Of whoever hands over, public. */
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
