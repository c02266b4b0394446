import type { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { Handlers } from '../handler.ts';
import { exportPoints } from './export-points.ts';
import { pointsAccount } from './points-account.ts';
import { pointsStatement } from './points-statement.ts';
import { redeemPoints } from './redeem-points.ts';

/** An agent's own points (ruling R39). */
export const pointsArea: Handlers<typeof pointsEndpoints> = {
  pointsAccount,
  pointsStatement,
  exportPoints,
  redeemPoints,
};
