import type { inviteEndpoints } from '@payung/shared/api/endpoints/invites.ts';
import type { lineFlagEndpoints } from '@payung/shared/api/endpoints/line-flags.ts';
import type { memberWorkEndpoints } from '@payung/shared/api/endpoints/member-work.ts';
import type { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points-review.ts';
import type { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import {
  FlagCheckBody,
  InviteSentBody,
  OfficeBody,
  PointsCorrectionBody,
  PolicyCancellationBody,
  RedeemBody,
  RedemptionDecisionBody,
  RemovalBody,
  TargetBody,
  TierChangeBody,
  TransferBody,
} from '@payung/shared/api/schemas/network-bodies.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import {
  FIGURES_QUERY,
  LEDGER_QUERY,
  LINE_FLAGS_QUERY,
  NETWORK_QUERY,
  PAID_POLICY_QUERY,
  POINTS_EXPORT_QUERY,
  REDEMPTIONS_QUERY,
  STATEMENT_QUERY,
} from './network-queries.ts';

type NetworkEndpoints = typeof networkEndpoints &
  typeof memberWorkEndpoints &
  typeof pointsEndpoints &
  typeof pointsReviewEndpoints &
  typeof inviteEndpoints &
  typeof lineFlagEndpoints;

/** What the server checks of calls about the network and points. */
export const NETWORK_SCHEMAS: SchemasOf<NetworkEndpoints> = {
  listNetwork: { query: NETWORK_QUERY },
  networkFigures: { query: FIGURES_QUERY },
  getMember: { query: FIGURES_QUERY },
  changeTier: { body: TierChangeBody },
  changeOffice: { body: OfficeBody },
  setTarget: { body: TargetBody },
  memberNumbers: {},
  removeMember: { body: RemovalBody },
  transferNetwork: { body: TransferBody },
  pointsAccount: {},
  pointsStatement: { query: STATEMENT_QUERY },
  exportPoints: { query: POINTS_EXPORT_QUERY },
  redeemPoints: { body: RedeemBody },
  pointsWorkCount: {},
  redemptionQueue: { query: REDEMPTIONS_QUERY },
  decideRedemption: { body: RedemptionDecisionBody },
  agentLedger: { query: LEDGER_QUERY },
  correctPoints: { body: PointsCorrectionBody },
  paidPolicy: { query: PAID_POLICY_QUERY },
  cancelPolicy: { body: PolicyCancellationBody },
  pointsComparison: {},
  comparePoints: {},
  inviteCounts: {},
  inviteSent: { body: InviteSentBody },
  lineFlagCount: {},
  listLineFlags: { query: LINE_FLAGS_QUERY },
  checkLineFlag: { body: FlagCheckBody },
};
