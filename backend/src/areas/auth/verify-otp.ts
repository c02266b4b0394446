import type { VerifiedOtp } from '@payung/shared/api/endpoints/auth.ts';
import type { AgentUser, Visit } from '@payung/shared/domain/people/agent-user.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { isOtp, OTP, OTP_OVER_REASON, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { createToken, hashToken, isSameHash, keyedHash } from '#access/secrets.ts';
import { findAgent } from '#repositories/agents.ts';
import { countHit, secondsBlocked } from '#repositories/limits.ts';
import { countTry, findChallenge, spendChallenge } from '#repositories/otp-challenges.ts';
import type { Agent, OtpChallenge } from '#repositories/tables.ts';
import { findQuote } from '#repositories/quotes.ts';
import { insertSession } from '#repositories/sessions.ts';
import { countLinkFailure, lockLink, markLink } from '#repositories/share-links.ts';
import type { HandlerContextOf } from '../handler.ts';
import { badRequest, refused, tooMany } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { TEXTS } from '#http/texts.ts';
import { agentUserOf } from './agent-user.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { addressBucket } from './link-state.ts';

/** The code cannot be tried again; the next may be asked for at once, or once the wait is over. */
interface CodeOver {
  readonly nextInSeconds: number;
}

type Refusal = 'wrong' | 'locked' | CodeOver;
type Outcome = Refusal | { readonly agent: Agent } | { readonly challenge: OtpChallenge };

const codeOver = (known: OtpChallenge | undefined, now: Date): CodeOver => ({
  nextInSeconds: known === undefined ? 0 : resendInSeconds(known.sent_at.getTime(), now.getTime()),
});

/** Counted before it is compared, and committed whatever the outcome. */
const tryCode = async (
  services: Services,
  tx: Queries,
  context: HandlerContextOf<'verifyOtp'>,
): Promise<Outcome> => {
  const now = services.clock.now();
  const { key, otp } = context.body;
  const known = await findChallenge(tx, key);
  const link = known?.link_id ? await lockLink(tx, known.link_id) : undefined;
  if (link !== undefined && link.failures >= OTP.failuresPerLink) return 'locked';
  const challenge = await countTry(tx, key, now);
  const hash = keyedHash(services.secret, 'otp', `${key}:${otp}`);
  const isRight = challenge !== undefined && isOtp(otp) && isSameHash(challenge.code_hash, hash);
  if (!isRight || !(await spendChallenge(tx, key, now))) {
    if (link !== undefined) await countLinkFailure(tx, link.id);
    const mayTryAgain = !isRight && challenge !== undefined && challenge.attempts < OTP.triesPerCode;
    return mayTryAgain ? 'wrong' : codeOver(known, now);
  }
  if (challenge.purpose === 'customer') {
    const isOpen = link !== undefined && link.revoked_at === null && link.expires_at > now;
    return isOpen ? { challenge } : codeOver(known, now);
  }
  const agent = await findAgent(tx, challenge.agent_id ?? '');
  return agent?.status === 'active' ? { agent } : codeOver(known, now);
};

/** Staff log in as agents do, and get sessions of their own kind. */
const openAgentSession = async (services: Services, tx: Queries, agent: Agent) => {
  const token = createToken();
  const kind = isStaff(agent.user_type) ? 'staff' : 'agent';
  const session = { tokenHash: hashToken(token), kind, agentId: agent.id, phone: agent.phone } as const;
  await insertSession(tx, session, services.clock.now());
  const user: AgentUser = agentUserOf(agent);
  // Only for show in the browser: the server asks the token who somebody is.
  const userInfo = Buffer.from(JSON.stringify({ id: agent.id, userType: agent.user_type })).toString(
    'base64url',
  );
  return { token, userInfo, user };
};

const openVisit = async (
  services: Services,
  tx: Queries,
  challenge: OtpChallenge,
): Promise<Visit | undefined> => {
  const quote = await findQuote(tx, challenge.quote_id ?? '');
  // The agent may have corrected the phone after the code was sent.
  if (quote === undefined || normalisePhone(quote.insured_phone) !== challenge.phone) return undefined;
  const inviter = await findAgent(tx, quote.agent_id);
  const cipher = createToken();
  const now = services.clock.now();
  const { link_id: linkId, phone } = challenge;
  const session = { tokenHash: hashToken(cipher), kind: 'visit', quoteId: quote.id, linkId, phone } as const;
  await insertSession(tx, session, now);
  await markLink(tx, { id: linkId ?? '', moment: 'verified_at' }, now);
  return {
    cipher,
    quoteId: quote.id,
    productId: quote.product_id,
    stage: quote.stage,
    phone: quote.insured_phone,
    inviter: inviter?.first_name ?? '',
  };
};

type Opened = Omit<VerifiedOtp, 'message'>;

const openFor = async (services: Services, tx: Queries, outcome: Outcome): Promise<Opened | Refusal> => {
  if (typeof outcome === 'string' || 'nextInSeconds' in outcome) return outcome;
  if ('agent' in outcome) return openAgentSession(services, tx, outcome.agent);
  const visit = await openVisit(services, tx, outcome.challenge);
  return visit === undefined ? codeOver(outcome.challenge, services.clock.now()) : { visit };
};

export const verifyOtp = (context: HandlerContextOf<'verifyOtp'>, services: Services): Promise<VerifiedOtp> =>
  inConstantTime(async () => {
    const failures = {
      bucket: addressBucket(services, 'otp-fail', context.address),
      most: OTP.failuresPerAddressPerHour,
      windowSeconds: 3600,
    };
    const wait = await secondsBlocked(services.db, failures, services.clock.now());
    if (wait > 0) throw tooMany(wait);
    const result = await transaction(services.db, async (tx) =>
      openFor(services, tx, await tryCode(services, tx, context)),
    );
    if (result === 'locked') throw refused(TEXTS.linkLocked);
    if (result === 'wrong' || 'nextInSeconds' in result) {
      await countHit(services.db, failures, services.clock.now());
      const also = result === 'wrong' ? {} : { reason: OTP_OVER_REASON, retryAfter: result.nextInSeconds };
      throw badRequest(TEXTS.otpInvalid, { also });
    }
    return { message: TEXTS.verified[context.language], ...result };
  });
