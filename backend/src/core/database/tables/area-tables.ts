import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GivenBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { AgentsTable } from './agents-table.ts';
import type { ContentTables } from './content-tables.ts';
import type { LeadTables } from './lead-tables.ts';
import type { LimitTables } from './limit-tables.ts';
import type { ListTables } from './list-tables.ts';
import type { NetworkTables } from './network-tables.ts';
import type { OnboardingTables } from './onboarding-tables.ts';
import type { PasskeyTables } from './passkey-tables.ts';
import type { PrivacyTables } from './privacy-tables.ts';
import type { TodoTables } from './todo-tables.ts';
import type { Day, JsonWithDefault, MaybeMoment, Moment, WithDefault } from '../column-types.ts';
import type {
  InvoicesTable,
  PaymentEventsTable,
  PaymentsReceivedTable,
  PoliciesTable,
  PolicyNoticesTable,
  RefundsDueTable,
} from './money-tables.ts';

export type SubjectKind = 'quote' | 'registration' | 'agent';
export type ConsentSubjectKind = SubjectKind | 'lead' | 'leadImport';

/** What a row is about: a quote, somebody's registration, an agent. */
interface SubjectColumns {
  subject_kind: SubjectKind;
  subject_id: string;
}

/** Whose: a quote may insure several people, counted from 1. */
interface InsuredColumns extends SubjectColumns {
  insured_no: number;
}

export type SessionKind = 'agent' | 'visit' | 'registrant' | 'staff' | 'photoHandoff';

/** A chosen add-on with the price that the server gave it. */
export interface PricedBenefit {
  readonly code: string;
  readonly premium: number;
  /** The part of its premium that is given for nothing. */
  readonly allowance?: number;
}

export type PaymentStatus = '' | 'Pending' | 'Paid' | 'PayLater' | 'Cancelled' | 'Expired' | 'Failed';

/** Why, by whom of the insurer and when a quote was refused for good. */
export interface Rejection {
  readonly reason: string;
  /** The reviewer. */
  readonly by: string;
  /** A moment, ISO 8601. */
  readonly at: string;
}

interface QuotesTable {
  id: string;
  code: string;
  /** Named by calls about this quote alone. */
  lead_id: string;
  /** The lead whose wish it is. */
  of_lead_id: string | null;
  product_id: string;
  agent_id: string;
  request_id: string;
  stage: Stage;
  version: WithDefault<number>;
  insured_name: WithDefault<string>;
  insured_birth_date: WithDefault<string>;
  insured_phone: WithDefault<string>;
  insured_email: WithDefault<string>;
  insured_id_card: WithDefault<string>;
  insured_passport: WithDefault<string>;
  start_date: Day;
  end_date: Day;
  details: JsonWithDefault<Readonly<Record<string, unknown>>>;
  plan_code: WithDefault<string>;
  plan_name: WithDefault<string>;
  premium: WithDefault<number>;
  benefits: JsonWithDefault<readonly PricedBenefit[]>;
  discount_percent: WithDefault<number>;
  promo_code: WithDefault<string>;
  promo_percent: WithDefault<number>;
  discount_amount: WithDefault<number>;
  admin_cost: WithDefault<number>;
  stamp_duty: WithDefault<number>;
  due_premium: WithDefault<number>;
  quoted_at: MaybeMoment;
  valid_until: Day;
  proposal_no: string | null;
  proposal_version: number | null;
  payment_status: WithDefault<PaymentStatus>;
  policy_no: string | null;
  pay_later_due: Day | null;
  /** That its agent earned with its policy; kept by a trigger. */
  points: WithDefault<number>;
  rejection: ColumnType<Rejection | null, string | null | undefined, string | null>;
  /** When its people were taken out of it. */
  erased_at: MaybeMoment;
  created_at: Moment;
  saved_at: Moment;
}

/** The discount or the promo code that is in force. */
export interface GivenReduction {
  readonly discountPercent: number;
  readonly promoCode: string;
  readonly promoPercent: number;
}

interface QuoteEventsTable {
  id: Generated<number>;
  quote_id: string;
  version: number;
  event: string;
  actor: string;
  actor_id: string;
  stage_from: string | null;
  stage_to: string | null;
  reduction: JSONColumnType<GivenReduction> | null;
  at: Moment;
}

interface QuoteVersionsTable {
  quote_id: string;
  version: number;
  proposal_no: string;
  snapshot: JSONColumnType<Readonly<Record<string, unknown>>>;
  due_premium: number;
  frozen_at: Moment;
  voided_at: MaybeMoment;
}

/** A legal text as it was in force, by its version and the hash of its words. */
export interface ReadText {
  readonly document: string;
  readonly version: string;
  readonly hash: string;
}

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
  agent_id: string | null;
  insured_no: number | null;
  entry: WithDefault<'answer' | 'withdrawal'>;
  /** Which legal texts could be read behind the box; null before they were served. */
  legal_texts: JsonWithDefault<readonly ReadText[] | null>;
}

export type LinkKind = 'lead' | 'policy' | 'quotation' | 'invite';

interface ShareLinksTable extends SubjectColumns {
  id: string;
  id_hash: string;
  payload: string;
  kind: LinkKind;
  quote_id: string | null;
  agent_id: string;
  created_at: Moment;
  expires_at: Moment;
  revoked_at: MaybeMoment;
  opened_at: MaybeMoment;
  verified_at: MaybeMoment;
  failures: WithDefault<number>;
  opens: WithDefault<number>;
}

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

interface PromoCodesTable {
  code: string;
  product_id: string;
  percent: number;
  valid_from: Day;
  valid_until: Day;
  quote_id: string | null;
  redeemed_at: MaybeMoment;
}

interface NotificationsTable extends Omit<SubjectColumns, 'subject_kind'> {
  id: string;
  /** A reminder is about a task. */
  subject_kind: SubjectKind | 'todo';
  agent_id: string;
  quote_id: string | null;
  kind: string;
  data: JSONColumnType<Readonly<Record<string, string>>>;
  is_read: WithDefault<boolean>;
  created_at: Moment;
}

interface ReferralsTable {
  id: string;
  agent_id: string;
  quote_id: string;
  state: WithDefault<'open' | 'completed'>;
  created_at: Moment;
  completed_at: MaybeMoment;
}

interface IdentityChecksTable extends InsuredColumns {
  transaction_id: string;
  status: string | null;
  id_number: string | null;
  id_type: string | null;
  image_key: string | null;
  created_at: Moment;
  finished_at: MaybeMoment;
  /** Since when another card counts; of own cards alone. */
  replaced_at: MaybeMoment;
}

interface IdentityImagesTable extends InsuredColumns {
  key: string;
  /** The JPEG, encrypted with the server's secret. */
  sealed: Buffer;
  created_at: Moment;
}

/** The tables that the areas read and write. */
export interface AreaTables
  extends
    PrivacyTables,
    OnboardingTables,
    LeadTables,
    ListTables,
    TodoTables,
    ContentTables,
    LimitTables,
    PasskeyTables,
    NetworkTables {
  agents: AgentsTable;
  quotes: QuotesTable;
  quote_events: QuoteEventsTable;
  quote_versions: QuoteVersionsTable;
  consents: ConsentsTable;
  share_links: ShareLinksTable;
  sessions: SessionsTable;
  promo_codes: PromoCodesTable;
  invoices: InvoicesTable;
  payment_events: PaymentEventsTable;
  refunds_due: RefundsDueTable;
  policies: PoliciesTable;
  policy_notices: PolicyNoticesTable;
  payments_received: PaymentsReceivedTable;
  notifications: NotificationsTable;
  referrals: ReferralsTable;
  identity_checks: IdentityChecksTable;
  identity_images: IdentityImagesTable;
}
