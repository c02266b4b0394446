import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { homeServer } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';

it.each([
  ['referalJourney', `home/getQuote/${QUOTE_ID}?logkey=referalJourney`],
  ['quoteSearch', `home/getQuote/${QUOTE_ID}?logkey=quoteSearch`],
  ['travel', `home/getQuote/${QUOTE_ID}`],
  [undefined, `home/getQuote/${QUOTE_ID}`],
] as const)('a quote resumed as %s is read by %s [HOME-062]', async (resumeType, address) => {
  store.set(quoteContextAtom, { quoteId: QUOTE_ID, resumeType });
  const page = openHome(ChoosePlan, { path: '/home-choose-product', api: homeServer() });
  await screen.findByRole('article', { name: 'Flexas' });
  expect(page.callsOf('getHomeQuote').map((call) => call.address)).toEqual([address]);
});
