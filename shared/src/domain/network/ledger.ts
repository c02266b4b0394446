/** How points come and go (ruling R39). Entries are never changed; a mistake gets an entry of its own. */
export const LEDGER_KINDS = ['earned', 'reversed', 'corrected', 'reserved', 'redeemed', 'released'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** 0 is the seller, 1 who leads the seller, 2 who leads that person. */
export type PointLevel = 0 | 1 | 2;

export const REDEMPTION_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];
