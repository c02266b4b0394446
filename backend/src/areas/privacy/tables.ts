import type { JsonWithDefault, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { SubjectColumns, SubjectKind } from '#core/database/subject.ts';
import type { AgreedBy, GivenBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** A legal text as it was in force, by its version and the hash of its words. */
export interface ReadText {
  readonly document: string;
  readonly version: string;
  readonly hash: string;
}

export type ConsentSubjectKind = SubjectKind | 'lead' | 'leadImport';

interface ConsentsTable extends Omit<SubjectColumns, 'subject_kind'> {
  id: Generated<number>;
  /** An agent says of somebody on a list or at the desk that they agreed. */
  subject_kind: ConsentSubjectKind;
  quote_id: string | null;
  /** Of the quote, where it is about one. */
  version: number | null;
  purpose: string;
  granted: boolean;
  text_version: string;
  language: 'en' | 'id';
  actor: string;
  visit_hash: string | null;
  given_at: Moment;
  text_hash: string | null;
  given_by: GivenBy;
  agreed_by: AgreedBy | null;
  agent_id: string | null;
  insured_no: number | null;
  entry: WithDefault<'answer' | 'withdrawal'>;
  /** Which legal texts could be read behind the box; null before they were served. */
  legal_texts: JsonWithDefault<readonly ReadText[] | null>;
}

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

declare module '#core/database/tables.ts' {
  interface Tables {
    consents: ConsentsTable;
    consent_texts: ConsentTextsTable;
    privacy_requests: PrivacyRequestsTable;
    retention_runs: RetentionRunsTable;
  }
}
