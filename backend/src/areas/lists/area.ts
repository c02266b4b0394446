import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { area } from '#areas/area.ts';
import { forAgentOfQuote, forAgents } from '#core/access/access-rows.ts';
import { exportList } from './export-list.ts';
import { homeFigures, todayDue, recentQuotes } from './agent-home.ts';
import { listInsureds } from './insureds.ts';
import { linesOf } from './lines.ts';
import { policyDetail } from './policy-detail.ts';

/** What an agent has sold and is about to sell, as lists, as files and one by one. */
export const listArea = area({
  endpoints: { ...listEndpoints, recentQuotes: agentEndpoints.recentQuotes },
  handlers: {
    expiringPolicies: linesOf('expiring'),
    filterPendingPayment: linesOf('pending'),
    listPolicies: linesOf('policies'),
    listRenewals: linesOf('renewals'),
    listInsureds,
    exportList,
    policyDetail,
    todayDue,
    homeFigures,
    recentQuotes,
  },
  access: {
    expiringPolicies: forAgents,
    filterPendingPayment: forAgents,
    listPolicies: forAgents,
    listRenewals: forAgents,
    listInsureds: forAgents,
    exportList: forAgents,
    // Leaders have read access, without contact data (ruling R33).
    policyDetail: { ...forAgentOfQuote, leadingAgent: 'yes' },
    todayDue: forAgents,
    homeFigures: forAgents,
    recentQuotes: forAgents,
  },
});
