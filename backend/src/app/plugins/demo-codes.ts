import type { FastifyInstance } from 'fastify';
import { isSameHash, keyedHash } from '#core/access/secrets.ts';
import type { Database } from '#core/database/database.ts';
import { findChallenge } from '#areas/auth/sql/otp-challenges.ts';
import { listSentMessages } from '#providers/messages/sent-messages-sql.ts';

const CODE = /\b\d{6}\b/;
/** As sendOtp answers it; anything else was never a key, and might not be text that a database takes. */
const KEY = /^[\w-]{1,64}$/;

/** The code that was sent for this key; empty when none was, or not yet. */
const codeFor = async (db: Database, secret: string, key: string): Promise<string> => {
  const challenge = await findChallenge(db, key);
  if (challenge === undefined) return '';
  const messages = await listSentMessages(db, { recipient: challenge.phone, channel: 'sms' });
  const codes = messages.map(({ body }) => CODE.exec(body)?.[0] ?? '');
  const isOfKey = (code: string): boolean =>
    isSameHash(challenge.code_hash, keyedHash(secret, 'otp', `${key}:${Number(code)}`));
  return codes.find(isOfKey) ?? '';
};

/**
 * Shows the one-time code of a demo sign-in to the browser that requested it, by the key of that answer.
 * Does not exist in live mode.
 */
export const registerDemoCodes = (app: FastifyInstance, db: Database, secret: string): void => {
  app.post<{ Body: { key?: unknown } | null }>('/demo/code', async (request, reply) => {
    const key = request.body?.key;
    const code = typeof key === 'string' && KEY.test(key) ? await codeFor(db, secret, key) : '';
    return await reply.send({ errCode: -1, errMsg: { code } });
  });
};
