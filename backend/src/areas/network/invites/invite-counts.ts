import type { InviteCounts } from '@payung/shared/schemas/network.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { countHit } from '#core/access/limits.ts';
import { tooMany } from '#core/http/api-refusal.ts';
import { countInvites, countInviteSent } from '#areas/network/sql/invites-sent.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { INVITE_TEXTS } from './invite-texts.ts';

/** More than anybody sends by hand: a count that a program drives up says nothing. */
const SENT_AN_HOUR = 120;

export const inviteCounts = (
  { caller }: Pick<HandlerContextOf<'inviteCounts'>, 'caller'>,
  { db }: Pick<Services, 'db'>,
): Promise<InviteCounts> => countInvites(db, requireAgent(caller).agentId);

/** To whom an invitation went nobody is told: it is counted by its way and month alone. */
export const inviteSent = async (
  { caller, body: { channel }, language }: HandlerContextOf<'inviteSent'>,
  services: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  const limit = { of: `invite-sent:${agentId}`, most: SENT_AN_HOUR, windowSeconds: 3600 };
  const seconds = await countHit(services, limit);
  if (seconds > 0) throw tooMany(seconds);
  await countInviteSent(services.db, { agentId, channel }, services.clock.now());
  return { message: INVITE_TEXTS.counted[language] };
};
