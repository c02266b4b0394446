import { OTP, OTP_TOO_SOON_REASON } from '@payung/shared/domain/people/otp.ts';
import { checkPhoneForOtp, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { CAPTCHA_NEEDED_REASON } from '@payung/shared/proof/captcha.ts';
import type { ShownCaptcha } from '#providers/captcha/captcha-client.ts';
import { fullLimits } from '#core/access/limits.ts';
import type { FullLimit } from '#core/access/limits.ts';
import { proofNeeded, provenPage } from '#core/access/proof.ts';
import { createOtp, createToken, keyedHash } from '#core/access/secrets.ts';
import { replaceChallenge } from '#areas/auth/sql/otp-challenges.ts';
import type { HandlerContextOf } from '../area.ts';
import { ApiRefusal, badRequest, ERR_CODE, tooMany } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { transaction } from '#core/database/transaction.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAddressee, inConstantTime, requireInviter, requireLink } from './links/open-link.ts';
import type { Recipient } from './links/open-link.ts';
import { countCode, isTooSoon, ownGuesses, visitorOf } from './otp-limits.ts';
import type { Asker } from './otp-limits.ts';

/** Not an abuse: the last code is younger than a minute. */
const tooSoon = (seconds: number): ApiRefusal =>
  new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, TEXTS.codeTooSoon, {
    values: { seconds },
    also: { reason: OTP_TOO_SOON_REASON, retryAfter: seconds },
    retryAfterSeconds: seconds,
  });

const captchaNeeded = (captcha: ShownCaptcha): ApiRefusal =>
  new ApiRefusal({ status: 403, errCode: ERR_CODE.refused }, TEXTS.captchaNeeded, {
    also: { reason: CAPTCHA_NEEDED_REASON, captcha },
  });

/** Why no code is sent: nothing where there is room. */
export const refuseFull = ([longest]: readonly FullLimit[]): void => {
  if (longest !== undefined) throw isTooSoon(longest) ? tooSoon(longest.seconds) : tooMany(longest.seconds);
};

const issueCode = (
  services: Services,
  context: HandlerContextOf<'sendOtp'>,
  recipient: Recipient,
): Promise<string> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { phone } = recipient;
    const { target, mayReceive } = await findAddressee(tx, recipient);
    const key = createToken();
    const code = createOtp();
    await replaceChallenge(tx, {
      key,
      phone,
      ...target,
      // A code for nobody is the hash of a token, which no code has.
      code_hash: keyedHash(services.secret, 'otp', mayReceive ? `${key}:${code}` : createToken()),
      visitor: visitorOf(services, recipient.asker),
      sent_at: now,
      expires_at: new Date(now.getTime() + OTP.lifetimeSeconds * 1000),
    });
    if (mayReceive) await services.enqueue(tx, { kind: 'sendOtp', phone, code, language: context.language });
    return key;
  });

/** The operator's CAPTCHA, where there is one; while its provider is down the proof of work counts. */
const isSolved = async (
  { captcha }: Services,
  shown: HandlerContextOf<'sendOtp'>['shown'],
  address: string,
): Promise<boolean> => {
  if (captcha === undefined) return false;
  const said = shown.captcha === undefined ? 'refused' : await captcha.verify(shown.captcha, address);
  if (said === 'refused') throw captchaNeeded(captcha.shown);
  return said === 'solved';
};

/** A device that has verified this phone, unless it has guessed; otherwise a page that has done the work (ruling R82). */
const requireAsker = async (
  services: Services,
  { device, shown, address }: HandlerContextOf<'sendOtp'>,
  phone: string,
): Promise<Asker> => {
  const known = device.deviceOf(phone);
  if (known !== undefined) {
    const visitor = visitorOf(services, { known });
    const guesses = ownGuesses({ phone, purpose: 'agent', link_id: null, visitor });
    if ((await fullLimits(services, [guesses])).length === 0) return { known };
  }
  if (await isSolved(services, shown, address)) return { page: shown.page ?? '' };
  const page = await provenPage(services, shown, phone);
  if (page === undefined) throw proofNeeded(services, phone);
  return { page };
};

/** With a referral code somebody begins to register: then a link that comes along is the one that invites. */
const whatFor = async (
  services: Services,
  { body, address, shown }: HandlerContextOf<'sendOtp'>,
  { phone, asker }: Pick<Recipient, 'phone' | 'asker'>,
): Promise<Pick<Recipient, 'link' | 'inviter'>> => {
  const { linkId, referralCode } = body;
  // A page has done the work already, for the phone.
  const isPaid = async () => 'page' in asker || (await provenPage(services, shown, phone)) !== undefined;
  const tried = { address, isPaid };
  if (referralCode !== undefined) {
    const inviter = await requireInviter(services, { ...tried, referralCode, linkId, asker });
    return { link: undefined, inviter };
  }
  if (linkId === undefined) return { link: undefined, inviter: undefined };
  const link = await requireLink(services, { ...tried, linkId });
  return {
    link: { ...link, isRightPhone: normalisePhone(link.insured_phone) === phone },
    inviter: undefined,
  };
};

/** A number that is not expected gets the same answer, and no message (ruling K61). */
export const sendOtp = (context: HandlerContextOf<'sendOtp'>, services: Services) =>
  inConstantTime(async () => {
    const { body, address } = context;
    if (checkPhoneForOtp(body.phone) !== undefined) throw badRequest(TEXTS.mobileRequired);
    const phone = normalisePhone(body.phone);
    const asker = await requireAsker(services, context, phone);
    const recipient = { phone, address, asker, ...(await whatFor(services, context, { phone, asker })) };
    const visitor = visitorOf(services, asker);
    const guesses = ownGuesses({ phone, purpose: 'agent', link_id: recipient.link?.id ?? null, visitor });
    refuseFull(await fullLimits(services, [guesses]));
    refuseFull(await countCode(services, recipient));
    const key = await issueCode(services, context, recipient);
    return { key, message: TEXTS.otpSent[context.language] };
  });
