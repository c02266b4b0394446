import type { Stage } from '#domain/stages.ts';
import type { ChangePhoneInput, ConfirmQuoteInput } from '../schemas/quote-bodies.ts';
import { endpoint } from '../endpoint.ts';

/** Amounts are whole rupiah, computed by the server only. */
export interface ChosenBenefit {
  readonly BenefitCode: string;
  readonly BenefitDesc: string;
  readonly Premium: number;
}

export interface PromoCode {
  readonly promoCode: string;
  readonly discountPercent: number;
}

/** What `user/get-quotes` answers of any product (PAY-036). Dates are YYYY-MM-DD. */
export interface QuoteRecord {
  readonly _id: string;
  readonly quote_Id: string;
  readonly product_Id: string;
  readonly stage: Stage;
  /** Grows with every change; a stale change is refused. */
  readonly version: number;
  readonly planName: string;
  readonly planCode: string;
  readonly premium: number;
  readonly additionalBenefits: readonly ChosenBenefit[];
  readonly discountPercent: number;
  readonly discountAmount: number;
  /** Who gave the discount. */
  readonly discountGivenBy: 'agent' | 'promo' | 'nobody';
  readonly promoCodeList: readonly PromoCode[];
  readonly adminCost: number;
  readonly stampDuty: number;
  readonly duePremium: number;
  readonly proposalNo?: string;
  readonly policyNo?: string;
  readonly paymentStatus: 'Unpaid' | 'Pending' | 'Paid' | 'PayLater' | 'Expired' | 'Failed';
  readonly payLaterDueDate?: string;
  readonly insuredName: string;
  readonly insuredEmail: string;
  readonly insuredMobile: string;
  readonly insuredDob: string;
  readonly insuredIdCard: string;
  readonly insuredPassportNo: string;
  readonly effectiveDate: string;
  /** Only where the cover is a journey: it cannot be paid once it has begun (ruling K76). */
  readonly departureDate?: string;
  readonly expiryDate: string;
  readonly coverageOption: number;
  readonly duration: number;
  readonly isEligibleForMultiyear: boolean;
  readonly savedAt: string;
  /** The day until which the price holds. */
  readonly validUntil: string;
  readonly agentName: string;
}

export type ByQuote = { readonly quoteId: string };

/** Calls that serve every product in the same way. */
export const quoteEndpoints = {
  getQuotes: endpoint<{
    query: { id: string; logkey?: string };
    reply: { data: readonly [QuoteRecord] };
  }>()({ method: 'GET', path: 'user/get-quotes', effect: 'reads', offline: true, origin: 'specified' }),
  /** The phone that the link's one-time code goes to; only the agent sets it (ruling K61). */
  changePhone: endpoint<{
    params: ByQuote;
    body: ChangePhoneInput;
    reply: { message: string; data: QuoteRecord };
  }>()({ method: 'PATCH', path: 'user/quote-phone/:quoteId', effect: 'writes', origin: 'assumed' }),
  /** Freezes the version to be paid, records the consents and gives the proposal number. */
  confirmQuote: endpoint<{
    params: ByQuote;
    body: ConfirmQuoteInput;
    reply: { data: { proposalNo: string } };
  }>()({ method: 'POST', path: 'user/full-quote/:quoteId', effect: 'writes', origin: 'assumed' }),
  /** A share link (type=lead), or the link to the policy or quotation PDF (isEPdfLink). */
  generateLink: endpoint<{
    query: { type: 'lead'; quoteId: string; isEPdfLink?: 'true'; pdfType?: 'policy' | 'quickQuote' };
    reply: { link: string; expiresAt: string };
  }>()({ method: 'GET', path: 'user/generate-link', effect: 'writes', origin: 'specified' }),
  /** Motor asks with the policy number, the others with the logkey (PAY-027, PAY-028). */
  ePolicy: endpoint<{
    query: { quoteId: string; logkey?: 'policyDownloadNotification'; policyNo?: string };
    reply: Blob;
  }>()({
    method: 'GET',
    path: 'user/e-policy',
    effect: 'reads',
    secure: true,
    binary: true,
    origin: 'specified',
  }),
  eQuotation: endpoint<{ query: { quoteId: string }; reply: Blob }>()({
    method: 'GET',
    path: 'user/e-quotation',
    effect: 'reads',
    binary: true,
    origin: 'specified',
  }),
} as const;
