import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EditedCard } from '@payung/shared/api/endpoints/profile.ts';
import type {
  PartnerKind,
  PartState,
  RegistrationPart,
  RegistrationStatus,
} from '@payung/shared/domain/onboarding/registration.ts';
import type { Day, JsonWithDefault, MaybeMoment, Moment, WithDefault } from '../column-types.ts';

/** What the form asks, without the numbers. */
export interface KeptForm {
  readonly fullName?: string;
  readonly companyName?: string;
  readonly directorName?: string;
  readonly contactEmail?: string;
  readonly email?: string;
  readonly address?: string;
  readonly city?: string;
}

interface RegistrationsTable {
  id: string;
  phone: string;
  status: WithDefault<RegistrationStatus>;
  kind: PartnerKind | null;
  version: WithDefault<number>;
  inviter_id: string;
  invite_link_id: string | null;
  form: JsonWithDefault<KeptForm>;
  birth_date: WithDefault<string>;
  id_number: WithDefault<string>;
  chosen_number: WithDefault<'typed' | 'read'>;
  business_number: WithDefault<string>;
  has_tax_number: WithDefault<boolean>;
  tax_id: WithDefault<string>;
  bank_code: WithDefault<string>;
  account_holder: WithDefault<string>;
  account_number: WithDefault<string>;
  reason: WithDefault<string>;
  language: WithDefault<'en' | 'id'>;
  agent_id: string | null;
  /** The agent whose card it is about: no registration then. */
  card_of: string | null;
  created_at: Moment;
  saved_at: Moment;
  submitted_at: MaybeMoment;
  decided_at: MaybeMoment;
  decided_by: string | null;
  search_name: WithDefault<string>;
}

interface RegistrationPartsTable {
  registration_id: string;
  part: RegistrationPart;
  revision: WithDefault<number>;
  state: WithDefault<PartState>;
  reason: WithDefault<string>;
  reason_codes: WithDefault<string[]>;
  reason_words: WithDefault<string>;
  decided_about: ColumnType<
    Readonly<Record<string, string>> | null,
    string | null | undefined,
    string | null
  >;
  note: WithDefault<string>;
  transaction_id: string | null;
  image_key: WithDefault<string>;
  changed_in: WithDefault<number>;
  changed_at: Moment;
}

interface RegistrationEventsTable {
  id: Generated<number>;
  registration_id: string;
  event: string;
  part: RegistrationPart | null;
  revision: number | null;
  actor: 'registrant' | 'staff' | 'system';
  actor_id: WithDefault<string>;
  at: Moment;
}

interface HeldNumbersTable {
  kind: 'idNumber' | 'businessNumber';
  number_hash: string;
  holder_kind: 'registration' | 'agent';
  holder_id: string;
  held_at: Moment;
}

interface AgentChangesTable {
  id: Generated<number>;
  agent_id: string;
  what: string;
  at: Moment;
}

interface DocumentImagesTable {
  key: string;
  subject_kind: 'registration' | 'agent';
  subject_id: string;
  kind: 'tax';
  sealed: Buffer;
  created_at: Moment;
}

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

interface PublicCardsTable {
  agent_id: string;
  card: JSONColumnType<EditedCard>;
  picture: Buffer | null;
  changed_at: Moment;
}

export interface OnboardingTables {
  registrations: RegistrationsTable;
  registration_parts: RegistrationPartsTable;
  registration_events: RegistrationEventsTable;
  held_numbers: HeldNumbersTable;
  agent_changes: AgentChangesTable;
  document_images: DocumentImagesTable;
  agreement_texts: AgreementTextsTable;
  agreement_acceptances: AgreementAcceptancesTable;
  legal_texts: LegalTextsTable;
  public_cards: PublicCardsTable;
}
