import { createToken, keyedHash } from '#core/access/secrets.ts';
import { replaceChallenge } from '#areas/auth/sql/otp-challenges.ts';
import type { AreaServer } from '#testing/area-server.ts';

interface GivenChallenge {
  readonly purpose: 'agent' | 'customer';
  readonly phone: string;
  readonly code: number;
}

/** A code that was sent, without the limits of sending; answers its key. */
export const insertChallenge = async (
  { services }: AreaServer,
  { purpose, phone, code }: GivenChallenge,
): Promise<string> => {
  const key = createToken();
  const now = services.clock.now();
  await replaceChallenge(services.db, {
    key,
    purpose,
    phone,
    agent_id: null,
    quote_id: null,
    link_id: null,
    code_hash: keyedHash(services.secret, 'otp', `${key}:${code}`),
    // Each of a visitor of its own, so that none puts out another.
    visitor: key,
    sent_at: now,
    expires_at: new Date(now.getTime() + 300_000),
  });
  return key;
};
