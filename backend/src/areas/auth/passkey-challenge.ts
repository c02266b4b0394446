import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import { createToken, hashToken } from '#access/secrets.ts';
import { insertPasskeyChallenge, spendPasskeyChallenge } from '#repositories/passkeys.ts';
import type { Services } from '../services.ts';

type Source = Pick<Services, 'db' | 'clock'>;

/** Of a passkey to be added: by the session that asks. */
interface Purpose {
  readonly purpose: 'login' | 'add';
  readonly session_hash: string | null;
}

export const newChallenge = async ({ db, clock }: Source, of: Purpose): Promise<Buffer<ArrayBuffer>> => {
  const challenge = createToken();
  const expires_at = new Date(clock.now().getTime() + PASSKEY.challengeSeconds * 1000);
  await insertPasskeyChallenge(db, { ...of, challenge_hash: hashToken(challenge), expires_at });
  return Buffer.from(challenge, 'base64url');
};

/**
 * What the library asks about the challenge that was signed. Spent whatever comes of it, so that no answer can be
 * shown twice; `isOver` tells afterwards that it was too late, or not the first.
 */
export const challengeCheck = ({ db, clock }: Source, of: Purpose) => {
  let isOver = false;
  return {
    isOver: () => isOver,
    check: async (challenge: string): Promise<boolean> => {
      const isSpent = await spendPasskeyChallenge(
        db,
        { ...of, challenge_hash: hashToken(challenge) },
        clock.now(),
      );
      isOver = !isSpent;
      return isSpent;
    },
  };
};
