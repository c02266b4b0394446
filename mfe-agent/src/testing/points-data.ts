import { KITE_ID } from '@payung/shared/testing/kite.ts';
import type { DuplicateAlert } from '@payung/shared/schemas/duplicate-alerts.ts';
import type {
  LedgerEntry,
  PointsAccount,
  PointsEarnings,
  PointsStatement,
  Redemption,
  PaidPolicy,
  ReviewedLedger,
  ReviewedRedemption,
} from '@payung/shared/schemas/points.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';

/** A member of staff. */
export const aReviewer = () => anAgent({ userType: 'Staff', firstName: 'Rina', lastName: 'Kartika' });

/** Entry 12: the agent's own sale for Rp 274.500, which gives 27 points. */
export const anEntry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  no: 12,
  kind: 'earned',
  points: 27,
  held: 0,
  balanceAfter: 627,
  heldAfter: 0,
  at: '2026-11-20T18:30:00.000Z',
  policyNo: 'PO202611200012',
  level: 0,
  premium: 274_500,
  ruleVersion: 'example-1',
  reason: '',
  ...change,
});

/** November 2026, which began with 600 points. */
export const aStatement = (change: Partial<PointsStatement> = {}): PointsStatement => ({
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  opening: 600,
  closing: 627,
  earned: 27,
  taken: 0,
  upTo: 12,
  items: [anEntry()],
  ...change,
});

export const aRedemption = (change: Partial<Redemption> = {}): Redemption => ({
  id: '65f0c1a5e4b0a70001a3f701',
  points: 200,
  state: 'waiting',
  askedAt: '2026-11-21T02:00:00.000Z',
  reason: '',
  ...change,
});

/** 627 points, of which 100 are reserved. */
export const anAccount = (change: Partial<PointsAccount> = {}): PointsAccount => ({
  balance: 627,
  held: 100,
  available: 527,
  minimum: 100,
  illustrative: true,
  redemptions: [],
  ...change,
});

const daysOf =
  (...changes: readonly (readonly [day: number, points: number])[]) =>
  (last: number) =>
    Array.from({ length: last }, (_none, index) =>
      changes.filter(([day]) => day <= index + 1).reduce((sum, [, points]) => sum + points, 0),
    );

/** 27 points up to 21 November, beside 40 in October and a target of 60. */
export const someEarnings = (change: Partial<PointsEarnings> = {}): PointsEarnings => ({
  now: { month: '2026-11', days: daysOf([3, 12], [20, 15])(21) },
  before: { month: '2026-10', days: daysOf([3, 10], [28, 30])(31) },
  points: 27,
  worth: 27_000,
  target: 60,
  products: [
    { productId: KITE_ID, points: 20, policies: 2, worth: 20_000 },
    { productId: '65f0c1a5e4b0a70001a3c002', points: 7, policies: 1, worth: 7_000 },
  ],
  illustrative: true,
  ...change,
});

export const aWaitingRedemption = (change: Partial<ReviewedRedemption> = {}): ReviewedRedemption => ({
  id: '65f0c1a5e4b0a70001a3f701',
  agentId: '65f0c1a5e4b0a70001a3e001',
  agentName: 'Sari Wulandari',
  agentCode: 'AG-1001',
  points: 200,
  balance: 627,
  askedAt: '2026-11-21T02:00:00.000Z',
  state: 'waiting',
  reason: '',
  ...change,
});

/** A ledger of one entry, which may go down by 27 and up by 27. */
export const aReviewedLedger = (change: Partial<ReviewedLedger> = {}): ReviewedLedger => ({
  agentId: '65f0c1a5e4b0a70001a3e001',
  agentName: 'Sari Wulandari',
  agentCode: 'AG-1001',
  account: anAccount(),
  items: [{ ...anEntry(), correctable: { down: -27, up: 27 }, by: '' }],
  ...change,
});

export const aPaidPolicy = (change: Partial<PaidPolicy> = {}): PaidPolicy => ({
  policyNo: 'PO202611200012',
  customerName: 'Budi Santoso',
  agentName: 'Sari Wulandari',
  premium: 274_500,
  paidAt: '2026-11-20T18:30:00.000Z',
  ...change,
});

/** Two agents of an upline group with the same bank account. */
export const aDuplicateAlert = (change: Partial<DuplicateAlert> = {}): DuplicateAlert => ({
  id: '65f0c1a5e4b0a70001a3f801',
  kind: 'bankAccount',
  agentName: 'Dewi Anggraini',
  agentCode: 'AG-2001',
  otherName: 'Budi Santoso',
  otherCode: 'AG-2002',
  policyNo: '',
  foundAt: '2026-11-21T02:00:00.000Z',
  state: 'open',
  note: '',
  ...change,
});
