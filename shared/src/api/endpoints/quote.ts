import type { PriceLine } from '#domain/money/price-lines.ts';
import type { Stage } from '#domain/stages.ts';
import type { ConfirmQuoteInput } from '../schemas/quote-bodies.ts';
import { endpoint } from '../endpoint.ts';
import type { Codec } from '#wire/wire-names.ts';
import { listOf, only, record, renamed, under } from '#wire/wire-names.ts';
import type { Logkey } from '#domain/resume-type.ts';

/** An add-on that was chosen. Amounts are whole rupiah, computed by the server only. */
export interface ChosenBenefit {
  readonly code: string;
  readonly name: string;
  readonly premium: number;
}

export interface PromoCode {
  readonly code: string;
  readonly percent: number;
}

export type PaymentStatus =
  | 'Unpaid'
  | 'Pending'
  | 'Paid'
  | 'PayLater'
  /** To be paid later, and not paid by its due date. */
  | 'Cancelled'
  | 'Expired'
  | 'Failed';

/** What every quote says, whichever product it is of (PAY-036). Days are YYYY-MM-DD. */
export interface QuoteRecord {
  readonly id: string;
  /** The code that people read. */
  readonly code: string;
  readonly productId: string;
  readonly leadId: string;
  readonly stage: Stage;
  /** Grows with every change; a change of an older version is refused. */
  readonly version: number;
  readonly planName: string;
  readonly planCode: string;
  readonly premium: number;
  readonly benefits: readonly ChosenBenefit[];
  readonly discountPercent: number;
  readonly discountAmount: number;
  /** Who gave the discount. */
  readonly discountGivenBy: 'agent' | 'promo' | 'nobody';
  readonly promoCode?: PromoCode;
  /** The order line by line, without admin cost, and its total: what an order summary shows (ruling K15). */
  readonly orderLines: readonly PriceLine[];
  readonly addOnTotal: number;
  readonly subtotal: number;
  /** What is due line by line; its total is `duePremium` (PAY-034). */
  readonly dueLines: readonly PriceLine[];
  readonly adminCost: number;
  readonly stampDuty: number;
  readonly duePremium: number;
  readonly proposalNo?: string;
  readonly policyNo?: string;
  readonly paymentStatus: PaymentStatus;
  /** When the newest payment link ends or ended: a moment in ISO. */
  readonly linkExpiresAt?: string;
  readonly payLaterDueDate?: string;
  readonly insuredName: string;
  readonly insuredEmail: string;
  readonly insuredPhone: string;
  readonly insuredBirthDate: string;
  readonly insuredIdCard: string;
  readonly insuredPassport: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Only where the cover is a journey: it cannot be paid once it has begun (ruling K76). */
  readonly departureDate?: string;
  readonly savedAt: string;
  /** When its quick quote was made; nothing until then, and after a change of the price. */
  readonly quotedAt?: string;
  /** The day until which the price holds. */
  readonly validUntil: string;
  readonly agentName: string;
  /** Refused by the insurer for good: why, and when (ISO 8601). Nothing more can be changed or paid. */
  readonly rejection?: { readonly reason: string; readonly at: string };
}

export type ByQuote = { readonly quoteId: string };

export const chosenBenefits = listOf(
  record<ChosenBenefit>({ code: 'BenefitCode', name: 'BenefitDesc', premium: 'Premium' }),
);

const promoCodes: Codec<PromoCode> = only(
  record<PromoCode>({ code: 'promoCode', percent: 'discountPercent' }),
);

/** On the wire a list of one code or none. */
const promoCodeList: Codec<PromoCode> = {
  encode: promoCodes.encode,
  decode: (wire) =>
    ((wire as readonly unknown[]).length === 0 ? undefined : promoCodes.decode(wire)) as PromoCode,
};

/** How the common part of a record is spelled; a product adds its own fields. */
export const quoteNames = {
  id: '_id',
  code: 'quote_Id',
  productId: 'product_Id',
  benefits: renamed('additionalBenefits', chosenBenefits),
  promoCode: renamed('promoCodeList', promoCodeList),
  insuredPhone: 'insuredMobile',
  insuredBirthDate: 'insuredDob',
  insuredPassport: 'insuredPassportNo',
  startDate: 'effectiveDate',
  endDate: 'expiryDate',
} as const;

export const quoteRecord = record<QuoteRecord>(quoteNames);

/** A change that was saved: the record as it then stands. */
export interface SavedQuote<Quote extends QuoteRecord = QuoteRecord> {
  readonly message: string;
  readonly quote: Quote;
}

export const savedQuote = <Quote extends QuoteRecord>(quote: Codec<Quote>): Codec<SavedQuote<Quote>> =>
  record<SavedQuote<Quote>>({ quote: renamed('data', quote) });

/** A quote that was made. */
export interface CreatedQuote {
  readonly quoteId: string;
  readonly code: string;
  readonly stage: Stage;
}

export const createdQuote = under('data', record<CreatedQuote>({ code: 'quote_Id' }));

/** What the add-ons that are being chosen would cost: the order without admin cost. */
export interface PricePreview {
  readonly orderLines: readonly PriceLine[];
  /** The add-ons alone. */
  readonly addOnTotal: number;
  readonly subtotal: number;
}

/** A code that counts, and its percent. */
export interface ValidPromoCode {
  readonly percent: number;
}

/** Calls that serve every product; the quote's product says what a change means. */
export const quoteEndpoints = {
  getQuote: endpoint<{ query: { quoteId: string; logkey?: Logkey }; reply: QuoteRecord }>()({
    method: 'GET',
    path: 'user/get-quotes',
    service: 'user',
    effect: 'reads',
    offline: true,
    wire: {
      query: record<{ quoteId: string; logkey?: Logkey }>({ quoteId: 'id' }),
      reply: under('data', only(quoteRecord)),
    },
    origin: 'specified',
  }),
  /** The body is the product's: it gives this call its own types with `sameCall`. */
  updateQuote: endpoint<{ params: ByQuote; body: unknown; reply: SavedQuote }>()({
    method: 'PATCH',
    path: 'user/update-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { reply: savedQuote(quoteRecord) },
    origin: 'specified',
  }),
  quickQuote: endpoint<{ params: ByQuote; reply: { code: string } }>()({
    method: 'GET',
    path: 'user/quick-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { reply: under('data', record<{ code: string }>({ code: 'quote_Id' })) },
    origin: 'specified',
  }),
  /** `quoteId` is left out by customers, who have one quote. */
  validatePromoCode: endpoint<{ body: { code: string; quoteId?: string }; reply: ValidPromoCode }>()({
    method: 'POST',
    path: 'user/validate-promocode',
    service: 'user',
    effect: 'writes',
    wire: {
      body: record<{ code: string; quoteId?: string }>({ code: 'promoCode' }),
      reply: record<ValidPromoCode>({ percent: 'discount' }),
    },
    origin: 'specified',
  }),
  /** `benefits` are codes of add-ons, with commas between them; empty for none. */
  previewPrice: endpoint<{ params: ByQuote; query: { benefits: string }; reply: PricePreview }>()({
    method: 'GET',
    path: 'user/price-preview/:quoteId',
    service: 'user',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** The phone that the link's one-time code goes to; only the agent sets it (ruling K61). */
  changePhone: endpoint<{ params: ByQuote; body: { phone: string }; reply: SavedQuote }>()({
    method: 'PATCH',
    path: 'user/quote-phone/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: {
      body: record<{ phone: string }>({ phone: 'insuredMobile' }),
      reply: savedQuote(quoteRecord),
    },
    origin: 'assumed',
  }),
  /** Freezes the version to be paid, records the consents and gives the proposal number. */
  confirmQuote: endpoint<{
    params: ByQuote;
    body: ConfirmQuoteInput;
    reply: { proposalNo: string };
  }>()({
    method: 'POST',
    path: 'user/full-quote/:quoteId',
    service: 'user',
    effect: 'writes',
    wire: { reply: under('data', record<{ proposalNo: string }>({})) },
    origin: 'assumed',
  }),
  /** A share link (type=lead), or the link to the policy or quotation PDF (isEPdfLink). */
  generateLink: endpoint<{
    query: { type: 'lead'; quoteId: string; isEPdfLink?: 'true'; pdfType?: 'policy' | 'quickQuote' };
    reply: { link: string; expiresAt: string };
  }>()({ method: 'GET', path: 'user/generate-link', service: 'user', effect: 'writes', origin: 'specified' }),
  /** Some products ask with the policy number, the others with the logkey (PAY-027, PAY-028). */
  ePolicy: endpoint<{
    query: {
      quoteId: string;
      logkey?: 'policyDownloadNotification';
      policyNo?: string;
      /** In place of the policy: that it was paid. */
      document?: 'receipt';
    };
    reply: Blob;
  }>()({
    method: 'GET',
    path: 'user/e-policy',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    secure: true,
    binary: true,
    origin: 'specified',
  }),
  eQuotation: endpoint<{ query: { quoteId: string }; reply: Blob }>()({
    method: 'GET',
    path: 'user/e-quotation',
    counted: 'documents',
    service: 'user',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
