import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuoteRecord } from '#schemas/quote.ts';
import { useKiteStep } from '#testing/kite-journey.tsx';
import type { KiteStop } from '#testing/kite-journey.tsx';
import { QUOTE_ID } from '#testing/kite.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { openBackLayer } from '#ui/feedback/back-layers.ts';
import { defineJourney } from './journey.ts';
import { quoteAddress, useQuoteId } from './quote-address.ts';
import { useJourneyGuard } from './journey-step.ts';

const Step = ({ stop }: { stop: KiteStop }) => {
  const step = useKiteStep(stop);
  const { isOpen, progress, path, back, entryAddress, draft } = step;
  const record = step.quote.data;
  return (
    <>
      <output>{JSON.stringify({ isOpen, progress, path, back, entryAddress, draft })}</output>
      <p>{step.nextAddressOfNew('new-quote')}</p>
      {record === undefined ? null : (
        <>
          <p>{`open: ${step.openAddress(record)}`}</p>
          <button type="button" onClick={step.goBack}>
            Back
          </button>
          <button type="button" onClick={() => step.goNext(record, { fromOrder: true })}>
            Next
          </button>
        </>
      )}
    </>
  );
};

const quoteOf = `quoteId=${QUOTE_ID}`;
const open = (stop: KiteStop, change: Partial<QuoteRecord>, as: 'agent' | 'customer' = 'agent') =>
  renderScreen(<Step stop={stop} />, {
    route: `/kite-${stop}?${quoteOf}`,
    session: as === 'agent' ? anAgent() : aLinkVisit(),
    api: { getQuote: aQuote(change) },
  });
const facts = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;
const chosen = { stage: 'Additional Benefit Selected' } as const;

it('gives a screen its step of the progress and the addresses around it', async () => {
  open('order', chosen);
  await waitFor(() => expect(facts()['isOpen']).toBe(true));
  expect(facts()).toEqual({
    isOpen: true,
    progress: 1,
    path: '/kite-order',
    back: `/kite-plan?${quoteOf}`,
    entryAddress: `/kite-create?${quoteOf}`,
    draft: `kite/order/${QUOTE_ID}`,
  });
  expect(screen.getByText(`open: /kite-order?${quoteOf}`)).toBeTruthy();
});

it.each([
  ['agent', '/kite-created'],
  ['customer', '/kite-customer'],
] as const)('leads an %s by Next to %s, with the navigation state', async (as, path) => {
  const page = open('order', chosen, as);
  await page.user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(page.address()).toBe(`${path}?${quoteOf}`);
  expect(page.navigationState()).toEqual({ fromOrder: true });
});

it('leads by Back to the previous stop', async () => {
  const page = open('customer', { stage: 'Quick Quote Created' }, 'customer');
  await page.user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(page.address()).toBe(`/kite-order?${quoteOf}`);
});

it('redirects from a stop that is not open yet', async () => {
  const page = open('confirm', chosen);
  await waitFor(() => expect(page.address()).toBe(`/kite-order?${quoteOf}`));
});

it('shows the form that makes a quote without one', () => {
  renderScreen(<Step stop="create" />, { route: '/kite-create', session: anAgent() });
  expect(facts()).toEqual({
    isOpen: true,
    progress: 1,
    path: '/kite-create',
    back: '/kite-start',
    entryAddress: '/kite-create',
    draft: 'kite/create/new',
  });
  expect(screen.getByText('/kite-plan?quoteId=new-quote')).toBeTruthy();
});

it('replaces the history entry of an open dialog when Next is pressed', async () => {
  const page = open('order', chosen);
  const layer = openBackLayer(() => undefined);
  await page.user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(page.router.state.historyAction).toBe('REPLACE');
  layer();
});

const ID = '65f0c1a5e4b0a70001a3f001';
interface Quote {
  readonly plan?: string;
}
const journey = defineJourney<Quote>()('kite', [
  { id: 'plan', route: { path: '/plan' }, isAnswered: ({ quote }) => quote?.plan !== undefined },
  { id: 'review', route: { path: '/review' }, isAnswered: () => false },
]);

const Review = ({ quote }: { quote: Quote | undefined }) => {
  const answers = quote === undefined ? undefined : { quote, isAgent: true, today: '2027-02-01' };
  return <p>{useJourneyGuard(journey, answers, 'review') ? 'shown' : 'hidden'}</p>;
};

it('leads to the first open stop with the quote in the address', () => {
  const { address } = renderScreen(<Review quote={{}} />, { route: `/review?quoteId=${ID}` });
  expect(address()).toBe(`/plan?quoteId=${ID}`);
});

it('shows nothing while the quote is unknown, and the stop once it may be visited', () => {
  const { unmount, address } = renderScreen(<Review quote={undefined} />, { route: '/review' });
  expect(address()).toBe('/review');
  expect(screen.getByText('hidden')).toBeTruthy();
  unmount();
  renderScreen(<Review quote={{ plan: 'G' }} />, { route: '/review' });
  expect(screen.getByText('shown')).toBeTruthy();
});

const Id = () => <p>{useQuoteId() ?? 'none'}</p>;

it.each([
  [`/x?quoteId=${ID}`, ID],
  ['/x?quoteId=../../admin', 'none'],
  ['/x', 'none'],
])('reads the quote of %s as %s', (route, expected) => {
  renderScreen(<Id />, { route });
  expect(screen.getByText(expected)).toBeTruthy();
});

it('knows the quote of a link visit without an address', () => {
  renderScreen(<Id />, { route: '/x', session: aLinkVisit() });
  expect(screen.getByText(ID)).toBeTruthy();
  expect(quoteAddress('/y?a=1', ID)).toBe(`/y?a=1&quoteId=${ID}`);
  expect(quoteAddress('/y', undefined)).toBe('/y');
});
