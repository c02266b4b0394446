import * as v from 'valibot';
import { OFFICES, REASON_LENGTH, REMOVALS } from '#domain/network/members.ts';
import { TIERS } from '#domain/network/tiers.ts';
import { INVITE_CHANNELS } from '../endpoints/invites.ts';
import { text, wholeNumber } from '#schemas/parts.ts';

const requestId = v.pipe(v.string(), v.uuid());
/** How short it may be, the rules say in words. */
const reason = text(REASON_LENGTH.max);
const typedName = text(200);
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const MAX_PREMIUM = 1_000_000_000_000;
const MAX_POLICIES = 100_000;
const MAX_POINTS = 1_000_000_000;

export const TierChangeBody = v.strictObject({ requestId, tier: v.picklist(TIERS), reason });
export const OfficeBody = v.strictObject({ office: v.picklist(OFFICES) });
export const TargetBody = v.strictObject({
  month,
  premium: wholeNumber(0, MAX_PREMIUM),
  policies: wholeNumber(0, MAX_POLICIES),
});
export const RemovalBody = v.strictObject({ requestId, removal: v.picklist(REMOVALS), reason, typedName });
export const TransferBody = v.strictObject({
  requestId,
  heirId: v.pipe(v.string(), v.minLength(1), v.maxLength(24)),
  reason,
  typedName,
});
export const RedeemBody = v.strictObject({ requestId, points: wholeNumber(1, MAX_POINTS) });
export const RedemptionDecisionBody = v.strictObject({
  verdict: v.picklist(['confirmed', 'refused']),
  reason,
});
export const PointsCorrectionBody = v.strictObject({
  requestId,
  no: wholeNumber(1, MAX_POINTS),
  points: wholeNumber(-MAX_POINTS, MAX_POINTS),
  reason,
});
export const PolicyCancellationBody = v.strictObject({
  requestId,
  policyNo: v.pipe(text(30), v.minLength(1)),
  refund: wholeNumber(0, MAX_PREMIUM),
  reason,
});
export const InviteSentBody = v.strictObject({ channel: v.picklist(INVITE_CHANNELS) });
export const FlagCheckBody = v.strictObject({ note: text(500) });
