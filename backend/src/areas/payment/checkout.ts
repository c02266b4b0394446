import { randomUUID } from 'node:crypto';
import type { Checkout } from '@payung/shared/schemas/payment.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { paymentLinkExpiresAt } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import {
  countInvoices,
  findUsableInvoice,
  insertInvoice,
  openInvoice,
  setInvoiceState,
} from '#areas/payment/sql/invoices.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { setPaymentStatus } from '#areas/quote/sql/write-quote.ts';
import type { Invoice } from './tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { HandlerContextOf } from '../area.ts';
import { conflict, unavailable } from '#core/http/api-refusal.ts';
import type { CheckoutOrder } from '#providers/payment/payment-provider.ts';
import type { Language } from '#core/http/language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { withCurrentRecord } from '../quote/quote-record.ts';
import { keepAgreedTerms } from './agreed-terms.ts';
import { lockProposal, requirePayable } from './payable.ts';

/** A provider that did not answer for so long is asked under a new number. */
const ABANDONED_MS = 120_000;

const isUsable = (invoice: Invoice, now: Date): boolean =>
  invoice.state === 'open'
    ? invoice.expires_at > now
    : now.getTime() - invoice.created_at.getTime() < ABANDONED_MS;

/** A link ends after 24 hours, and with the day on which a policy must be paid. */
const linkEndsAt = ({ payment_status: status, pay_later_due: due }: Quote, now: Date): Date => {
  const latest = paymentLinkExpiresAt(now.getTime());
  if (status !== 'PayLater' || due === null) return new Date(latest);
  return new Date(Math.min(latest, Date.parse(`${addDays(due, 1)}T00:00:00+07:00`)));
};

/** A new invoice in place of one that can no longer be used. */
export const makeInvoice = async (tx: Queries, quote: Quote, now: Date): Promise<Invoice> => {
  const proposalNo = quote.proposal_no ?? '';
  return insertInvoice(tx, {
    invoice_no: `${proposalNo}-${(await countInvoices(tx, proposalNo)) + 1}`,
    quote_id: quote.id,
    version: quote.proposal_version ?? quote.version,
    proposal_no: proposalNo,
    amount: quote.due_premium,
    request_id: randomUUID(),
    created_at: now,
    expires_at: linkEndsAt(quote, now),
  });
};

interface ReservedInvoice {
  readonly quote: Quote;
  readonly invoice: Invoice;
}

/** The open invoice of the frozen version, or a new one: two clicks share one. */
const reserveInvoice = async (
  { query, caller, language }: HandlerContextOf<'checkout'>,
  services: Services,
  tx: Queries,
): Promise<ReservedInvoice> => {
  const now = services.clock.now();
  const quote = await lockProposal(tx, query.proposalNo);
  requirePayable(services, quote, todayInJakarta(now));
  await keepAgreedTerms(tx, { quote, request: query, actor: eventActorOf(caller), language, now });
  const earlier = await findUsableInvoice(tx, quote.id, quote.proposal_version ?? quote.version);
  if (earlier !== undefined && isUsable(earlier, now)) return { quote, invoice: earlier };
  if (earlier !== undefined) {
    await setInvoiceState(tx, earlier.invoice_no, earlier.state === 'open' ? 'expired' : 'failed');
  }
  return { quote, invoice: await makeInvoice(tx, quote, now) };
};

const orderOf = (
  services: Services,
  { quote, invoice }: ReservedInvoice,
  language: Language,
): CheckoutOrder => ({
  invoiceNumber: invoice.invoice_no,
  amount: invoice.amount,
  // The same request asked twice is one request to the provider.
  requestId: invoice.request_id,
  dueMinutes: Math.max(1, Math.floor((invoice.expires_at.getTime() - invoice.created_at.getTime()) / 60_000)),
  language,
  customer: {
    name: quote.insured_name,
    email: quote.insured_email,
    phone: normalisePhone(quote.insured_phone),
  },
  returnUrl: `${services.publicUrl}/app/paymentresponse?quoteId=${quote.id}`,
  lineItems: [
    {
      name: `${services.products.shown(quote.product_id).name[language]} ${quote.plan_name}`.trim(),
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

const makeCheckout = async (context: HandlerContextOf<'checkout'>, services: Services): Promise<Checkout> => {
  const { proposalNo } = context.query;
  const reserved = await transaction(services.db, (tx) => reserveInvoice(context, services, tx));
  const { quote, invoice } = reserved;
  if (invoice.state === 'open' && invoice.url !== null) {
    return { url: invoice.url, expiresAt: invoice.expires_at.toISOString() };
  }
  const made = await askProvider(services, orderOf(services, reserved, context.language));
  await transaction(services.db, async (tx) => {
    const current = await lockQuote(tx, quote.id);
    const opened = await openInvoice(tx, invoice.invoice_no, made);
    // Somebody changed the quote while the provider was asked.
    if (opened === undefined || current?.proposal_no !== proposalNo) throw conflict(quote.id);
    // The status of a policy that is paid later, or was paid meanwhile, is not overwritten.
    if (!isSold(current.stage)) await setPaymentStatus(tx, quote.id, 'Pending');
  });
  return { url: made.url, expiresAt: made.expiresAt.toISOString() };
};

/** A page of the provider to pay at: of the open invoice, or of a new one. */
export const checkout = (context: HandlerContextOf<'checkout'>, services: Services): Promise<Checkout> =>
  withCurrentRecord(context, services, () => makeCheckout(context, services));
