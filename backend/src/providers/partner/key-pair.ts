import { generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'jose';

export interface KeyPair {
  readonly private: JWK;
  readonly public: JWK;
}

/** A pair of the curve that signatures and the key agreement of tokens use. */
export const newKeyPair = (): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { private: privateKey.export({ format: 'jwk' }), public: publicKey.export({ format: 'jwk' }) };
};
