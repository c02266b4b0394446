import { createId, createLinkId, keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgent, lockAgent } from '#areas/agents/sql/agents.ts';
import { findInviteLink, insertLink } from '#areas/auth/links/share-links-sql.ts';
import type { ShareLink } from '#areas/auth/tables.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';

/** Where the page of registering is that an invitation opens. */
const INVITE_PATH = '/app/withoutReferralLinkRegistration';
const DAY_MS = 86_400_000;
/** In its last week a link is not worth sending: then a new one is drawn, and the old one lives until its end. */
const FRESH_MS = 7 * DAY_MS;
const MAX_DRAWS = 5;

type Needs = Pick<Services, 'db' | 'secret' | 'clock' | 'publicUrl' | 'inviteDays'>;

interface InvitePayload {
  readonly linkId: string;
}

const draw = async (
  tx: Queries,
  { secret, clock, inviteDays }: Needs,
  agentId: string,
): Promise<ShareLink> => {
  const now = clock.now();
  for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
    const id = createId();
    const linkId = createLinkId();
    const isNew = await insertLink(tx, {
      id,
      id_hash: keyedHash(secret, 'link', linkId),
      payload: sealPayload(secret, id, { linkId } satisfies InvitePayload),
      kind: 'invite',
      subject_kind: 'agent',
      subject_id: agentId,
      quote_id: null,
      agent_id: agentId,
      created_at: now,
      expires_at: new Date(now.getTime() + inviteDays * DAY_MS),
    });
    const link = isNew ? await findInviteLink(tx, agentId) : undefined;
    if (link !== undefined) return link;
  }
  throw new Error('No free link id was drawn');
};

/** The link by which the agent invites others (ruling R57), the same again while it is good for a week or more. */
export const inviteLinkOf = (services: Needs, agentId: string): Promise<string> =>
  transaction(services.db, async (tx) => {
    // Two at once draw one link.
    if ((await lockAgent(tx, agentId)) === undefined) throw notFound();
    const open = await findInviteLink(tx, agentId);
    const isFresh =
      open !== undefined && open.expires_at.getTime() - services.clock.now().getTime() >= FRESH_MS;
    const link = isFresh ? open : await draw(tx, services, agentId);
    const { linkId } = openPayload(services.secret, link.id, link.payload) as InvitePayload;
    return `${services.publicUrl}${INVITE_PATH}/${linkId}`;
  });

export const getInviteLink = async (context: HandlerContextOf<'getInviteLink'>, services: Services) => {
  const caller = requireAgent(context.caller);
  const agent = await findAgent(services.db, caller.agentId);
  if (agent === undefined) throw notFound();
  return { link: await inviteLinkOf(services, agent.id), referralCode: agent.referral_code };
};
