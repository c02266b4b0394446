import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { Screen as AdditionalBenefits } from '#screens/additional-benefits/additional-benefits.screen.tsx';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { openTravel } from '#testing/open-travel.ts';
import { aPlannedQuote, QUOTE_ID } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';

const quote = aPlannedQuote({ stage: 'Covid Benefit Selected', covid: false });
const api = travelServer({ quote });

it.each([
  ['referalJourney', `user/get-quotes?id=${QUOTE_ID}&logkey=referalJourney`],
  ['quoteSearch', `user/get-quotes?id=${QUOTE_ID}&logkey=quoteSearch`],
  ['travelquoteSearch', `user/get-quotes?id=${QUOTE_ID}`],
  [undefined, `user/get-quotes?id=${QUOTE_ID}`],
] as const)('a quote resumed as %s is read by %s [TRV-072]', async (resumeType, address) => {
  store.set(quoteContextAtom, { quoteId: QUOTE_ID, resumeType });
  const page = openTravel(ChoosePlan, { path: '/chooseproducttravel', api });
  await screen.findByRole('article', { name: 'Gold' });
  expect(page.callsOf('getTravelQuote').map((call) => call.address)).toEqual([address]);
});

it.each([
  ['en', 'EN'],
  ['id', 'BH'],
] as const)('plans are read in %s as %s [TRV-073]', async (language, langId) => {
  const page = openTravel(ChoosePlan, { path: '/chooseproducttravel', language, api });
  expect(await screen.findByRole('article', { name: 'Gold' })).toBeTruthy();
  expect(page.callsOf('getPlans')[0]?.address).toBe(`user/get-plan/${QUOTE_ID}?langId=${langId}`);
});

it.each([
  ['en', 'EN'],
  ['id', 'BH'],
] as const)('add-ons are read in %s as %s [TRV-074]', async (language, langId) => {
  const page = openTravel(AdditionalBenefits, { path: '/additionalbenefittravel', language, api });
  expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(page.callsOf('getPlanBenefits')[0]?.address).toBe(
      `user/plan-benefit/${QUOTE_ID}?langId=${langId}`,
    ),
  );
});
