import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { asksOnConflict } from '@payung/shared/testing/save-conflict.tsx';
import { journeyPages, notFound, refusesOtherQuotes } from '@payung/shared/testing/quote-pages.tsx';
import type { HomeChange } from '#contract/schemas/quote.ts';
import { homeJourney } from '#journey.ts';
import { screens } from '#screens.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { homeServer } from '#testing/home-server.ts';
import { openHome } from '#testing/open-home.ts';
import { QUOTE_ID, aQuotedQuote } from '#testing/quotes.ts';
import { useHomeStep } from './kit.ts';
import { useSaveHomeStep } from './save.ts';

it.each([
  ['referalJourney', `home/getQuote/${QUOTE_ID}?logkey=referalJourney`],
  ['quoteSearch', `home/getQuote/${QUOTE_ID}?logkey=quoteSearch`],
  ['travel', `home/getQuote/${QUOTE_ID}`],
  [undefined, `home/getQuote/${QUOTE_ID}`],
] as const)('reads a quote that was resumed as %s from %s [HOME-062]', async (resumeType, address) => {
  store.set(quoteContextAtom, { quoteId: QUOTE_ID, resumeType });
  const page = openHome(ChoosePlan, { path: '/home-choose-product', api: homeServer() });
  await screen.findByRole('article', { name: 'Flexas' });
  expect(page.callsOf('getHomeQuote').map((call) => call.address)).toEqual([address]);
});

const shown = aQuotedQuote({ version: 7, stage: 'Additional Benefit Selected' });

/** Every change that a step of the journey saves. */
const CHANGES: readonly HomeChange[] = [
  { kind: 'property', property: { ...shown, city: 'Kota Bandung', stories: 3 } },
  { kind: 'plan', planKind: 'FLEXAS', planCode: 'HOMFLX', planName: 'Flexas', premium: 1 },
  { kind: 'benefits', codes: [], shown: [] },
  { kind: 'customer', customer: { ...shown, startDate: '2027-03-02' } },
];

asksOnConflict({
  changes: CHANGES,
  shown,
  useStep: () => useHomeStep('start'),
  useSave: useSaveHomeStep,
  open: (Screen, read, save) =>
    openHome(Screen, { path: '/oonahomescreen', api: { getHomeQuote: read, updateHomeQuote: save } }),
});

refusesOtherQuotes({
  own: [PRODUCT_IDS.home],
  quoteId: QUOTE_ID,
  pages: [...journeyPages(homeJourney, screens), ['/home-success-print-policy', screens.policySuccess]],
  pagesWithoutQuote: [['/home-print-policy-error', screens.policyError]],
  open: (Screen, options, foreign) =>
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
