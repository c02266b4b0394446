import type { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import { findAgent } from '#repositories/agents.ts';
import { findPointsSums, listEarned } from '#repositories/points-ledger.ts';
import { countCompletedReferrals } from '#repositories/referrals.ts';
import { requireAgent } from '#access/event-actor.ts';
import type { Handlers } from '../handler.ts';
import { revokeLink } from '../quote/share-link.ts';
import { notFound } from '#http/api-refusal.ts';
import { inviteLinkOf } from './invite-link.ts';
import { getNotifications, markAllNotifications, updateNotifications } from './notifications.ts';
import { recentQuotes } from './recent-quotes.ts';

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
