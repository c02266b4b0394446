import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { pointsEndpoints, pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import { area } from '#areas/area.ts';
import { forAgentOfQuote, forAgents, forStaff } from '#core/access/access-rows.ts';
import { exportPoints } from './export-points.ts';
import { getPoints, pointsAccount, pointsStatement, redeemPoints } from './points-account.ts';
import { pointsEarnings } from './points-earnings.ts';
import { quoteEarning } from './quote-earning.ts';
import { agentLedger } from './review/agent-ledger.ts';
import { cancelPolicy, paidPolicy } from './review/cancel-policy.ts';
import { comparePoints, pointsComparison } from './review/compare-points.ts';
import { correctPoints } from './review/correct-points.ts';
import { decideRedemption, pointsWorkCount, redemptionQueue } from './review/redemption-queue.ts';

/** An agent's own points, and what the insurer's people do about points (ruling R39). */
export const pointsArea = area({
  endpoints: { ...pointsEndpoints, ...pointsReviewEndpoints, getPoints: agentEndpoints.getPoints },
  handlers: {
    getPoints,
    pointsAccount,
    pointsStatement,
    exportPoints,
    pointsEarnings,
    quoteEarning,
    redeemPoints,
    pointsWorkCount,
    redemptionQueue,
    decideRedemption,
    agentLedger,
    correctPoints,
    paidPolicy,
    cancelPolicy,
    pointsComparison,
    comparePoints,
  },
  access: {
    getPoints: forAgents,
    pointsAccount: forAgents,
    pointsStatement: forAgents,
    exportPoints: forAgents,
    pointsEarnings: forAgents,
    quoteEarning: forAgentOfQuote,
    redeemPoints: forAgents,
    pointsWorkCount: forStaff,
    redemptionQueue: forStaff,
    decideRedemption: forStaff,
    agentLedger: forStaff,
    correctPoints: forStaff,
    paidPolicy: forStaff,
    cancelPolicy: forStaff,
    pointsComparison: forStaff,
    comparePoints: forStaff,
  },
});
