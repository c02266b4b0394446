import type { Day, JsonWithDefault, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';

/** A chosen add-on with the price that the server gave it. */
export interface PricedBenefit {
  readonly code: string;
  readonly premium: number;
  /** The part of its premium that is given for nothing. */
  readonly allowance?: number;
}

export type PaymentStatus = '' | 'Pending' | 'Paid' | 'PayLater' | 'Cancelled' | 'Expired' | 'Failed';

/** Why, by whom of the insurer and when a quote was refused permanently. */
export interface Rejection {
  readonly reason: string;
  /** The reviewer. */
  readonly by: string;
  /** A moment, ISO 8601. */
  readonly at: string;
}

/** The discount or the promo code that is in force. */
export interface GivenReduction {
  readonly discountPercent: number;
  readonly promoCode: string;
  readonly promoPercent: number;
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
  /** Points of its agent for its policy; kept by a trigger. */
  points: WithDefault<number>;
  rejection: ColumnType<Rejection | null, string | null | undefined, string | null>;
  /** When its people were taken out of it. */
  erased_at: MaybeMoment;
  created_at: Moment;
  saved_at: Moment;
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

interface QuoteReadsTable {
  id: Generated<number>;
  quote_id: string;
  agent_id: string;
  opened_from: string;
  at: Moment;
}

interface SoldProductsTable {
  product_id: string;
  name: string;
  is_journey: boolean;
  number_fields: string[];
  keeps_people: boolean;
  sold_at: Moment;
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

interface ReferralsTable {
  id: string;
  agent_id: string;
  quote_id: string;
  state: WithDefault<'open' | 'completed'>;
  created_at: Moment;
  completed_at: MaybeMoment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    quotes: QuotesTable;
    quote_events: QuoteEventsTable;
    quote_versions: QuoteVersionsTable;
    quote_reads: QuoteReadsTable;
    sold_products: SoldProductsTable;
    promo_codes: PromoCodesTable;
    referrals: ReferralsTable;
  }
}

export type Quote = Selectable<QuotesTable>;
export type FrozenVersion = Selectable<QuoteVersionsTable>;
export type NewQuote = Insertable<QuotesTable>;
