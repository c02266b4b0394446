import type { ColumnType, Generated } from 'kysely';
import type { MaybeMoment, Moment, WithDefault } from '../column-types.ts';

interface OtpChallengesTable {
  key: string;
  purpose: 'agent' | 'customer' | 'registration' | 'fresh';
  phone: string;
  agent_id: string | null;
  quote_id: string | null;
  link_id: string | null;
  /** Of somebody who goes on with a registration. */
  registration_id: string | null;
  /** Of somebody who begins one: who invites. */
  inviter_id: string | null;
  code_hash: string;
  attempts: WithDefault<number>;
  /** Keyed hash of the network that asked for the code. */
  visitor: WithDefault<string>;
  sent_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
}

interface LimitHitsTable {
  bucket: string;
  hits: ColumnType<readonly Date[], never, never>;
  ends_at: Moment;
}

interface RefusedNotificationsTable {
  id: Generated<number>;
  body_hash: string;
  reason: string;
  invoice_no: string;
  body_bytes: number;
  times: Generated<number>;
  received_at: Moment;
  last_at: Moment;
}

/** Codes that were sent, what is counted against limits, and what was refused. */
export interface LimitTables {
  otp_challenges: OtpChallengesTable;
  limit_hits: LimitHitsTable;
  refused_notifications: RefusedNotificationsTable;
}
