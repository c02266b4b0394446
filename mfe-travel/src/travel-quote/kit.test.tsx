import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { asksOnConflict } from '@payung/shared/testing/save-conflict.tsx';
import { journeyPages, notFound, refusesOtherQuotes } from '@payung/shared/testing/quote-pages.tsx';
import type { TravelChange } from '#contract/schemas/quote.ts';
import { travelJourney } from '#journey.ts';
import { screens } from '#screens.ts';
import { Screen as AdditionalBenefits } from '#screens/additional-benefits/additional-benefits.screen.tsx';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { openTravel } from '#testing/open-travel.ts';
import { QUOTE_ID, aPlannedQuote, aQuotedQuote, aTrip } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import { useTravelStep } from './kit.ts';
import { useSaveTravelStep } from './save.ts';

const api = travelServer({ quote: aPlannedQuote({ stage: 'Covid Benefit Selected', covid: false }) });

it.each([
  ['referalJourney', `user/get-quotes?id=${QUOTE_ID}&logkey=referalJourney`],
  ['quoteSearch', `user/get-quotes?id=${QUOTE_ID}&logkey=quoteSearch`],
  ['travelquoteSearch', `user/get-quotes?id=${QUOTE_ID}`],
  [undefined, `user/get-quotes?id=${QUOTE_ID}`],
] as const)('reads a quote that was resumed as %s from %s [TRV-072]', async (resumeType, address) => {
  store.set(quoteContextAtom, { quoteId: QUOTE_ID, resumeType });
  const page = openTravel(ChoosePlan, { path: '/chooseproducttravel', api });
  await screen.findByRole('article', { name: 'Gold' });
  expect(page.callsOf('getTravelQuote').map((call) => call.address)).toEqual([address]);
});

it.each([
  ['en', 'EN'],
  ['id', 'BH'],
] as const)('reads plans in %s with langId %s [TRV-073]', async (language, langId) => {
  const page = openTravel(ChoosePlan, { path: '/chooseproducttravel', language, api });
  expect(await screen.findByRole('article', { name: 'Gold' })).toBeTruthy();
  expect(page.callsOf('getPlans')[0]?.address).toBe(`user/get-plan/${QUOTE_ID}?langId=${langId}`);
});

it.each([
  ['en', 'EN'],
  ['id', 'BH'],
] as const)('reads add-ons in %s with langId %s [TRV-074]', async (language, langId) => {
  const page = openTravel(AdditionalBenefits, { path: '/additionalbenefittravel', language, api });
  expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(page.callsOf('getPlanBenefits')[0]?.address).toBe(
      `user/plan-benefit/${QUOTE_ID}?langId=${langId}`,
    ),
  );
});

const shown = aQuotedQuote({ version: 7, stage: 'Additional Benefit Selected' });
const { insuredName, insuredBirthDate, insuredPhone, insuredEmail } = shown;

/** Every change that a step of the journey saves. */
const CHANGES: readonly TravelChange[] = [
  { kind: 'trip', trip: { ...aTrip(), insuredName, insuredBirthDate } },
  { kind: 'covid', covid: true },
  {
    kind: 'customer',
    customer: { insuredName, insuredBirthDate, insuredPhone, insuredEmail, adults: [], children: [] },
  },
];

asksOnConflict({
  changes: CHANGES,
  shown,
  useStep: () => useTravelStep('start'),
  useSave: useSaveTravelStep,
  open: (Screen, read, save) =>
    openTravel(Screen, { path: '/oonatravel', api: { getTravelQuote: read, updateTravelQuote: save } }),
});

refusesOtherQuotes({
  own: [PRODUCT_IDS.travel],
  quoteId: QUOTE_ID,
  pages: journeyPages(travelJourney, screens),
  open: (Screen, options, foreign) =>
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
