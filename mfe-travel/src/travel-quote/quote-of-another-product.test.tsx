import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { firstToKeep } from '@payung/shared/testing/elsewhere.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { travelJourney } from '#journey.ts';
import { openTravel } from '#testing/open-travel.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });
const isOfQuote = (id: string): id is keyof typeof screens => id in screens;
const pages = travelJourney.stops.flatMap(({ id, route }) =>
  isOfQuote(id) ? [[route.path, screens[id]] as const] : [],
);

it('leads the quote of another product from each page to its own, agents and customers alike', async () => {
  const kept = await firstToKeep({
    own: [PRODUCT_IDS.travel],
    quoteId: QUOTE_ID,
    pages,
    open: (Screen, { foreign, ...options }) =>
      openTravel(Screen, {
        ...options,
        api: {
          ...travelServer(),
          getTravelQuote: foreign as never,
          getPlans: notFound,
          getPlanBenefits: notFound,
        },
      }),
  });
  expect(kept).toBeUndefined();
});
