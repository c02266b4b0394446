import type { ChosenBenefit, QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { HandlerContextOf, HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { maskIdCard, maskPassport } from '@payung/shared/domain/people/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from './tables.ts';
import type { Viewer, BenefitNames } from './product/insurance-product.ts';
import { benefitName, dueLinesOf, orderOf } from './price/price.ts';
import type { WireReply } from '#core/http/wire-reply.ts';
import { ApiRefusal, notFound } from '#core/http/api-refusal.ts';
import { findQuoteToShow, findQuote, insertQuoteRead } from '#areas/quote/sql/quotes.ts';
import type { Queries } from '#core/database/database.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Caller } from '#core/access/caller.ts';
import { shownReply } from './wire-record.ts';

/** The record of the quote as its product tells it. */
export const getQuote = async (
  { query, caller, language }: HandlerContextOf<'getQuote'>,
  services: Services,
): Promise<WireReply> => {
  const quote = await requireQuoteToShow(services, query.quoteId);
  const product = services.products.shown(quote.product_id);
  await recordRead(services, { caller, quoteId: quote.id, logkey: query.logkey });
  const viewer = { kind: eventActorOf(caller).kind, language };
  return shownReply(product, await product.recordOf(services.db, quote, viewer));
};

const discountGivenBy = (quote: Quote): QuoteRecord['discountGivenBy'] => {
  if (quote.promo_percent > 0) return 'promo';
  return quote.discount_percent > 0 ? 'agent' : 'nobody';
};

/** What its customer and agent are told of money that goes back; nothing of most quotes. Who entered a transfer is the insurer's. */
export const moneyBackOf = ({
  refunds,
  payment_taken_back_at: takenBackAt,
}: Pick<ShownQuote, 'refunds' | 'payment_taken_back_at'>): Pick<
  QuoteRecord,
  'refunds' | 'paymentTakenBackAt'
> => ({
  ...(refunds === null
    ? {}
    : {
        refunds: refunds.map(({ amount, reason, state, since, paidOn, reference }) => ({
          amount,
          reason,
          isPaid: state === 'paid',
          since: new Date(since).toISOString(),
          ...(state === 'paid' && reference !== null ? { reference } : {}),
          ...(state === 'paid' && paidOn !== null ? { paidOn } : {}),
        })),
      }),
  ...(takenBackAt === null ? {} : { paymentTakenBackAt: takenBackAt.toISOString() }),
});

const amountsOf = (quote: ShownQuote) => ({
  premium: quote.premium,
  discountPercent: quote.discount_percent,
  discountAmount: quote.discount_amount,
  discountGivenBy: discountGivenBy(quote),
  ...(quote.promo_code === '' ? {} : { promoCode: { code: quote.promo_code, percent: quote.promo_percent } }),
  adminCost: quote.admin_cost,
  stampDuty: quote.stamp_duty,
  duePremium: quote.due_premium,
  ...(quote.proposal_no === null ? {} : { proposalNo: quote.proposal_no }),
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  paymentStatus: paymentStatusOf(quote),
  ...(quote.payment_link_expires_at === null
    ? {}
    : { linkExpiresAt: quote.payment_link_expires_at.toISOString() }),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
  ...moneyBackOf(quote),
});

/** Once nothing can be changed any more, an agent has no use for the whole number (data minimisation). */
export const isNumberHidden = (quote: Quote, viewer: Viewer): boolean =>
  viewer.kind === 'agent' && isSold(quote.stage);

const numbersFor = (quote: Quote, viewer: Viewer) => ({
  insuredIdCard: isNumberHidden(quote, viewer) ? maskIdCard(quote.insured_id_card) : quote.insured_id_card,
  insuredPassport: isNumberHidden(quote, viewer)
    ? maskPassport(quote.insured_passport)
    : quote.insured_passport,
});

const insuredOf = (quote: ShownQuote, viewer: Viewer) => ({
  insuredName: quote.insured_name,
  insuredEmail: quote.insured_email,
  insuredPhone: quote.insured_phone,
  insuredBirthDate: quote.insured_birth_date,
  ...numbersFor(quote, viewer),
});

/** The chosen add-ons with their names. */
const chosenBenefits = (quote: Pick<Quote, 'benefits'>, names: BenefitNames): readonly ChosenBenefit[] =>
  quote.benefits.map(({ code, premium }) => ({ code, name: benefitName(names, code).name, premium }));

/** What the records of all products share (PAY-036); `names` are those of the add-ons, by code. */
export const commonRecordOf = (quote: ShownQuote, viewer: Viewer, names: BenefitNames): QuoteRecord => {
  const order = orderOf(quote, names);
  return {
    id: quote.id,
    code: quote.code,
    productId: quote.product_id,
    leadId: quote.lead_id,
    stage: quote.stage,
    version: quote.version,
    planName: quote.plan_name,
    planCode: quote.plan_code,
    benefits: chosenBenefits(quote, names),
    ...amountsOf(quote),
    ...order,
    dueLines: dueLinesOf(quote, order),
    ...insuredOf(quote, viewer),
    startDate: quote.start_date,
    endDate: quote.end_date,
    savedAt: quote.saved_at.toISOString(),
    ...(quote.quoted_at === null ? {} : { quotedAt: quote.quoted_at.toISOString() }),
    validUntil: quote.valid_until,
    agentName: `${quote.first_name} ${quote.last_name}`.trim(),
    ...(quote.rejection === null
      ? {}
      : { rejection: { reason: quote.rejection.reason, at: quote.rejection.at } }),
  };
};

/**
 * Work that may find the quote changed: then the refusal carries the record as it now stands, spelled as a
 * read answers it, so that the screen can show it and ask.
 */
export const withCurrentRecord = async <T>(
  { caller, language }: Pick<HandlerContext, 'caller' | 'language'>,
  { db, clock, products }: Services,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const quoteId = error instanceof ApiRefusal ? error.facts.changedQuoteId : undefined;
    if (!(error instanceof ApiRefusal) || quoteId === undefined) throw error;
    const quote = await findQuoteToShow(db, quoteId, clock.now());
    if (quote === undefined) throw error;
    const product = products.shown(quote.product_id);
    const viewer = { kind: eventActorOf(caller).kind, language };
    const { wire } = shownReply(product, await product.recordOf(db, quote, viewer));
    throw new ApiRefusal(error, error.text, { ...error.facts, current: wire as object });
  }
};

/** The quote; one of another product does not exist for a call that serves one product alone. */
export const requireQuote = async (db: Queries, quoteId: string, productId?: string): Promise<Quote> => {
  const quote = await findQuote(db, quoteId);
  if (quote === undefined || quote.erased_at !== null) throw notFound();
  if ((productId ?? quote.product_id) !== quote.product_id) throw notFound();
  return quote;
};

export const requireQuoteToShow = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  quoteId: string,
  productId?: string,
): Promise<ShownQuote> => {
  const quote = await findQuoteToShow(db, quoteId, clock.now());
  if (quote === undefined || quote.erased_at !== null) throw notFound();
  if ((productId ?? quote.product_id) !== quote.product_id) throw notFound();
  return quote;
};

/** An invoice that ended without an answer of the provider is expired, not pending. */
export const paymentStatusOf = (
  quote: Pick<ShownQuote, 'payment_status' | 'invoice_expires_at'>,
): QuoteRecord['paymentStatus'] => {
  if (quote.payment_status === '') return 'Unpaid';
  return quote.payment_status === 'Pending' && quote.invoice_expires_at === null
    ? 'Expired'
    : quote.payment_status;
};

interface QuoteOpening {
  readonly caller: Caller;
  readonly quoteId: string;
  /** From where it was opened; nothing where that is not logged. */
  readonly logkey: Logkey | undefined;
}

/** An agent opened the quote from a search, the network or a notification: its history keeps that (ruling R60). */
export const recordRead = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { caller, quoteId, logkey }: QuoteOpening,
): Promise<void> => {
  if (logkey === undefined || caller.kind !== 'agent') return;
  await insertQuoteRead(db, { quoteId, agentId: caller.agentId, from: logkey, now: clock.now() });
};
