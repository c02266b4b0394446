import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { RefundReason } from '@payung/shared/domain/money/refunds.ts';
import type { InvoiceState, Invoice } from '#areas/payment/tables.ts';

export const findInvoice = (db: Queries, invoiceNo: string): Promise<Invoice | undefined> =>
  db.selectFrom('invoices').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst();

/** The newest invoice of a frozen version that may still be paid. */
export const findUsableInvoice = (
  db: Queries,
  quoteId: string,
  version: number,
): Promise<Invoice | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .where('state', 'in', ['creating', 'open'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const countInvoices = async (db: Queries, proposalNo: string): Promise<number> => {
  const row = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('proposal_no', '=', proposalNo)
    .executeTakeFirstOrThrow();
  return row.made;
};

/** The provider does not want to be asked sooner, nor more often (DOKU check status). */
const CHECK_AFTER_MS = 60_000;

type NewInvoice = Pick<
  Invoice,
  | 'invoice_no'
  | 'quote_id'
  | 'version'
  | 'proposal_no'
  | 'amount'
  | 'request_id'
  | 'created_at'
  | 'expires_at'
>;

export const insertInvoice = (db: Queries, invoice: NewInvoice): Promise<Invoice> =>
  db
    .insertInto('invoices')
    .values({
      ...invoice,
      state: 'creating',
      url: null,
      next_check_at: new Date(invoice.created_at.getTime() + CHECK_AFTER_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The provider has taken the invoice; nothing when it was voided meanwhile. */
export const openInvoice = (
  db: Queries,
  invoiceNo: string,
  checkout: { readonly url: string; readonly expiresAt: Date },
): Promise<Invoice | undefined> =>
  db
    .updateTable('invoices')
    .set({ state: 'open', url: checkout.url, expires_at: checkout.expiresAt })
    .where('invoice_no', '=', invoiceNo)
    .where('state', 'in', ['creating', 'open'])
    .returningAll()
    .executeTakeFirst();

export const setInvoiceState = (db: Queries, invoiceNo: string, state: InvoiceState) =>
  db.updateTable('invoices').set({ state }).where('invoice_no', '=', invoiceNo).execute();

/** A quote that is paid later, or that has changed, has no open invoice. */
export const voidOpenInvoices = (db: Queries, quoteId: string, now: Date) =>
  db
    .updateTable('invoices')
    .set({ state: 'void', voided_at: now })
    .where('quote_id', '=', quoteId)
    .where('paid_at', 'is', null)
    .where('state', '!=', 'void')
    .execute();

/** Money has arrived for it; a void invoice stays void. */
export const markInvoicePaid = (db: Queries, invoice: Invoice, now: Date) =>
  db
    .updateTable('invoices')
    .set({ paid_at: now, next_check_at: null, state: invoice.state === 'void' ? 'void' : 'paid' })
    .where('invoice_no', '=', invoice.invoice_no)
    .execute();

/**
 * The longer an invoice waits the less often it is asked about: after a tenth of its age, at least once an hour; for the
 * last time three days after its end, when a missed payment is still looked for.
 */
export const scheduleNextCheck = (db: Queries, invoiceNo: string, now: Date) =>
  db
    .updateTable('invoices')
    .set({
      next_check_at: sql`case when paid_at is null and expires_at + interval '3 days' > ${now} then
        least(${now}::timestamptz + least(greatest((${now} - created_at) / 10, interval '1 minute'), interval '1 hour'),
          expires_at + interval '3 days') end`,
    })
    .where('invoice_no', '=', invoiceNo)
    .execute();

/** Invoices whose payment the provider may not have reported. */
export const listInvoicesToCheck = async (
  db: Queries,
  now: Date,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('invoices')
    .select('invoice_no')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.invoice_no);
};

interface RefundDue {
  readonly invoice: Invoice;
  readonly amount: number;
  readonly reason: RefundReason;
}

export const insertRefundDue = (db: Queries, { invoice, amount, reason }: RefundDue, now: Date) =>
  db
    .insertInto('refunds_due')
    .values({ invoice_no: invoice.invoice_no, quote_id: invoice.quote_id, amount, reason, created_at: now })
    .execute();

interface PaymentEvent {
  readonly invoiceNo: string;
  readonly requestId: string;
  readonly source: 'notification' | 'status';
  readonly status: string;
  readonly amount: number;
  readonly outcome: string;
}

/** Whether the provider has said that before: it sends what was not answered again. */
export const isKnownEvent = async (
  db: Queries,
  { invoiceNo, requestId, status }: Pick<PaymentEvent, 'invoiceNo' | 'requestId' | 'status'>,
): Promise<boolean> => {
  const row = await db
    .selectFrom('payment_events')
    .select('id')
    .where('invoice_no', '=', invoiceNo)
    .where('request_id', '=', requestId)
    .where('status', '=', status)
    .executeTakeFirst();
  return row !== undefined;
};

/** Audit record of what the provider reported and what came of it. */
export const insertPaymentEvent = (db: Queries, event: PaymentEvent, now: Date) =>
  db
    .insertInto('payment_events')
    .values({
      invoice_no: event.invoiceNo,
      request_id: event.requestId,
      source: event.source,
      status: event.status,
      amount: event.amount,
      outcome: event.outcome,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['invoice_no', 'request_id', 'status']).doNothing())
    .execute();

/** Why a quote cannot be erased now. */
export interface Obstacles {
  /** When the open payment page ends. */
  readonly payableUntil: Date | undefined;
  /** Money came for it, and is recorded with it. */
  readonly hasMoney: boolean;
}

export const findObstacles = async (db: Queries, quoteId: string, now: Date): Promise<Obstacles> => {
  const open = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.max('expires_at').as('until'))
    .where('quote_id', '=', quoteId)
    .where('state', 'in', ['creating', 'open'])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const paid = await db
    .selectFrom('invoices')
    .select('invoice_no')
    .where('quote_id', '=', quoteId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  const refund = await db
    .selectFrom('refunds_due')
    .select('id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return { payableUntil: open?.until ?? undefined, hasMoney: (paid ?? refund) !== undefined };
};

/** When the open invoice of a quote's frozen version ends; the quotes table must be called q. */
export const openInvoiceEnd = (now: Date) =>
  sql<Date | null>`(select max(i.expires_at) from invoices i
    where i.quote_id = q.id and i.version = q.proposal_version and i.state = 'open' and i.expires_at > ${now})`.as(
    'invoice_expires_at',
  );

/**
 * When the newest payment link of the frozen version ends, or ended; one that was voided is no link any more. The
 * quotes table must be called q.
 */
export const newestPaymentLinkEnd = sql<Date | null>`(select max(i.expires_at) from invoices i
  where i.quote_id = q.id and i.version = q.proposal_version and i.state in ('open', 'expired'))`.as(
  'payment_link_expires_at',
);
