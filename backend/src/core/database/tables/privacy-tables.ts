import type { Generated, JSONColumnType } from 'kysely';
import type { MaybeMoment, Moment, WithDefault } from '../column-types.ts';

interface ConsentTextsTable {
  /** SHA-256 of the words. */
  hash: string;
  purpose: string;
  version: string;
  language: 'en' | 'id';
  words: string;
}

interface PrivacyRequestsTable {
  id: string;
  kind: 'correction' | 'closure';
  /** Of a customer; empty where an agent asks. */
  quote_id: string | null;
  agent_id: string;
  subject: WithDefault<string>;
  wish: string;
  request_id: string;
  status: WithDefault<'open' | 'done' | 'declined'>;
  answer: WithDefault<string>;
  created_at: Moment;
  answered_at: MaybeMoment;
  answered_by: string | null;
}

interface RetentionRunsTable {
  id: Generated<number>;
  at: Moment;
  counts: JSONColumnType<Readonly<Record<string, number>>>;
}

export interface PrivacyTables {
  consent_texts: ConsentTextsTable;
  privacy_requests: PrivacyRequestsTable;
  retention_runs: RetentionRunsTable;
}
