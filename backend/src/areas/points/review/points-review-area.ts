import type { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points-review.ts';
import type { Handlers } from '#areas/handler.ts';
import { agentLedger } from './agent-ledger.ts';
import { cancelPolicy } from './cancel-policy.ts';
import { comparePoints, pointsComparison } from './compare-points.ts';
import { correctPoints } from './correct-points.ts';
import { decideRedemption } from './decide-redemption.ts';
import { paidPolicy } from './paid-policy.ts';
import { pointsWorkCount, redemptionQueue } from './redemption-queue.ts';

/** What the insurer's people do about points (ruling R39). */
export const pointsReviewArea: Handlers<typeof pointsReviewEndpoints> = {
  pointsWorkCount,
  redemptionQueue,
  decideRedemption,
  agentLedger,
  correctPoints,
  paidPolicy,
  cancelPolicy,
  pointsComparison,
  comparePoints,
};
