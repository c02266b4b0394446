import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { firstToKeep } from '@payung/shared/testing/elsewhere.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { accidentJourney } from '#journey.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { screens } from '../screens.ts';

const notFound = refuse({ status: 404, errCode: 4, errMsg: 'Not found' });
const isOfQuote = (id: string): id is keyof typeof screens => id in screens;
const pages = accidentJourney.stops.flatMap(({ id, route }) =>
  isOfQuote(id) ? [[route.path, screens[id]] as const] : [],
);

it('leads the quote of another product from each page to its own, agents and customers alike', async () => {
  const kept = await firstToKeep({
    own: [PRODUCT_IDS.pa],
    quoteId: QUOTE_ID,
    pages: [...pages, ['/accidential-insurance-policy-insured-details', screens.insured]],
    open: (Screen, { foreign, ...options }) =>
      openAccident(Screen, {
        ...options,
        api: {
          ...accidentServer(),
          getPaQuote: notFound,
          // The same call, by the name under which this remote also has it.
          getCiQuote: foreign as never,
        },
      }),
  });
  expect(kept).toBeUndefined();
});
