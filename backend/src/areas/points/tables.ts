import type { MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { LedgerKind, RedemptionState } from '@payung/shared/domain/network/points-rules.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** Kept by a trigger; nothing else writes it. */
interface PointsAccountsTable {
  agent_id: string;
  balance: number;
  held: number;
  last_no: number;
  /** When the last entry was posted; none is before it. */
  last_at: MaybeMoment;
}

interface RedemptionsTable {
  id: string;
  agent_id: string;
  points: number;
  state: WithDefault<RedemptionState>;
  asked_at: Moment;
  decided_at: MaybeMoment;
  decided_by: string | null;
  reason: WithDefault<string>;
}

/** `no`, the sums and the month are what the trigger says, whatever is given. */
interface PointsLedgerTable {
  id: Generated<number>;
  agent_id: string;
  no: Generated<number>;
  kind: LedgerKind;
  points: number;
  held: WithDefault<number>;
  balance_after: Generated<number>;
  held_after: Generated<number>;
  event_id: string;
  policy_no: string | null;
  level: number | null;
  seller_id: string | null;
  premium: number | null;
  rule_version: string | null;
  corrects_id: number | null;
  redemption_id: string | null;
  reason: WithDefault<string>;
  actor: 'agent' | 'staff' | 'system';
  actor_id: string;
  month: Generated<string>;
  posted_at: Moment;
}

/** Kept by a trigger; nothing else writes it. */
interface PointsByMonthTable {
  agent_id: string;
  seller_id: string;
  month: string;
  points: number;
}

interface PointsComparisonsTable {
  id: Generated<number>;
  at: Moment;
  agents: number;
  differences: JSONColumnType<readonly object[]>;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    points_accounts: PointsAccountsTable;
    points_ledger: PointsLedgerTable;
    points_by_month: PointsByMonthTable;
    points_comparisons: PointsComparisonsTable;
    redemptions: RedemptionsTable;
  }
}
