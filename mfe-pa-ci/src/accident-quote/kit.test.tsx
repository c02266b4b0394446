import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { asksOnConflict } from '@payung/shared/testing/save-conflict.tsx';
import { journeyPages, notFound, refusesOtherQuotes } from '@payung/shared/testing/quote-pages.tsx';
import type { AccidentChange } from '#contract/schemas/accident.ts';
import { accidentJourney } from '#journey.ts';
import { screens } from '#screens.ts';
import { Screen as OrderSummary } from '#screens/order-summary/order-summary.screen.tsx';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { FAMILY_AND_DRIVER, QUOTE_ID, aQuotedQuote } from '#testing/quotes.ts';
import { useAccidentStep } from './kit.ts';
import { useSaveAccidentStep } from './save.ts';

it.each([
  ['en', 'EN'],
  ['id', 'BH'],
] as const)('reads the quote in %s with langId=%s [I18N-009] [PA-028]', async (language, langId) => {
  const page = openAccident(OrderSummary, {
    path: '/accidentordersummary',
    language,
    api: accidentServer({ quote: aQuotedQuote() }),
  });
  await screen.findByRole('heading', { name: /Personal Accident Insurance/ });
  expect(page.callsOf('getPaQuote').map(({ method, address }) => [method, address])).toEqual([
    ['GET', `user/get-pa-quote/${QUOTE_ID}?langId=${langId}`],
  ]);
});

it.each([
  ['quoteSearch', 'langId=EN&logkey=quoteSearch'],
  ['referalJourney', 'langId=EN&logkey=referalJourney'],
  ['paymentNotification', 'langId=EN'],
] as const)('reads a quote that was resumed as %s with ?%s [SHELL-036]', async (from, query) => {
  openQuote(QUOTE_ID, from);
  const page = openAccident(OrderSummary, {
    path: '/accidentordersummary',
    api: accidentServer({ quote: aQuotedQuote() }),
  });
  await screen.findByRole('heading', { name: /Personal Accident Insurance/ });
  const [read] = page.callsOf('getPaQuote');
  expect(new URLSearchParams(read?.query).toString().split('&').toSorted().join('&')).toBe(query);
});

const shown = aQuotedQuote({ version: 7 });
const { insuredName, insuredPhone, startDate, months } = shown;

const CHANGES: readonly (AccidentChange | { kind: 'phone'; phone: string })[] = [
  {
    kind: 'cover',
    cover: { insuredName, participants: 2, limitType: 'one', startDate, months, planCode: 'PAPLS' },
    leaveOut: [],
  },
  { kind: 'groups', groups: FAMILY_AND_DRIVER },
  {
    kind: 'policyholder',
    policyholder: { insuredName, insuredPhone, insuredEmail: 'budi@gmail.com', startDate },
  },
];

asksOnConflict({
  changes: CHANGES,
  shown,
  useStep: () => useAccidentStep('start'),
  useSave: useSaveAccidentStep,
  open: (Screen, read, save) =>
    openAccident(Screen, {
      path: '/oonaaccidentscreen',
      api: { getPaQuote: read, updatePaQuote: save, changePaPhone: save },
    }),
});

refusesOtherQuotes({
  own: [PRODUCT_IDS.pa],
  quoteId: QUOTE_ID,
  pages: [
    ...journeyPages(accidentJourney, screens),
    ['/accidential-insurance-policy-insured-details', screens.insured],
  ],
  open: (Screen, options, foreign) =>
    openAccident(Screen, {
      ...options,
      api: {
        ...accidentServer(),
        getPaQuote: notFound,
        getCiQuote: 'failure' in foreign ? foreign : { ...foreign, handovers: [] },
      },
    }),
});
