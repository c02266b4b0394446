import type { Stage } from '#domain/stages.ts';
import type { AdditionalBenefit } from '#domain/travel/benefits.ts';
import type { PlanOffer } from '#domain/travel/pricing.ts';
import type {
  ConfirmQuoteInput,
  CreateTravelQuoteInput,
  PromoCodeInput,
  UpdateTravelQuoteInput,
} from '../schemas/quote-bodies.ts';
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

export interface Traveller {
  readonly fullName: string;
  readonly dob: string;
  readonly idCard?: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly passportNo?: string;
  readonly parentalConsent?: boolean;
}

/** What `user/get-quotes` answers of any product (PAY-036). Dates are YYYY-MM-DD. */
export interface QuoteRecord {
  readonly _id: string;
  readonly quote_Id: string;
  readonly leadId: string;
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

/** The travel record (TRV-003, TRV-081). */
export interface TravelQuoteRecord extends QuoteRecord {
  readonly tripType: number;
  readonly travelCoverageArea: string;
  readonly travelCoverageAreaDesc: string;
  readonly typeofProduct: string;
  readonly occupationType: string;
  readonly departureDate: string;
  readonly arrivalDate: string;
  readonly adultCount: number;
  readonly childCount: number;
  readonly adults: readonly Traveller[];
  readonly childs: readonly Traveller[];
  /** Absent until the COVID question was answered. */
  readonly covid?: boolean;
}

export interface CoverageArea {
  readonly id: string;
  readonly description: string;
  /** 2 is international (ruling K24). */
  readonly tripType: number;
}

type ByQuote = { readonly quoteId: string };

export const quoteEndpoints = {
  getQuotes: endpoint<{
    query: { id: string; logkey?: string };
    reply: { data: readonly [TravelQuoteRecord] };
  }>()({ method: 'GET', path: 'user/get-quotes', effect: 'reads', offline: true, origin: 'specified' }),
  createTravelQuote: endpoint<{
    body: CreateTravelQuoteInput;
    reply: { data: { quoteId: string; quote_Id: string; stage: Stage } };
  }>()({ method: 'POST', path: 'user/create-quote', effect: 'writes', origin: 'assumed' }),
  updateQuote: endpoint<{
    params: ByQuote;
    body: UpdateTravelQuoteInput;
    reply: { message: string; data: TravelQuoteRecord };
  }>()({ method: 'PATCH', path: 'user/update-quote/:quoteId', effect: 'writes', origin: 'specified' }),
  coverageAreas: endpoint<{ reply: readonly CoverageArea[] }>()({
    method: 'GET',
    path: 'user/travel-coveragearea',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  getPlans: endpoint<{ params: ByQuote; reply: { data: readonly [{ Plans: readonly PlanOffer[] }] } }>()({
    method: 'GET',
    path: 'user/get-plan/:quoteId',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'specified',
  }),
  getPlanBenefits: endpoint<{
    params: ByQuote;
    reply: { data: readonly [{ Plans: readonly [{ AdditionalBenefits: readonly AdditionalBenefit[] }] }] };
  }>()({
    method: 'GET',
    path: 'user/plan-benefit/:quoteId',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    origin: 'specified',
  }),
  validatePromo: endpoint<{ body: PromoCodeInput; reply: { discount: number } }>()({
    method: 'POST',
    path: 'user/validate-promocode',
    effect: 'writes',
    origin: 'specified',
  }),
  quickQuote: endpoint<{ params: ByQuote; reply: { data: { quote_Id: string } } }>()({
    method: 'GET',
    path: 'user/quick-quote/:quoteId',
    effect: 'writes',
    origin: 'specified',
  }),
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
  ePolicy: endpoint<{
    query: { quoteId: string; logkey: 'policyDownloadNotification' };
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
