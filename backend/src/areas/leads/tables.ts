import type { Day, JsonWithDefault, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { LeadContactStatus } from '@payung/shared/domain/leads/lead-constants.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Generated, JSONColumnType } from 'kysely';

interface LeadsTable {
  id: string;
  code: string;
  agent_id: string;
  creator_id: string;
  request_id: WithDefault<string>;
  version: WithDefault<number>;
  first_name: WithDefault<string>;
  last_name: WithDefault<string>;
  search_name: WithDefault<string>;
  phone: WithDefault<string>;
  email: WithDefault<string>;
  birth_date: WithDefault<string>;
  zone: WithDefault<Zone>;
  contact_status: WithDefault<LeadContactStatus>;
  details: JsonWithDefault<Readonly<Record<string, unknown>>>;
  source: WithDefault<string>;
  has_consent: WithDefault<boolean>;
  do_not_contact: WithDefault<boolean>;
  next_contact_at: MaybeMoment;
  closed_reason: WithDefault<string>;
  closed_note: WithDefault<string>;
  closed_by: string | null;
  closed_at: MaybeMoment;
  import_id: string | null;
  newest_quote_id: string | null;
  quote_count: WithDefault<number>;
  product_id: WithDefault<string>;
  open_until: Day;
  open_premium: WithDefault<number>;
  is_sold: WithDefault<boolean>;
  is_rejected: WithDefault<boolean>;
  created_at: Moment;
  touched_at: MaybeMoment;
}

interface LeadEventsTable {
  id: string;
  lead_id: string;
  agent_id: string | null;
  kind: string;
  result: WithDefault<string>;
  note: WithDefault<string>;
  code: WithDefault<string>;
  request_id: WithDefault<string>;
  at: Moment;
}

interface LeadImportsTable {
  id: string;
  agent_id: string;
  request_id: string;
  file_name: string;
  source: string;
  has_consent: boolean;
  line_count: number;
  created: Generated<number>;
  duplicates: Generated<number>;
  refused: Generated<number>;
  created_at: Moment;
  undone_at: MaybeMoment;
}

interface LeadImportBatchesTable {
  import_id: string;
  batch: number;
  answer: JSONColumnType<Readonly<Record<string, unknown>>>;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    leads: LeadsTable;
    lead_events: LeadEventsTable;
    lead_imports: LeadImportsTable;
    lead_import_batches: LeadImportBatchesTable;
  }
}
