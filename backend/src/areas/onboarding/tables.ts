import type { JsonWithDefault, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { PartState } from '@payung/shared/schemas/onboarding.ts';
import type {
  PartnerKind,
  RegistrationPart,
  RegistrationStatus,
} from '@payung/shared/domain/onboarding/registration.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

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

declare module '#core/database/tables.ts' {
  interface Tables {
    registrations: RegistrationsTable;
    registration_parts: RegistrationPartsTable;
    registration_events: RegistrationEventsTable;
    held_numbers: HeldNumbersTable;
  }
}

export type Registration = Selectable<RegistrationsTable>;
