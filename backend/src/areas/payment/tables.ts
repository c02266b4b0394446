import type { Day, MaybeMoment, Moment } from '#core/database/column-types.ts';
import type { Generated, Selectable } from 'kysely';

/** `creating` is held while the provider is asked; `void` because the quote changed. */
export type InvoiceState = 'creating' | 'open' | 'paid' | 'void' | 'expired' | 'failed';

export type RefundReason =
  | 'void-invoice'
  | 'second-payment'
  | 'wrong-amount'
  /** Cover would have had to begin before it was paid. */
  | 'start-passed'
  /** The policy was not paid by its due date. */
  | 'policy-cancelled'
  /** The insurer refused the quote permanently. */
  | 'quote-rejected'
  /** What was to be insured has a policy for that time already. */
  | 'already-insured'
  /** What was to be bought is no longer sold. */
  | 'product-withdrawn'
  /** The insurer cancelled a policy that was paid. */
  | 'cancelled-by-insurer';

export type PolicyNoticeKind = 'dueInSevenDays' | 'dueTomorrow' | 'cancelled';

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

interface InvoicesTable {
  invoice_no: string;
  quote_id: string;
  version: number;
  proposal_no: string;
  amount: number;
  state: InvoiceState;
  request_id: string;
  url: string | null;
  created_at: Moment;
  expires_at: Moment;
  voided_at: MaybeMoment;
  paid_at: MaybeMoment;
  checked_at: MaybeMoment;
}

interface PaymentEventsTable {
  id: Generated<number>;
  invoice_no: string;
  request_id: string;
  source: 'notification' | 'status';
  status: string;
  amount: number;
  outcome: string;
  received_at: Moment;
}

interface RefundsDueTable {
  id: Generated<number>;
  invoice_no: string;
  quote_id: string;
  amount: number;
  reason: RefundReason;
  created_at: Moment;
}

interface PoliciesTable {
  policy_no: string;
  quote_id: string;
  version: number;
  agent_id: string;
  proposal_no: string;
  invoice_no: string | null;
  kind: 'paid' | 'payLater';
  amount: number;
  pay_later_due: Day | null;
  /** Read out on the phone and in letters (ruling K73). */
  reference: string;
  /** In the address of the page that says whether the policy is genuine; the database draws it. */
  check_code: Generated<string>;
  issued_at: Moment;
  /** Of a policy that was to be paid later. */
  paid_at: MaybeMoment;
  cancelled_at: MaybeMoment;
}

interface PolicyNoticesTable {
  policy_no: string;
  kind: PolicyNoticeKind;
  told_at: Moment;
}

interface PaymentsReceivedTable {
  id: Generated<number>;
  invoice_no: string;
  payment_id: string | null;
  amount: number;
  outcome: 'policy' | 'refund';
  received_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    invoices: InvoicesTable;
    payment_events: PaymentEventsTable;
    payments_received: PaymentsReceivedTable;
    refunds_due: RefundsDueTable;
    policies: PoliciesTable;
    policy_notices: PolicyNoticesTable;
    refused_notifications: RefusedNotificationsTable;
  }
}

export type Invoice = Selectable<InvoicesTable>;
export type Policy = Selectable<PoliciesTable>;
