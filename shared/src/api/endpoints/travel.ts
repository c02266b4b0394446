import type { Stage } from '#domain/stages.ts';
import type { AdditionalBenefit } from '#domain/travel/benefits.ts';
import type { PlanOffer } from '#domain/travel/pricing.ts';
import type { CreateTravelQuoteInput, UpdateTravelQuoteInput } from '../schemas/travel-bodies.ts';
import type { PromoCodeInput } from '../schemas/quote-bodies.ts';
import { endpoint } from '../endpoint.ts';
import type { ByQuote, QuoteRecord } from './quote.ts';

export interface Traveller {
  readonly fullName: string;
  readonly dob: string;
  readonly idCard?: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly passportNo?: string;
  readonly parentalConsent?: boolean;
}

/** The travel record (TRV-003, TRV-081). */
export interface TravelQuoteRecord extends QuoteRecord {
  readonly leadId: string;
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

export const travelEndpoints = {
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
} as const;
