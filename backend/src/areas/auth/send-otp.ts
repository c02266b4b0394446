import { OTP, OTP_TOO_SOON_REASON } from '@payung/shared/domain/people/otp.ts';
import { checkPhoneForOtp, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { countHits, fullLimits } from '#access/limits.ts';
import type { FullLimit } from '#access/limits.ts';
import { networkOf } from '#access/network-of.ts';
import { createOtp, createToken, keyedHash } from '#access/secrets.ts';
import { findAgentByPhone } from '#repositories/agents.ts';
import { replaceChallenge } from '#repositories/otp-challenges.ts';
import type { LinkWithQuote } from '#repositories/share-links.ts';
import type { HandlerContextOf } from '../handler.ts';
import { ApiRefusal, badRequest, ERR_CODE, refused, tooMany } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { TEXTS } from '#http/texts.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { requireLink } from './link-state.ts';
import { linkGuesses, resendLimit, sendLimits } from './otp-limits.ts';

interface Recipient {
  readonly phone: string;
  readonly address: string;
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

/** Not an abuse: the last code is younger than a minute. */
const tooSoon = (seconds: number): ApiRefusal =>
  new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, TEXTS.codeTooSoon, {
    values: { seconds },
    also: { reason: OTP_TOO_SOON_REASON, retryAfter: seconds },
    retryAfterSeconds: seconds,
  });

const refusalOf = ({ limit, seconds }: FullLimit, recipient: Recipient): ApiRefusal =>
  limit.of === resendLimit(recipient).of ? tooSoon(seconds) : tooMany(seconds);

/** Counted before anybody knows whether the number is expected, and kept whatever comes after. */
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
    const { phone, link, address } = recipient;
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
      visitor: keyedHash(services.secret, 'address', networkOf(address)),
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
    const isLocked =
      link !== undefined && (await fullLimits(services, [linkGuesses(link.id, address)])).length > 0;
    if (isLocked) throw refused(TEXTS.linkLocked);
    const recipient = { phone: normalisePhone(phone), address, link };
    await countSending(services, recipient);
    const key = await issueCode(services, context, recipient);
    return { key, message: TEXTS.otpSent[context.language] };
  });
