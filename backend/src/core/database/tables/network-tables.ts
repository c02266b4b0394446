import type { Generated, JSONColumnType } from 'kysely';
import type { FlagKind } from '@payung/shared/api/endpoints/line-flags.ts';
import type { InviteChannel } from '@payung/shared/api/endpoints/invites.ts';
import type { MemberEvent } from '@payung/shared/api/endpoints/network.ts';
import type { LedgerKind, RedemptionState } from '@payung/shared/domain/network/ledger.ts';
import type { MaybeMoment, Moment, WithDefault } from '../column-types.ts';

interface MemberEventsTable {
  id: Generated<number>;
  member_id: string;
  event: MemberEvent['event'];
  value_from: WithDefault<string>;
  value_to: WithDefault<string>;
  reason: WithDefault<string>;
  actor_id: string;
  at: Moment;
}

interface DoneRequestsTable {
  caller_id: string;
  request_id: string;
  content_hash: string;
  answer: JSONColumnType<object>;
  done_at: Moment;
}

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

interface AgentMarksTable {
  agent_id: string;
  kind: Exclude<FlagKind, 'phone'>;
  mark_hash: string;
  seen_at: Moment;
}

interface LineFlagsTable {
  id: string;
  kind: FlagKind;
  agent_id: string;
  other_id: string | null;
  policy_no: string | null;
  found_at: Moment;
  checked_at: MaybeMoment;
  checked_by: string | null;
  note: WithDefault<string>;
}

interface InvitesSentTable {
  agent_id: string;
  month: string;
  channel: InviteChannel;
  times: WithDefault<number>;
}

/** Of `migrations/011-network.sql` and `012-points.sql`. */
export interface NetworkTables {
  network_lock: { id: number };
  member_events: MemberEventsTable;
  done_requests: DoneRequestsTable;
  points_accounts: PointsAccountsTable;
  redemptions: RedemptionsTable;
  points_ledger: PointsLedgerTable;
  points_by_month: PointsByMonthTable;
  points_comparisons: PointsComparisonsTable;
  agent_marks: AgentMarksTable;
  line_flags: LineFlagsTable;
  invites_sent: InvitesSentTable;
}
