import { endpoint, sameCall } from '@payung/shared/api/endpoint.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { createdQuoteCodec, savedQuoteCodec } from '@payung/shared/api/endpoints/quote-codecs.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import type { ByQuote, CreatedQuote, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { listOf, only, record, under } from '@payung/shared/wire/wire-names.ts';
import { newTravelQuote, travelChange } from './changes.ts';
import type { NewTravelQuote, TravelChange } from './changes.ts';
import { additionalBenefits, planOffers } from './plans.ts';
import type { AdditionalBenefit, PlanOffer } from './plans.ts';
import { travelQuoteRecord } from './record.ts';
import type { TravelQuoteRecord } from './record.ts';

/** A destination that a quote may have. */
export interface CoverageArea {
  readonly id: string;
  readonly name: string;
  /** 2 is international (ruling K24). */
  readonly tripType: number;
}

const reads = { method: 'GET', effect: 'reads', offline: true, origin: 'specified' } as const;

/** The calls that only travel has. */
export const travelCalls = {
  createTravelQuote: endpoint<{ body: NewTravelQuote; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'user/create-quote',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    wire: { body: newTravelQuote, reply: createdQuoteCodec },
    origin: 'assumed',
  }),
  coverageAreas: endpoint<{ reply: readonly CoverageArea[] }>()({
    ...reads,
    path: 'user/travel-coveragearea',
    service: 'user',
    wire: { reply: listOf(record<CoverageArea>({ name: 'description' })) },
  }),
  getPlans: endpoint<{ params: ByQuote; reply: readonly PlanOffer[] }>()({
    ...reads,
    path: 'user/get-plan/:quoteId',
    service: 'user',
    lang: 'langId',
    wire: { reply: under('data', only(under('Plans', planOffers))) },
  }),
  getPlanBenefits: endpoint<{ params: ByQuote; reply: readonly AdditionalBenefit[] }>()({
    ...reads,
    path: 'user/plan-benefit/:quoteId',
    service: 'user',
    lang: 'langId',
    wire: {
      reply: under('data', only(under('Plans', only(under('AdditionalBenefits', additionalBenefits))))),
    },
  }),
} as const;

/** With the calls that every product has, in the types of travel. */
export const travelEndpoints = {
  ...travelCalls,
  getTravelQuote: sameCall<{ query: { quoteId: string; logkey?: Logkey }; reply: TravelQuoteRecord }>()(
    quoteEndpoints.getQuote,
    { query: quoteEndpoints.getQuote.wire.query, reply: under('data', only(travelQuoteRecord)) },
  ),
  updateTravelQuote: sameCall<{
    params: ByQuote;
    body: TravelChange;
    reply: SavedQuote<TravelQuoteRecord>;
  }>()(quoteEndpoints.updateQuote, { body: travelChange, reply: savedQuoteCodec(travelQuoteRecord) }),
} as const;
