import type { ReactNode } from 'react';
import { endpoints } from '#api/endpoints/endpoints.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { isReadOnly } from '#journey/order/read-only.ts';
import { defineJourney, hasQuote, hasReached, wasSold } from '#journey/steps/journey.ts';
import { productKit } from '#journey/steps/product-kit.ts';
import { MessagesProvider } from '#messages/provider.tsx';
import { KITE_ID, kiteCatalogue } from './kite.ts';

/** The stops of the invented product. */
const kiteJourney = defineJourney<QuoteRecord>()('kite', [
  { id: 'start', route: { path: '/kite-start', step: 1 }, isAnswered: hasQuote },
  { id: 'create', route: { path: '/kite-create', step: 1 }, isAnswered: hasQuote, isEntry: true },
  {
    id: 'plan',
    route: { path: '/kite-plan', step: 1 },
    isAnswered: ({ quote }) => quote !== undefined && quote.planCode !== '',
  },
  {
    id: 'order',
    route: { path: '/kite-order', step: 1 },
    isSkipped: wasSold,
    isAnswered: hasReached('Quick Quote Created'),
    isOnlyShown: isReadOnly,
  },
  {
    id: 'created',
    route: { path: '/kite-created' },
    isSkipped: ({ isAgent }) => !isAgent,
    isAnswered: hasReached('Quick Quote Created'),
  },
  {
    id: 'customer',
    route: { path: '/kite-customer', step: 2 },
    isAnswered: hasReached('Customer Information Updated'),
  },
  { id: 'confirm', route: { path: '/kite-confirm', step: 3 }, isAnswered: hasReached('Full Quote Created') },
  {
    id: 'pay',
    route: { path: '/kite-pay', step: 3 },
    isAnswered: wasSold,
  },
]);

export type KiteStop = (typeof kiteJourney.stops)[number]['id'];

export const { read: kiteRead, useStep: useKiteStep } = productKit({
  journey: kiteJourney,
  products: [KITE_ID],
  read: endpoints.getQuote,
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
});

/** The texts of the invented product around a screen. */
export const kiteFrame = (screen: ReactNode) => (
  <MessagesProvider catalogue={kiteCatalogue}>{screen}</MessagesProvider>
);
