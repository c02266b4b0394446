import type { FreshCode } from '@payung/shared/schemas/profile.ts';
import {
  isOtp,
  OTP,
  OTP_NEEDED_REASON,
  OTP_OVER_REASON,
  resendInSeconds,
} from '@payung/shared/domain/people/otp.ts';
import { countHits } from '#core/access/limits.ts';
import { createOtp, createToken, keyedHash } from '#core/access/secrets.ts';
import { isCodeOf } from '#core/secrets/server-secrets.ts';
import { requireAgent } from '#core/access/caller.ts';
import { countCode, ownGuesses, visitorOf } from '#areas/auth/otp-limits.ts';
import { refuseFull } from '#areas/auth/send-otp.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest, notFound, tooMany } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { countTry, findChallenge, replaceChallenge, spendChallenge } from '#areas/auth/sql/otp-challenges.ts';
import type { OtpChallenge } from '#areas/auth/tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

/** To the agent's own phone, under the limits of every other code. */
export const sendFreshCode = async (
  { caller, address, language }: HandlerContextOf<'sendFreshCode'>,
  services: Services,
) => {
  const { agentId } = requireAgent(caller);
  const agent = await findAgent(services.db, agentId);
  if (agent === undefined) throw notFound();
  const { phone } = agent;
  // Nobody but this agent fills the limits of these codes.
  const asker = { known: `agent ${agentId}` };
  refuseFull(await countCode(services, { phone, address, asker }));
  const key = createToken();
  const code = createOtp();
  const now = services.clock.now();
  await transaction(services.db, async (tx) => {
    await replaceChallenge(tx, {
      key,
      purpose: 'fresh',
      phone,
      agent_id: agentId,
      quote_id: null,
      link_id: null,
      code_hash: keyedHash(services.secret, 'otp', `${key}:${code}`),
      visitor: visitorOf(services, asker),
      sent_at: now,
      expires_at: new Date(now.getTime() + OTP.lifetimeSeconds * 1000),
    });
    await services.enqueue(tx, { kind: 'sendOtp', phone, code, language });
  });
  return { key, message: TEXTS.otpSent[language] };
};

/** The code is used, spent or expired: it cannot be tried again, and the screen offers a new one. */
const spentCode = (challenge: OtpChallenge | undefined, now: Date) =>
  badRequest(TEXTS.otpInvalid, {
    also: {
      reason: OTP_OVER_REASON,
      retryAfter: challenge === undefined ? 0 : resendInSeconds(challenge.sent_at.getTime(), now.getTime()),
    },
  });

/**
 * Refuses unless the code was sent to this agent for a change of this kind, and uses it up (ruling R55). Called before
 * the transaction that changes something: guesses are counted even where that fails.
 */
export const requireFreshCode = async (
  services: Pick<Services, 'db' | 'secret' | 'olderSecrets' | 'clock'>,
  agentId: string,
  code: FreshCode | undefined,
): Promise<void> => {
  if (code === undefined) throw badRequest(TEXTS.otpRequired, { also: { reason: OTP_NEEDED_REASON } });
  const { db, clock } = services;
  const now = clock.now();
  const known = await findChallenge(db, code.key);
  // A code for signing in, or of another agent, is refused here and loses no try.
  if (known?.purpose !== 'fresh' || known.agent_id !== agentId) throw spentCode(undefined, now);
  const challenge = await countTry(db, code.key, now);
  if (challenge === undefined) throw spentCode(known, now);
  const guesses = await countHits(services, [ownGuesses(challenge)]);
  if (guesses.full[0] !== undefined) throw tooMany(guesses.full[0].seconds);
  if (!isOtp(code.otp) || !isCodeOf(services, challenge, `${code.key}:${code.otp}`)) {
    throw challenge.attempts < OTP.triesPerCode ? badRequest(TEXTS.otpInvalid) : spentCode(challenge, now);
  }
  await guesses.giveBack();
  if (!(await spendChallenge(db, code.key, now))) throw spentCode(challenge, now);
};
