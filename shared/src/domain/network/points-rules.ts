/** How points come and go (ruling R39). Entries are never changed; a mistake gets an entry of its own. */
export const LEDGER_KINDS = ['earned', 'reversed', 'corrected', 'reserved', 'redeemed', 'released'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** 0 is the seller, 1 who leads the seller, 2 who leads that person. */
export type PointLevel = 0 | 1 | 2;

export const REDEMPTION_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** Illustrative until the insurer gives its own: the specification names points without amounts. Screens say so. */
export const POINTS_RULE = {
  version: 'example-1',
  isExample: true,
  /** Whole rupiah of paid premium for one point of the seller. */
  rupiahPerPoint: 10_000,
  /** Basis points of the seller's points: the seller, who leads the seller, who leads that person (NET-003, NET-004). */
  levelBasisPoints: [10_000, 1_000, 500],
} as const;

const FULL = 10_000;

/** Division of whole numbers without a remainder, towards zero; exact beyond 2^53 on the way. */
const share = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** Points for a paid premium in whole rupiah: one division, rounded down once (ruling R39). */
export const pointsFor = (premium: number, level: PointLevel): number =>
  share(premium, POINTS_RULE.levelBasisPoints[level], POINTS_RULE.rupiahPerPoint * FULL);

/**
 * What is taken back of points that are left, in proportion to the premium that is paid back, rounded down. All of
 * them where all of it is paid back.
 */
export const reversalOf = (
  pointsLeft: number,
  { premium, refund }: { readonly premium: number; readonly refund: number },
): number => (premium === 0 ? pointsLeft : share(pointsLeft, refund, premium));

export interface CorrectionBounds {
  /** The lowest and the highest that one more correction may be. */
  readonly down: number;
  readonly up: number;
}

/**
 * A correction never exceeds the entry that it names, all corrections of it together, and never takes more of what
 * was earned than is left after a cancellation.
 */
export const correctionBounds = (
  entry: number,
  { corrected, reversed }: { readonly corrected: number; readonly reversed: number },
): CorrectionBounds => {
  const most = Math.abs(entry);
  const down = entry > 0 ? Math.max(-most - corrected, -(entry + corrected + reversed)) : -most - corrected;
  return { down: Math.min(0, down) + 0, up: Math.max(0, most - corrected) };
};
