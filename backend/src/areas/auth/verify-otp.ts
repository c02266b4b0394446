import type { VerifiedOtp } from '@payung/shared/api/endpoints/auth.ts';
import { isOtp, OTP, OTP_OVER_REASON, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { countHits } from '#core/access/limits.ts';
import type { FullLimit } from '#core/access/limits.ts';
import { isSameHash, keyedHash } from '#core/access/secrets.ts';
import { markDevice } from '#areas/duplicate-alerts/mark-device.ts';
import { badRequest, refused, tooMany } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { countTry, findChallenge } from '#areas/auth/sql/otp-challenges.ts';
import { countLinkFailure } from '#areas/auth/links/share-links-sql.ts';
import type { OtpChallenge } from './tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { linkGuesses, networkFailures, phoneGuesses } from './otp-limits.ts';
import { codeNotEnough } from './passkeys/passkey-refusals.ts';
import { spendCode } from './spend-code.ts';
import type { NotOpened, Opened } from './spend-code.ts';

/** The code cannot be tried again; the next may be asked for at once, or once the wait is over. */
interface CodeOver {
  readonly nextInSeconds: number;
}

type Outcome = 'wrong' | CodeOver | { readonly opened: Opened | NotOpened };

const codeOver = (known: OtpChallenge | undefined, now: Date): CodeOver => ({
  nextInSeconds: known === undefined ? 0 : resendInSeconds(known.sent_at.getTime(), now.getTime()),
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
  // Wrong codes lock a link to a quote, never one that invites.
  const linkId = challenge.purpose === 'customer' ? challenge.link_id : null;
  const ofLink = linkId === null ? [] : [linkGuesses(linkId, address)];
  const { full, giveBack } = await countHits(services, [...ofLink, ...phoneGuesses(challenge, address)]);
  if (full.length > 0) throw refusalOf(challenge, address, full);
  if (!isOtp(otp) || !isSameHash(challenge.code_hash, keyedHash(secret, 'otp', `${key}:${otp}`))) {
    // When the agent shares the quote the next time, the customer gets a new link.
    if (linkId !== null) await countLinkFailure(db, linkId);
    return challenge.attempts < OTP.triesPerCode ? 'wrong' : codeOver(challenge, now);
  }
  const opened = await spendCode(services, challenge, context.language);
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
    if (outcome.opened === 'phoneInUse') throw badRequest(TEXTS.phoneInUse);
    await markDevice(services, outcome.opened.user, context.keepDevice);
    return { message: TEXTS.verified[context.language], ...outcome.opened };
  });
