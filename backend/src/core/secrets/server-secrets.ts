import { isSameHash, keyedHash } from '#core/access/secrets.ts';

/** The secret of this process, and those before it, by which something may still be sealed. */
export interface ServerSecrets {
  /** Seals, and opens. */
  readonly secret: string;
  /** Only open. */
  readonly olderSecrets?: readonly string[];
}

const allOf = ({ secret, olderSecrets = [] }: ServerSecrets): readonly string[] => [secret, ...olderSecrets];

/** By the first secret that opens it; throws where none does. */
export const openedByAny = <Opened>(secrets: ServerSecrets, open: (secret: string) => Opened): Opened => {
  let failure: unknown;
  for (const secret of allOf(secrets)) {
    try {
      return open(secret);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};

/** What may stand in the database for that text, today's first. */
export const hashesByAny = (
  secrets: ServerSecrets,
  purpose: Parameters<typeof keyedHash>[1],
  text: string,
): readonly string[] => allOf(secrets).map((secret) => keyedHash(secret, purpose, text));

/** Whether a one-time code is the one that was sent, also by a backend with another of these secrets. */
export const isCodeOf = (
  secrets: ServerSecrets,
  { code_hash }: { readonly code_hash: string },
  keyAndCode: string,
): boolean => hashesByAny(secrets, 'otp', keyAndCode).some((hash) => isSameHash(code_hash, hash));

/** By which a database knows its secret. */
export const fingerprintOf = (secret: string): string => keyedHash(secret, 'fingerprint', 'payung');

/** Stands beside what a secret has sealed; it says which one, and nothing of it. */
export const markOfFingerprint = (fingerprint: string): string => fingerprint.slice(0, 12);
export const markOf = (secret: string): string => markOfFingerprint(fingerprintOf(secret));
