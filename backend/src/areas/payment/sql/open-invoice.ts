import { sql } from 'kysely';

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
