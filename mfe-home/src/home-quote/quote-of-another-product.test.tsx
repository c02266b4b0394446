import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { firstToKeep } from '@payung/shared/testing/elsewhere.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { homeJourney } from '#journey.ts';
import { homeServer } from '#testing/home-server.ts';
import { openHome } from '#testing/open-home.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });
const isOfQuote = (id: string): id is keyof typeof screens => id in screens;
const pages = homeJourney.stops.flatMap(({ id, route }) =>
  isOfQuote(id) ? [[route.path, screens[id]] as const] : [],
);

it('leads the quote of another product from each page to its own, agents and customers alike', async () => {
  const kept = await firstToKeep({
    own: [PRODUCT_IDS.home],
    quoteId: QUOTE_ID,
    pages: [
      ...pages,
      ['/home-success-print-policy', screens.policySuccess],
      ['/home-print-policy-error', screens.policyError],
    ],
    open: (Screen, { foreign, ...options }) =>
      openHome(Screen, {
        ...options,
        api: {
          ...homeServer(),
          getHomeQuote: notFound,
          getQuote: foreign,
          homePlans: notFound,
          homeBenefits: notFound,
          paymentState: notFound,
        },
      }),
  });
  expect(kept).toBeUndefined();
});
