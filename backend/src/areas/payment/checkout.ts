import { randomUUID } from 'node:crypto';
import type { Checkout } from '@payung/shared/api/endpoints/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import {
  isPriceExpired,
  PAYMENT_LINK_HOURS,
  paymentLinkExpiresAt,
} from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import {
  countInvoices,
  findUsableInvoice,
  insertInvoice,
  openInvoice,
  setInvoiceState,
} from '#repositories/invoices.ts';
import { findQuoteByProposal, lockQuote, saveQuote } from '#repositories/quotes.ts';
import type { Invoice, Quote } from '#repositories/tables.ts';
import type { HandlerContextOf } from '../handler.ts';
import { notFound, refused, conflict, unavailable } from '#http/api-refusal.ts';
import type { CheckoutOrder } from '#providers/payment/payment-provider.ts';
import type { Language } from '#http/language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#http/texts.ts';

/** A provider that did not answer for so long is asked under a new number. */
const ABANDONED_MS = 120_000;

export const requirePayable = (
  { productOf }: Pick<Services, 'productOf'>,
  quote: Quote,
  today: string,
): void => {
  if (isSold(quote.stage)) throw refused(TEXTS.sold);
  if (quote.stage !== 'Full Quote Created' || quote.proposal_no === null) throw refused(TEXTS.confirmFirst);
  const problem = productOf(quote.product_id).startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  if (isPriceExpired(quote.valid_until, today)) throw refused(TEXTS.priceExpired);
};

const isUsable = (invoice: Invoice, now: Date): boolean =>
  invoice.state === 'open'
    ? invoice.expires_at > now
    : now.getTime() - invoice.created_at.getTime() < ABANDONED_MS;

/** A new invoice in place of one that can no longer be used. */
const makeInvoice = async (tx: Queries, quote: Quote, now: Date): Promise<Invoice> => {
  const proposalNo = quote.proposal_no ?? '';
  return insertInvoice(tx, {
    invoice_no: `${proposalNo}-${(await countInvoices(tx, proposalNo)) + 1}`,
    quote_id: quote.id,
    version: quote.proposal_version ?? quote.version,
    proposal_no: proposalNo,
    amount: quote.due_premium,
    request_id: randomUUID(),
    created_at: now,
    expires_at: new Date(paymentLinkExpiresAt(now.getTime())),
  });
};

interface Reserved {
  readonly quote: Quote;
  readonly invoice: Invoice;
}

/** The open invoice of the frozen version, or a new one: two clicks share one. */
const reserveInvoice = async (services: Services, tx: Queries, proposalNo: string): Promise<Reserved> => {
  const now = services.clock.now();
  const found = await findQuoteByProposal(tx, proposalNo);
  const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
  // The proposal may have been voided while we waited for the lock.
  if (quote === undefined || quote.proposal_no !== proposalNo) throw notFound();
  requirePayable(services, quote, todayInJakarta(now));
  const earlier = await findUsableInvoice(tx, quote.id, quote.proposal_version ?? quote.version);
  if (earlier !== undefined && isUsable(earlier, now)) return { quote, invoice: earlier };
  if (earlier !== undefined) {
    await setInvoiceState(tx, earlier.invoice_no, earlier.state === 'open' ? 'expired' : 'failed');
  }
  return { quote, invoice: await makeInvoice(tx, quote, now) };
};

const orderOf = (services: Services, { quote, invoice }: Reserved, language: Language): CheckoutOrder => ({
  invoiceNumber: invoice.invoice_no,
  amount: invoice.amount,
  // The same request asked twice is one request to the provider.
  requestId: invoice.request_id,
  dueMinutes: PAYMENT_LINK_HOURS * 60,
  language,
  customer: {
    name: quote.insured_name,
    email: quote.insured_email,
    phone: normalisePhone(quote.insured_phone),
  },
  returnUrl: `${services.publicUrl}/app/paymentresponse?quoteId=${quote.id}`,
  lineItems: [
    {
      name: `${services.productOf(quote.product_id).name} ${quote.plan_name}`.trim(),
      price: invoice.amount,
      quantity: 1,
    },
  ],
});

/** Outside any transaction: a provider that hangs must not hold the database. */
const askProvider = async (services: Services, order: CheckoutOrder) => {
  try {
    return await services.payments.createCheckout(order);
  } catch {
    throw unavailable(TEXTS.paymentDown);
  }
};

/** `yyyyMMddHHmmss` in UTC+7, as the provider writes it. */
const expiredDate = (expiresAt: Date): string =>
  new Date(expiresAt.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

export const checkout = async (
  { query, language }: HandlerContextOf<'checkout'>,
  services: Services,
): Promise<Checkout> => {
  const { proposalNo } = query;
  const reserved = await transaction(services.db, (tx) => reserveInvoice(services, tx, proposalNo));
  const { quote, invoice } = reserved;
  if (invoice.state === 'open' && invoice.url !== null) {
    return { url: invoice.url, expiresAt: expiredDate(invoice.expires_at) };
  }
  const made = await askProvider(services, orderOf(services, reserved, language));
  await transaction(services.db, async (tx) => {
    const current = await lockQuote(tx, quote.id);
    const opened = await openInvoice(tx, invoice.invoice_no, made);
    // Somebody changed the quote while the provider was asked.
    if (opened === undefined || current?.proposal_no !== proposalNo) throw conflict();
    await saveQuote(tx, quote.id, { payment_status: 'Pending' });
  });
  return { url: made.url, expiresAt: expiredDate(made.expiresAt) };
};
