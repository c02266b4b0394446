import type { RefundReason, RefundState } from '@payung/shared/domain/money/refunds.ts';
import type { RefundStep } from '@payung/shared/schemas/refunds.ts';
import type { Day, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { Generated, Selectable } from 'kysely';

/** `creating` is held while the provider is asked; `void` because the quote changed. */
export type InvoiceState = 'creating' | 'open' | 'paid' | 'void' | 'expired' | 'failed';

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
  /** When the provider is asked about it next; nothing when it is paid or nobody can pay it any more. */
  next_check_at: MaybeMoment;
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
  version: Generated<number>;
  state: WithDefault<RefundState>;
  /** Of the transfer at the bank. */
  reference: string | null;
  paid_on: Day | null;
  entered_by: string | null;
  entered_at: MaybeMoment;
  confirmed_by: string | null;
  paid_at: MaybeMoment;
}

interface RefundEventsTable {
  id: Generated<number>;
  refund_id: number;
  kind: RefundStep['kind'];
  staff_id: string | null;
  reference: string;
  paid_on: Day | null;
  reason: string;
  at: Moment;
}

interface PaymentsTakenBackTable {
  invoice_no: string;
  quote_id: string;
  policy_no: string | null;
  status: string;
  amount: number;
  state: WithDefault<'open' | 'ended' | 'kept'>;
  reported_at: Moment;
  decided_by: string | null;
  decided_at: MaybeMoment;
  reason: WithDefault<string>;
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
    refund_events: RefundEventsTable;
    payments_taken_back: PaymentsTakenBackTable;
    policies: PoliciesTable;
    policy_notices: PolicyNoticesTable;
    refused_notifications: RefusedNotificationsTable;
  }
}

export type Invoice = Selectable<InvoicesTable>;
export type Policy = Selectable<PoliciesTable>;
