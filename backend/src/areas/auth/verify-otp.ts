import type { VerifiedOtp } from '@payung/shared/api/endpoints/auth.ts';
import { isOtp, OTP, OTP_OVER_REASON, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { countHits } from '#access/limits.ts';
import type { FullLimit } from '#access/limits.ts';
import { isSameHash, keyedHash } from '#access/secrets.ts';
import { transaction } from '#database/transaction.ts';
import { badRequest, refused, tooMany } from '#http/api-refusal.ts';
import { TEXTS } from '#http/texts.ts';
import { findAgent } from '#repositories/agents.ts';
import { countTry, findChallenge, spendChallenge } from '#repositories/otp-challenges.ts';
import { countLinkFailure, lockLink } from '#repositories/share-links.ts';
import type { OtpChallenge } from '#repositories/tables.ts';
import type { HandlerContextOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { openVisit } from './open-session.ts';
import { linkGuesses, networkFailures, phoneGuesses } from './otp-limits.ts';
import { codeNotEnough } from './passkey-refusals.ts';
import { openByCode } from './passkey-staff.ts';

/** The code cannot be tried again; the next may be asked for at once, or once the wait is over. */
interface CodeOver {
  readonly nextInSeconds: number;
}

type Opened = Omit<VerifiedOtp, 'message'>;
/** A right code that is not enough: somebody of the insurer has a passkey. */
type Outcome = 'wrong' | CodeOver | { readonly opened: Opened | 'passkeyNeeded' };

const codeOver = (known: OtpChallenge | undefined, now: Date): CodeOver => ({
  nextInSeconds: known === undefined ? 0 : resendInSeconds(known.sent_at.getTime(), now.getTime()),
});

/** All in one transaction with the code being spent, so that one code opens one session. */
const open = (services: Services, challenge: OtpChallenge): Promise<Opened | 'passkeyNeeded' | undefined> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const link = challenge.link_id === null ? undefined : await lockLink(tx, challenge.link_id);
    if (!(await spendChallenge(tx, challenge.key, now))) return undefined;
    if (challenge.purpose === 'customer') {
      const isOpen = link !== undefined && link.revoked_at === null && link.expires_at > now;
      const visit = isOpen ? await openVisit(services, tx, challenge) : undefined;
      return visit && { visit };
    }
    const agent = await findAgent(tx, challenge.agent_id ?? '');
    return agent?.status === 'active' ? await openByCode(services, tx, agent) : undefined;
  });

const refusalOf = ({ link_id }: OtpChallenge, address: string, full: readonly FullLimit[]) => {
  const lock = link_id === null ? undefined : linkGuesses(link_id, address).of;
  const isLocked = full.some(({ limit }) => limit.of === lock);
  return isLocked ? refused(TEXTS.linkLocked) : tooMany(full[0]?.seconds ?? 1);
};

/** Every guess is counted before it is compared, each by a statement of its own that nothing takes back. */
const tryCode = async (services: Services, context: HandlerContextOf<'verifyOtp'>): Promise<Outcome> => {
  const { db, secret, clock } = services;
  const { body, address } = context;
  const { key, otp } = body;
  const now = clock.now();
  const challenge = await countTry(db, key, now);
  if (challenge === undefined) return codeOver(await findChallenge(db, key), now);
  const { link_id: linkId } = challenge;
  const ofLink = linkId === null ? [] : [linkGuesses(linkId, address)];
  const { full, giveBack } = await countHits(services, [...ofLink, ...phoneGuesses(challenge, address)]);
  if (full.length > 0) throw refusalOf(challenge, address, full);
  if (!isOtp(otp) || !isSameHash(challenge.code_hash, keyedHash(secret, 'otp', `${key}:${otp}`))) {
    // When the agent shares the quote the next time, the customer gets a new link.
    if (linkId !== null) await countLinkFailure(db, linkId);
    return challenge.attempts < OTP.triesPerCode ? 'wrong' : codeOver(challenge, now);
  }
  const opened = await open(services, challenge);
  await giveBack();
  return opened === undefined ? codeOver(challenge, now) : { opened };
};

export const verifyOtp = (context: HandlerContextOf<'verifyOtp'>, services: Services): Promise<VerifiedOtp> =>
  inConstantTime(async () => {
    const { full, giveBack } = await countHits(services, [networkFailures('code', context.address)]);
    if (full[0] !== undefined) throw tooMany(full[0].seconds);
    const outcome = await tryCode(services, context);
    if (outcome === 'wrong') throw badRequest(TEXTS.otpInvalid);
    if ('nextInSeconds' in outcome) {
      const also = { reason: OTP_OVER_REASON, retryAfter: outcome.nextInSeconds };
      throw badRequest(TEXTS.otpInvalid, { also });
    }
    await giveBack();
    if (outcome.opened === 'passkeyNeeded') throw codeNotEnough();
    return { message: TEXTS.verified[context.language], ...outcome.opened };
  });
