import type { ReactNode } from 'react';
import { endpoints } from '#api/endpoints/endpoints.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { isSold, stageRank } from '#domain/stages.ts';
import type { Stage } from '#domain/stages.ts';
import { isReadOnly } from '#journey/order/read-only.ts';
import { useJourneyStep } from '#journey/steps/journey-step.ts';
import { defineJourney } from '#journey/steps/journey.ts';
import type { JourneyAnswers } from '#journey/steps/journey.ts';
import { useQuoteId } from '#journey/steps/quote-address.ts';
import { quoteRead, useJourneyQuote } from '#journey/steps/quote-query.ts';
import { MessagesProvider } from '#messages/provider.tsx';
import { KITE_ID, kiteCatalogue } from './kite.ts';

type Answers = JourneyAnswers<QuoteRecord>;

const isAt =
  (stage: Stage) =>
  ({ quote }: Answers): boolean =>
    quote !== undefined && stageRank(quote.stage) >= stageRank(stage);
const isSoldKite = ({ quote }: Answers): boolean => quote !== undefined && isSold(quote.stage);
const isBegun = ({ quote }: Answers): boolean => quote !== undefined;

/** The stops of the invented product. */
export const kiteJourney = defineJourney<QuoteRecord>()('kite', [
  { id: 'start', route: { path: '/kite-start', step: 1 }, isAnswered: isBegun },
  { id: 'create', route: { path: '/kite-create', step: 1 }, isAnswered: isBegun, isEntry: true },
  {
    id: 'plan',
    route: { path: '/kite-plan', step: 1 },
    isAnswered: ({ quote }) => quote !== undefined && quote.planCode !== '',
  },
  {
    id: 'order',
    route: { path: '/kite-order', step: 1 },
    isSkipped: isSoldKite,
    isAnswered: isAt('Quick Quote Created'),
    isOnlyShown: isReadOnly,
  },
  {
    id: 'created',
    route: { path: '/kite-created' },
    isSkipped: ({ isAgent }) => !isAgent,
    isAnswered: isAt('Quick Quote Created'),
  },
  {
    id: 'customer',
    route: { path: '/kite-customer', step: 2 },
    isAnswered: isAt('Customer Information Updated'),
  },
  { id: 'confirm', route: { path: '/kite-confirm', step: 3 }, isAnswered: isAt('Full Quote Created') },
  {
    id: 'pay',
    route: { path: '/kite-pay', step: 3 },
    isAnswered: ({ quote }) => quote !== undefined && isSold(quote.stage),
  },
]);

export type KiteStop = (typeof kiteJourney.stops)[number]['id'];

export const kiteRead = quoteRead(endpoints.getQuote, { products: [KITE_ID] }, (quoteId, logged) => ({
  query: { quoteId, ...logged },
}));

/** The step of the invented product that a test shows; its quote stands in the address. */
export const useKiteStep = (stop: KiteStop) =>
  useJourneyStep(kiteJourney, stop, useJourneyQuote(kiteRead, useQuoteId(), { quiet: true }));

/** The texts of the invented product around a screen. */
export const kiteFrame = (screen: ReactNode) => (
  <MessagesProvider catalogue={kiteCatalogue}>{screen}</MessagesProvider>
);
