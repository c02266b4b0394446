import { countHits } from '#core/access/limits.ts';
import { badRequest, tooMany } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findAgentByReferralCode } from '#areas/agents/sql/agents.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { isInvite, isInviter, requireAnyLink } from './link-state.ts';
import { referralGuesses } from '../otp-limits.ts';

export interface Inviter {
  readonly id: string;
  /** The link by which somebody came; nothing where the code was typed. */
  readonly linkId: string | null;
}

/**
 * The agent behind a referral code (ONB-018), who is asked before anything is said about a phone (ruling R52). Guesses
 * are counted before they are compared.
 */
export const requireInviter = async (
  services: Services,
  { body, address }: Pick<HandlerContextOf<'sendOtp'>, 'body' | 'address'>,
): Promise<Inviter> => {
  const { referralCode = '', linkId } = body;
  const { full, giveBack } = await countHits(services, [referralGuesses(address)]);
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  const inviter = await findAgentByReferralCode(services.db, referralCode);
  if (inviter === undefined || !isInviter(inviter)) throw badRequest(TEXTS.referralWrong);
  await giveBack();
  if (linkId === undefined) return { id: inviter.id, linkId: null };
  const link = await requireAnyLink(services, { linkId, address }, isInvite);
  return { id: inviter.id, linkId: link.id };
};
