import type { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { POINTS_TABLE } from '@payung/shared/domain/points.ts';
import { findAgent } from '#repositories/agents.ts';
import { listPoints, sumOfPoints } from '#repositories/points.ts';
import { countCompletedReferrals } from '#repositories/referrals.ts';
import { requireAgent } from '../actor.ts';
import type { Area } from '../area.ts';
import { revokeLink } from '../quote/share-link.ts';
import { absent } from '../refusal.ts';
import { getNotifications, markAllNotifications, updateNotifications } from './notifications.ts';
import { recentQuotes } from './recent-quotes.ts';

export const agentArea: Area<typeof agentEndpoints> = {
  recentQuotes,
  getNotifications,
  updateNotifications,
  markAllNotifications,
  revokeLink,

  getInviteLink: async (ask, services) => {
    const caller = requireAgent(ask.caller);
    const agent = await findAgent(services.db, caller.agentId);
    if (agent === undefined) throw absent();
    const referralCode = agent.referral_code;
    return { link: `${services.publicUrl}/app/registerhere?referralCode=${referralCode}`, referralCode };
  },

  getPoints: async (ask, services) => {
    const { agentId } = requireAgent(ask.caller);
    return {
      data: {
        total: await sumOfPoints(services.db, agentId),
        completedReferrals: await countCompletedReferrals(services.db, agentId),
        illustrative: POINTS_TABLE.source.startsWith('illustrative'),
        entries: await listPoints(services.db, agentId),
      },
    };
  },
};
