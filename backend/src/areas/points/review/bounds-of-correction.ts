import { correctionBounds } from '@payung/shared/domain/network/points-rules.ts';
import type { CorrectionBounds } from '@payung/shared/domain/network/points-rules.ts';
import type { ChangesOfEntry, StatementRow } from '#areas/points/sql/points-statements.ts';

/** What a sale gave, and what a cancellation took, can be corrected; redemptions end by themselves. */
export const isCorrectable = ({ kind }: Pick<StatementRow, 'kind'>): boolean =>
  kind === 'earned' || kind === 'reversed';

/** Within the entry, and whichever entry is named: never more than the agent still has of the policy. */
export const boundsOfCorrection = (
  { points }: Pick<StatementRow, 'points'>,
  { corrected, reversed, left }: ChangesOfEntry,
): CorrectionBounds => {
  const { down, up } = correctionBounds(points, { corrected, reversed });
  // Without a minus before a zero.
  return { down: Math.max(down, 0 - Math.max(0, left)), up };
};
