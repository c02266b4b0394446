import { OTP, OTP_TOO_SOON_REASON } from '@payung/shared/domain/people/otp.ts';
import { checkPhoneForOtp, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { countHits, fullLimits, networkOf } from '#core/access/limits.ts';
import type { FullLimit } from '#core/access/limits.ts';
import { createOtp, createToken, keyedHash } from '#core/access/secrets.ts';
import { replaceChallenge } from '#areas/auth/sql/otp-challenges.ts';
import type { HandlerContextOf } from '../area.ts';
import { ApiRefusal, badRequest, ERR_CODE, refused, tooMany } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { transaction } from '#core/database/transaction.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAddressee, requireInviter, requireLink } from './links/open-link.ts';
import type { Recipient } from './links/open-link.ts';
import { linkGuesses, resendLimit, sendLimits } from './otp-limits.ts';
import { inConstantTime } from '#areas/auth/links/open-link.ts';

/** Not an abuse: the last code is younger than a minute. */
const tooSoon = (seconds: number): ApiRefusal =>
  new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, TEXTS.codeTooSoon, {
    values: { seconds },
    also: { reason: OTP_TOO_SOON_REASON, retryAfter: seconds },
    retryAfterSeconds: seconds,
  });

const refusalOf = ({ limit, seconds }: FullLimit, recipient: Recipient): ApiRefusal =>
  limit.of === resendLimit(recipient).of ? tooSoon(seconds) : tooMany(seconds);

/** Counted before the number is looked up, and never given back. */
const countSending = async (services: Services, recipient: Recipient): Promise<void> => {
  const [longest] = (await countHits(services, sendLimits(recipient))).full;
  if (longest !== undefined) throw refusalOf(longest, recipient);
};

const issueCode = (
  services: Services,
  context: HandlerContextOf<'sendOtp'>,
  recipient: Recipient,
): Promise<string> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { phone, address } = recipient;
    const { target, mayReceive } = await findAddressee(tx, recipient);
    const key = createToken();
    const code = createOtp();
    await replaceChallenge(tx, {
      key,
      phone,
      ...target,
      // A code for nobody is the hash of a token, which no code has.
      code_hash: keyedHash(services.secret, 'otp', mayReceive ? `${key}:${code}` : createToken()),
      visitor: keyedHash(services.secret, 'address', networkOf(address)),
      sent_at: now,
      expires_at: new Date(now.getTime() + OTP.lifetimeSeconds * 1000),
    });
    if (mayReceive) await services.enqueue(tx, { kind: 'sendOtp', phone, code, language: context.language });
    return key;
  });

/** The link of a customer, unless wrong codes have locked it for the visitor. */
const requireCustomersLink = async (services: Services, linkId: string, address: string) => {
  const link = await requireLink(services, { linkId, address });
  const locks = await fullLimits(services, [linkGuesses(link.id, address)]);
  if (locks.length > 0) throw refused(TEXTS.linkLocked);
  return link;
};

/** With a referral code somebody begins to register: then a link that comes along is the one that invites. */
const whatFor = async (
  services: Services,
  context: HandlerContextOf<'sendOtp'>,
): Promise<Pick<Recipient, 'link' | 'inviter'>> => {
  const { linkId, referralCode } = context.body;
  if (referralCode !== undefined)
    return { link: undefined, inviter: await requireInviter(services, context) };
  const link =
    linkId === undefined ? undefined : await requireCustomersLink(services, linkId, context.address);
  return { link, inviter: undefined };
};

/** A number that is not expected gets the same answer, and no message (ruling K61). */
export const sendOtp = (context: HandlerContextOf<'sendOtp'>, services: Services) =>
  inConstantTime(async () => {
    const { body, address } = context;
    if (checkPhoneForOtp(body.phone) !== undefined) throw badRequest(TEXTS.mobileRequired);
    const recipient = {
      phone: normalisePhone(body.phone),
      address,
      ...(await whatFor(services, context)),
    };
    await countSending(services, recipient);
    const key = await issueCode(services, context, recipient);
    return { key, message: TEXTS.otpSent[context.language] };
  });
