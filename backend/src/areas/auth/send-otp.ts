import { OTP, OTP_TOO_SOON_REASON, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { checkPhoneForOtp, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { createOtp, createToken, keyedHash } from '#access/secrets.ts';
import { findAgentByPhone } from '#repositories/agents.ts';
import { countHit } from '#repositories/limits.ts';
import type { Limit } from '#repositories/limits.ts';
import { lastSentAt, replaceChallenge } from '#repositories/otp-challenges.ts';
import { lockLink } from '#repositories/share-links.ts';
import type { LinkWithQuote } from '#repositories/share-links.ts';
import type { HandlerContextOf } from '../handler.ts';
import { ApiRefusal, badRequest, ERR_CODE, refused, tooMany } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { TEXTS } from '#http/texts.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { addressBucket, requireLink } from './link-state.ts';

interface Recipient {
  readonly phone: string;
  readonly link: LinkWithQuote | undefined;
}

/** Whether anybody may receive the code; never shown to the caller. */
const findAddressee = async (tx: Queries, { phone, link }: Recipient) => {
  if (link !== undefined) {
    return { agentId: null, mayReceive: normalisePhone(link.insured_phone) === phone };
  }
  const agent = await findAgentByPhone(tx, phone);
  return { agentId: agent?.id ?? null, mayReceive: agent?.status === 'active' };
};

const limitsOf = (services: Services, { phone, link }: Recipient, address: string): readonly Limit[] => {
  const subject = link === undefined ? phone : `${link.id}:${phone}`;
  return [
    { bucket: `otp-quarter:${subject}`, most: OTP.sendsPerPhone.quarterHour, windowSeconds: 900 },
    { bucket: `otp-hour:${subject}`, most: OTP.sendsPerPhone.hour, windowSeconds: 3600 },
    {
      bucket: addressBucket(services, 'otp-send', address),
      most: OTP.sendsPerAddressPerHour,
      windowSeconds: 3600,
    },
  ];
};

const waitBeforeNext = async (tx: Queries, recipient: Recipient, now: Date): Promise<number> => {
  const sentAt = await lastSentAt(tx, { phone: recipient.phone, linkId: recipient.link?.id ?? null });
  return sentAt === undefined ? 0 : resendInSeconds(sentAt.getTime(), now.getTime());
};

/** Not an abuse: the last code is younger than a minute. */
const tooSoon = (seconds: number): ApiRefusal =>
  new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, TEXTS.codeTooSoon, {
    values: { seconds },
    also: { reason: OTP_TOO_SOON_REASON, retryAfter: seconds },
    retryAfterSeconds: seconds,
  });

const issueCode = (
  services: Services,
  context: HandlerContextOf<'sendOtp'>,
  recipient: Recipient,
): Promise<string> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { phone, link } = recipient;
    // One at a time for each link, or two requests at once would send two codes.
    if (link !== undefined) await lockLink(tx, link.id);
    const wait = await waitBeforeNext(tx, recipient, now);
    if (wait > 0) throw tooSoon(wait);
    for (const limit of limitsOf(services, recipient, context.address)) {
      const seconds = await countHit(tx, limit, now);
      if (seconds > 0) throw tooMany(seconds);
    }
    const { agentId, mayReceive } = await findAddressee(tx, recipient);
    const key = createToken();
    const code = createOtp();
    await replaceChallenge(tx, {
      key,
      purpose: link === undefined ? 'agent' : 'customer',
      phone,
      agent_id: agentId,
      quote_id: link?.quote_id ?? null,
      link_id: link?.id ?? null,
      // A code for nobody is the hash of a token, which no code has.
      code_hash: keyedHash(services.secret, 'otp', mayReceive ? `${key}:${code}` : createToken()),
      sent_at: now,
      expires_at: new Date(now.getTime() + OTP.lifetimeSeconds * 1000),
    });
    if (mayReceive) await services.enqueue(tx, { kind: 'sendOtp', phone, code, language: context.language });
    return key;
  });

/** A number that is not expected gets the same answer, and no message (ruling K61). */
export const sendOtp = (context: HandlerContextOf<'sendOtp'>, services: Services) =>
  inConstantTime(async () => {
    const { phone, linkId } = context.body;
    const { address } = context;
    if (checkPhoneForOtp(phone) !== undefined) throw badRequest(TEXTS.mobileRequired);
    const link = linkId === undefined ? undefined : await requireLink(services, { linkId, address });
    if (link !== undefined && link.failures >= OTP.failuresPerLink) throw refused(TEXTS.linkLocked);
    const key = await issueCode(services, context, { phone: normalisePhone(phone), link });
    return { key, message: TEXTS.otpSent[context.language] };
  });
