import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aQuotedQuote } from '#testing/quotes.ts';
import { Screen as OrderSummary } from '#screens/order-summary/order-summary.screen.tsx';
import { Screen as QuoteCreated } from '#screens/quote-created/quote-created.screen.tsx';

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

it('says what could not be loaded, with a reference, and tries again', async () => {
  let isDown = true;
  const page = openAccident(QuoteCreated, {
    path: '/accidentquotesuccess',
    as: 'customer',
    api: {
      ...accidentServer(),
      getPaQuote: () => (isDown ? refuse({ status: 500, errCode: 1, errMsg: 'Away' }) : aQuotedQuote()),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Reference ref-\d/);
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Q400001')).toBeTruthy());
});

it.each([
  ['quoteSearch', 'langId=EN&logkey=quoteSearch'],
  ['referalJourney', 'langId=EN&logkey=referalJourney'],
  ['paymentNotification', 'langId=EN'],
] as const)('reads a quote that was opened as %s with ?%s [SHELL-036]', async (from, query) => {
  openQuote(QUOTE_ID, from);
  const page = openAccident(OrderSummary, {
    path: '/accidentordersummary',
    api: accidentServer({ quote: aQuotedQuote() }),
  });
  await screen.findByRole('heading', { name: /Personal Accident Insurance/ });
  const [read] = page.callsOf('getPaQuote');
  expect(new URLSearchParams(read?.query).toString().split('&').toSorted().join('&')).toBe(query);
});
