import type { Day, Moment } from '#core/database/column-types.ts';
import type { Generated, JSONColumnType } from 'kysely';

export interface KeptSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface LegalTextsTable extends Omit<AgreementTextsTable, 'published_by'> {
  /** 'terms', 'privacy', or 'wording-' and the id of a product. */
  document: string;
}

interface AgreementTextsTable {
  version: string;
  language: 'en' | 'id';
  title: string;
  sections: JSONColumnType<readonly KeptSection[]>;
  hash: string;
  in_force_from: Day;
  published_at: Moment;
  published_by: string | null;
}

interface AgreementAcceptancesTable {
  id: Generated<number>;
  subject_kind: 'registration' | 'agent';
  subject_id: string;
  version: string;
  language: 'en' | 'id';
  hash: string;
  /** Of who accepted, as it was then. */
  name: string;
  accepted_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    agreement_texts: AgreementTextsTable;
    agreement_acceptances: AgreementAcceptancesTable;
    legal_texts: LegalTextsTable;
  }
}
