import type { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findPointsSums, listEarned } from '#areas/points/sql/points-ledger.ts';
import { countCompletedReferrals } from '#areas/quote/sql/referrals.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import type { Handlers } from '../handler.ts';
import { revokeLink } from '../quote/share-link.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { inviteLinkOf } from '../network/invites/invite-link.ts';
import {
  getNotifications,
  markAllNotifications,
  updateNotifications,
} from '../notifications/notifications.ts';
import { recentQuotes } from '../lists/recent-quotes.ts';

export const agentArea: Handlers<typeof agentEndpoints> = {
  recentQuotes,
  getNotifications,
  updateNotifications,
  markAllNotifications,
  revokeLink,

  getInviteLink: async (context, services) => {
    const caller = requireAgent(context.caller);
    const agent = await findAgent(services.db, caller.agentId);
    if (agent === undefined) throw notFound();
    return { link: await inviteLinkOf(services, agent.id), referralCode: agent.referral_code };
  },

  getPoints: async (context, services) => {
    const { agentId } = requireAgent(context.caller);
    return {
      total: (await findPointsSums(services.db, agentId)).balance,
      completedReferrals: await countCompletedReferrals(services.db, agentId),
      illustrative: POINTS_RULE.isExample,
      entries: await listEarned(services.db, agentId),
    };
  },
};
