import { randomUUID } from 'node:crypto';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isPriceOver, PAYMENT_LINK_HOURS, paymentLinkExpiresAt } from '@payung/shared/domain/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { normalisePhone } from '@payung/shared/domain/phone.ts';
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
import type { AskOf } from '../area.ts';
import { absent, refused, stale, unavailable } from '../refusal.ts';
import type { CheckoutOrder } from '#providers/payment/payment-provider.ts';
import type { Language } from '../language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';

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
  if (isPriceOver(quote.valid_until, today)) throw refused(TEXTS.priceExpired);
};

const isUsable = (invoice: Invoice, now: Date): boolean =>
  invoice.state === 'open'
    ? invoice.expires_at > now
    : now.getTime() - invoice.created_at.getTime() < ABANDONED_MS;

/** The open invoice of the frozen version, or a new one: two clicks share one. */
const reserveInvoice = async (services: Services, tx: Queries, proposalNo: string, now: Date) => {
  const found = await findQuoteByProposal(tx, proposalNo);
  const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
  // The proposal may have been voided while we waited for the lock.
  if (quote === undefined || quote.proposal_no !== proposalNo) throw absent();
  requirePayable(services, quote, todayInJakarta(now));
  const version = quote.proposal_version ?? quote.version;
  const earlier = await findUsableInvoice(tx, quote.id, version);
  if (earlier !== undefined && isUsable(earlier, now)) return { quote, invoice: earlier };
  if (earlier !== undefined) {
    await setInvoiceState(tx, earlier.invoice_no, earlier.state === 'open' ? 'expired' : 'failed');
  }
  const invoice = await insertInvoice(tx, {
    invoice_no: `${proposalNo}-${(await countInvoices(tx, proposalNo)) + 1}`,
    quote_id: quote.id,
    version,
    proposal_no: proposalNo,
    amount: quote.due_premium,
    request_id: randomUUID(),
    created_at: now,
    expires_at: new Date(paymentLinkExpiresAt(now.getTime())),
  });
  return { quote, invoice };
};

const orderOf = (services: Services, quote: Quote, invoice: Invoice, language: Language): CheckoutOrder => ({
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

export const checkout = async (ask: AskOf<'checkout'>, services: Services) => {
  const { proposalNo } = ask.query;
  const { quote, invoice } = await transaction(services.db, (tx) =>
    reserveInvoice(services, tx, proposalNo, services.clock.now()),
  );
  if (invoice.state === 'open' && invoice.url !== null) {
    return { response: { payment: { url: invoice.url, expired_date: expiredDate(invoice.expires_at) } } };
  }
  const made = await askProvider(services, orderOf(services, quote, invoice, ask.language));
  await transaction(services.db, async (tx) => {
    const current = await lockQuote(tx, quote.id);
    const opened = await openInvoice(tx, invoice.invoice_no, made);
    // Somebody changed the quote while the provider was asked.
    if (opened === undefined || current?.proposal_no !== proposalNo) throw stale();
    await saveQuote(tx, quote.id, { payment_status: 'Pending' });
  });
  return { response: { payment: { url: made.url, expired_date: expiredDate(made.expiresAt) } } };
};
