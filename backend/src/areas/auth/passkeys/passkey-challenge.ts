import type { Services } from '#areas/services.ts';
import { countHit } from '#core/access/limits.ts';
import { tooMany } from '#core/http/api-refusal.ts';
import { passkeysAdded } from '../otp-limits.ts';
import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import { createToken, hashToken, isSameHash, keyedHash } from '#core/access/secrets.ts';
import { insertPasskeyChallenge, insertSpentChallengeOnce, spendPasskeyChallenge } from './passkeys-sql.ts';

/** For whom authenticators make passkeys: the host that people see, and the origin that browsers say. */
export const passkeySite = ({ publicUrl }: Pick<Services, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Loaded when somebody first uses a passkey: half a second that no start and no other call waits for. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Counts a try to add one; nothing of a login is counted, as nobody guesses a signature. */
export const countPasskeyAdded = async (services: Services, agentId: string): Promise<void> => {
  const seconds = await countHit(services, passkeysAdded(agentId));
  if (seconds > 0) throw tooMany(seconds);
};

type Source = Pick<Services, 'db' | 'clock' | 'secret'>;

/** Of a passkey to be added: by the session that asks. */
interface Purpose {
  readonly purpose: 'login' | 'add';
  readonly session_hash: string | null;
}

const endsAt = ({ clock }: Pick<Source, 'clock'>): Date =>
  new Date(clock.now().getTime() + PASSKEY.challengeSeconds * 1000);

export const newChallenge = async (source: Source, of: Purpose): Promise<Buffer<ArrayBuffer>> => {
  const challenge = createToken();
  const expires_at = endsAt(source);
  await insertPasskeyChallenge(source.db, { ...of, challenge_hash: hashToken(challenge), expires_at });
  return Buffer.from(challenge, 'base64url');
};

/**
 * Challenge of a login, which anybody may begin: it is signed with our secret, so nothing is stored of it until
 * somebody who has a passkey answers it.
 */
export const newLoginChallenge = (source: Source): Buffer<ArrayBuffer> => {
  const said = `${createToken()}.${endsAt(source).getTime()}`;
  return Buffer.from(`${said}.${keyedHash(source.secret, 'challenge', said)}`);
};

/** Until when the challenge could be answered; nothing where we have not given it. */
const loginChallengeEnd = (secret: string, challenge: string): Date | undefined => {
  const [token = '', ends = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  const isOurs = isSameHash(signature, keyedHash(secret, 'challenge', `${token}.${ends}`));
  return isOurs ? new Date(Number(ends)) : undefined;
};

const spendLogin = async ({ db, clock, secret }: Source, challenge: string): Promise<boolean> => {
  const now = clock.now();
  const expires_at = loginChallengeEnd(secret, challenge);
  if (expires_at === undefined || expires_at <= now) return false;
  return insertSpentChallengeOnce(db, { challenge_hash: hashToken(challenge), expires_at, used_at: now });
};

const spendStored = ({ db, clock }: Source, of: Purpose, challenge: string): Promise<boolean> =>
  spendPasskeyChallenge(db, { ...of, challenge_hash: hashToken(challenge) }, clock.now());

/**
 * The library's check of the signed challenge. The challenge is spent in any case, so that no answer can be
 * used twice; `isOver` reports afterwards that it was too late, or not the first.
 */
export const challengeCheck = (source: Source, of: Purpose) => {
  let isOver = false;
  return {
    isOver: () => isOver,
    check: async (challenge: string): Promise<boolean> => {
      const isSpent = await (of.purpose === 'login'
        ? spendLogin(source, challenge)
        : spendStored(source, of, challenge));
      isOver = !isSpent;
      return isSpent;
    },
  };
};
