import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { isOtp, OTP, OTP_OVER_REASON, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { countHits } from '#core/access/limits.ts';
import type { LimitCount } from '#core/access/limits.ts';
import { createOtp, createToken, keyedHash } from '#core/access/secrets.ts';
import { isCodeOf } from '#core/secrets/server-secrets.ts';
import { markDevice } from '#areas/duplicate-alerts/marks.ts';
import { badRequest, tooMany } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { countTry, findChallenge, replaceChallenge, spendChallenge } from '#areas/auth/sql/otp-challenges.ts';
import { countLinkFailure, lockLink } from '#areas/auth/links/share-links-sql.ts';
import type { OtpChallenge } from './tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { inConstantTime } from './links/open-link.ts';
import { ownGuesses, secondVisitor, sharedGuesses } from './otp-limits.ts';
import { codeNotEnough } from './passkeys/passkey-texts.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import type { Language } from '#core/http/language.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findRegistrationStatus } from '#areas/onboarding/sql/registrations.ts';
import { beginRegistration, openRegistrantSession, openVisit } from './open-session.ts';
import { openByCode } from './passkeys/passkey-account.ts';

/** The code cannot be tried again; the next may be asked for at once, or once the wait is over. */
interface SpentCode {
  readonly nextInSeconds: number;
}

type Outcome =
  | 'wrong'
  | SpentCode
  /** Of a second code, which was sent just now. */
  | { readonly nextKey: string }
  | { readonly opened: OpenedAccount | OpenRefusal; readonly phone: string };

const spentCode = (known: OtpChallenge | undefined, now: Date): SpentCode => ({
  nextInSeconds: known === undefined ? 0 : resendInSeconds(known.sent_at.getTime(), now.getTime()),
});

interface CountedGuess {
  /** Devices that nobody knows have guessed too often: then one right code is not enough. */
  readonly isGuessed: boolean;
  readonly giveBack: () => Promise<void>;
}

/** Wrong codes lock who typed them, and nobody else: what strangers have filled asks for a second code. */
const countGuess = async (
  services: Services,
  challenge: OtpChallenge,
  address: string,
): Promise<CountedGuess> => {
  const own = await countHits(services, [ownGuesses(challenge)]);
  if (own.full[0] !== undefined) throw tooMany(own.full[0].seconds);
  const shared: LimitCount[] = [];
  for (const limit of sharedGuesses(challenge, address)) shared.push(await countHits(services, [limit]));
  return {
    isGuessed: shared.some(({ full }) => full.length > 0),
    giveBack: async () => {
      for (const { giveBack } of [own, ...shared]) await giveBack();
    },
  };
};

/** In place of opening anything: nobody guesses two codes in a row. Answers the key of the second. */
const sendSecond = (
  services: Services,
  challenge: OtpChallenge,
  language: Language,
): Promise<string | undefined> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    if (!(await spendChallenge(tx, challenge.key, now))) return undefined;
    const { purpose, phone, agent_id, quote_id, link_id, registration_id, inviter_id } = challenge;
    const [key, code] = [createToken(), createOtp()];
    await replaceChallenge(tx, {
      key,
      purpose,
      phone,
      agent_id,
      quote_id,
      link_id,
      registration_id,
      inviter_id,
      code_hash: keyedHash(services.secret, 'otp', `${key}:${code}`),
      visitor: secondVisitor(services, key),
      sent_at: now,
      expires_at: new Date(now.getTime() + OTP.lifetimeSeconds * 1000),
    });
    await services.enqueue(tx, { kind: 'sendOtp', phone, code, language });
    return key;
  });

/** Every guess is counted before it is compared, each by a statement of its own that nothing takes back. */
const tryCode = async (services: Services, context: HandlerContextOf<'verifyOtp'>): Promise<Outcome> => {
  const { db, clock } = services;
  const { body, address } = context;
  const { key, otp } = body;
  const now = clock.now();
  const challenge = await countTry(db, key, now);
  if (challenge === undefined) return spentCode(await findChallenge(db, key), now);
  const { isGuessed, giveBack } = await countGuess(services, challenge, address);
  if (!isOtp(otp) || !isCodeOf(services, challenge, `${key}:${otp}`)) {
    // When the agent shares the quote the next time, the customer gets a new link.
    if (challenge.purpose === 'customer' && challenge.link_id !== null)
      await countLinkFailure(db, challenge.link_id);
    return challenge.attempts < OTP.triesPerCode ? 'wrong' : spentCode(challenge, now);
  }
  if (isGuessed) {
    const nextKey = await sendSecond(services, challenge, context.language);
    await giveBack();
    return nextKey === undefined ? spentCode(challenge, now) : { nextKey };
  }
  const opened = await spendCode(services, challenge, context.language);
  await giveBack();
  return opened === undefined ? spentCode(challenge, now) : { opened, phone: challenge.phone };
};

export const verifyOtp = (context: HandlerContextOf<'verifyOtp'>, services: Services): Promise<VerifiedOtp> =>
  inConstantTime(async () => {
    const outcome = await tryCode(services, context);
    if (outcome === 'wrong') throw badRequest(TEXTS.otpInvalid);
    if ('nextInSeconds' in outcome) {
      const also = { reason: OTP_OVER_REASON, retryAfter: outcome.nextInSeconds };
      throw badRequest(TEXTS.otpInvalid, { also });
    }
    if ('nextKey' in outcome)
      return { message: TEXTS.oneMoreCode[context.language], nextKey: outcome.nextKey };
    context.device.keep(outcome.phone);
    if (outcome.opened === 'passkeyNeeded') throw codeNotEnough();
    if (outcome.opened === 'phoneInUse') throw badRequest(TEXTS.phoneInUse);
    await markDevice(services, outcome.opened.user, context.keepDevice);
    return { message: TEXTS.verified[context.language], ...outcome.opened };
  });

type OpenedAccount = Omit<VerifiedOtp, 'message'>;
/** Why a right code opens no session: staff need their passkey, or the phone is an agent's by now. */
type OpenRefusal = 'passkeyNeeded' | 'phoneInUse';
type Result = OpenedAccount | OpenRefusal | undefined;

/** What a code opens that came neither by a link nor by a referral code (ruling R50). */
const openOwn = async (
  services: Services,
  tx: Queries,
  { challenge, language }: { readonly challenge: OtpChallenge; readonly language: Language },
): Promise<Result> => {
  const { agent_id, registration_id, phone } = challenge;
  const registration =
    registration_id === null ? undefined : await findRegistrationStatus(tx, registration_id);
  const agent = await findAgent(tx, agent_id ?? registration?.agent_id ?? '');
  if (agent?.status === 'active') return openByCode(services, tx, { agent, language });
  if (agent !== undefined) return agent.status === 'inactive' ? { inactive: true } : undefined;
  return registration && { registration: await openRegistrantSession(services, tx, { registration, phone }) };
};

const openLink = async (services: Services, tx: Queries, challenge: OtpChallenge): Promise<Result> => {
  const link = await lockLink(tx, challenge.link_id ?? '');
  const now = services.clock.now();
  if (!(await spendChallenge(tx, challenge.key, now))) return undefined;
  const isOpen = link !== undefined && link.revoked_at === null && link.expires_at > now;
  const visit = isOpen ? await openVisit(services, tx, challenge) : undefined;
  return visit && { visit };
};

/** All in one transaction with the code being spent, so that one code opens one session. */
const spendCode = (services: Services, challenge: OtpChallenge, language: Language): Promise<Result> =>
  transaction(services.db, async (tx) => {
    if (challenge.purpose === 'customer') return openLink(services, tx, challenge);
    // A code for a change of one's own data opens nothing.
    if (challenge.purpose === 'fresh') return undefined;
    if (!(await spendChallenge(tx, challenge.key, services.clock.now()))) return undefined;
    if (challenge.purpose === 'agent') return openOwn(services, tx, { challenge, language });
    const registration = await beginRegistration(services, tx, { challenge, language });
    return typeof registration === 'object' ? { registration } : registration;
  });
