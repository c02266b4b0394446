import { createId, createLinkId, keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import { markOf, openedByAny } from '#core/secrets/server-secrets.ts';
import type { Queries, Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, tooMany } from '#core/http/api-refusal.ts';
import { findAgent, lockAgent } from '#areas/agents/sql/agents.ts';
import {
  findInviteLink,
  insertLink,
  deleteLinks,
  lockEndedInvites,
} from '#areas/auth/links/share-links-sql.ts';
import type { ShareLink } from '#areas/auth/tables.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { InviteCounts } from '@payung/shared/schemas/network.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import { countHit } from '#core/access/limits.ts';
import { countInvites, countInviteSent } from '#areas/network/sql/members.ts';
import { addRemovedOpens } from '#areas/agents/sql/member-state.ts';
import { clearInviteLinks } from '#areas/onboarding/sql/registrations.ts';

/** Path of the registration page that an invite link opens. */
const INVITE_PATH = '/app/withoutReferralLinkRegistration';
const DAY_MS = 86_400_000;
/** In the last week of a link a new one is created; the old one stays valid until its end. */
const FRESH_MS = 7 * DAY_MS;
const MAX_DRAWS = 5;

type InviteServices = Pick<Services, 'db' | 'secret' | 'olderSecrets' | 'clock' | 'publicUrl' | 'inviteDays'>;

interface InvitePayload {
  readonly linkId: string;
}

const draw = async (
  tx: Queries,
  { secret, clock, inviteDays }: InviteServices,
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
      sealed_by: markOf(secret),
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
export const inviteLinkOf = (services: InviteServices, agentId: string): Promise<string> =>
  transaction(services.db, async (tx) => {
    // Row lock: parallel requests create one link.
    if ((await lockAgent(tx, agentId)) === undefined) throw notFound();
    const open = await findInviteLink(tx, agentId);
    const isFresh =
      open !== undefined && open.expires_at.getTime() - services.clock.now().getTime() >= FRESH_MS;
    const link = isFresh ? open : await draw(tx, services, agentId);
    const opened = openedByAny(services, (secret) => openPayload(secret, link.id, link.payload));
    const { linkId } = opened as InvitePayload;
    return `${services.publicUrl}${INVITE_PATH}/${linkId}`;
  });

export const getInviteLink = async (context: HandlerContextOf<'getInviteLink'>, services: Services) => {
  const caller = requireAgent(context.caller);
  const agent = await findAgent(services.db, caller.agentId);
  if (agent === undefined) throw notFound();
  return { link: await inviteLinkOf(services, agent.id), referralCode: agent.referral_code };
};

const INVITE_TEXTS = {
  counted: { en: 'Your invitation is counted.', id: 'Undangan Anda sudah dihitung.' },
} as const;

export const inviteCounts = (
  { caller }: Pick<HandlerContextOf<'inviteCounts'>, 'caller'>,
  { db }: Pick<Services, 'db'>,
): Promise<InviteCounts> => countInvites(db, requireAgent(caller).agentId);

/** The receiver of an invitation is not recorded: it is counted by channel and month only. */
export const inviteSent = async (
  { caller, body: { channel }, language }: HandlerContextOf<'inviteSent'>,
  services: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  const seconds = await countHit(services, LIMITS_OF_SESSIONS.limit('invitesSent', agentId));
  if (seconds > 0) throw tooMany(seconds);
  await countInviteSent(services.db, { agentId, channel }, services.clock.now());
  return { message: INVITE_TEXTS.counted[language] };
};

/**
 * Removes links that ended before then; how often they were opened goes to the agent in the same transaction, so that
 * no count ever misses or doubles it. Answers how many.
 */
export const removeEndedInvites = (
  db: Database,
  ended: { readonly before: Date; readonly limit: number },
): Promise<number> =>
  transaction(db, async (tx) => {
    const ids = await lockEndedInvites(tx, ended);
    if (ids.length === 0) return 0;
    await clearInviteLinks(tx, ids);
    const removed = await deleteLinks(tx, ids);
    const opened = Map.groupBy(removed, (link) => link.agent_id);
    for (const [agentId, links] of [...opened].toSorted(([one], [other]) => one.localeCompare(other))) {
      const opens = links.reduce((sum, link) => sum + link.opens, 0);
      if (opens > 0) await addRemovedOpens(tx, agentId, opens);
    }
    return removed.length;
  });
