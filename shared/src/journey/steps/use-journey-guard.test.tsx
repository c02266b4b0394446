import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinkVisit } from '#testing/people.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineJourney } from './journey.ts';
import { quoteAddress, useQuoteId } from './quote-address.ts';
import { useJourneyGuard } from './use-journey-guard.ts';

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

it('waits while the answers are unknown, and shows what may be seen', () => {
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
