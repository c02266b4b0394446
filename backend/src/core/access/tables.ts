import type { MaybeMoment, Moment } from '#core/database/column-types.ts';
import type { ColumnType, JSONColumnType } from 'kysely';

export type SessionKind = 'agent' | 'visit' | 'registrant' | 'staff' | 'photoHandoff';

interface SessionsTable {
  token_hash: string;
  kind: SessionKind;
  /** What was proved when it was opened. */
  proved: 'phone' | 'passkey' | 'link';
  agent_id: string | null;
  quote_id: string | null;
  registration_id: string | null;
  link_id: string | null;
  phone: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
  ended_at: MaybeMoment;
  /** Which passkey was shown in it. */
  passkey_id: string | null;
  /** Of somebody who registers (ruling R59). */
  birth_date_shown_at: MaybeMoment;
}

interface LimitHitsTable {
  bucket: string;
  hits: ColumnType<readonly Date[], never, never>;
  ends_at: Moment;
}

interface DoneRequestsTable {
  caller_id: string;
  request_id: string;
  content_hash: string;
  answer: JSONColumnType<object>;
  done_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
    limit_hits: LimitHitsTable;
    done_requests: DoneRequestsTable;
  }
}
