import { expect, it, vi } from 'vitest';
import { act, screen, within } from '@testing-library/react';
import type { ReviewSet } from '#contract/schemas/review.ts';
import { openReview, aReviewSet, decisionOfJoko, lease, reviewServer } from '#testing/reviews.tsx';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './review.screen.tsx';

const route = `/motorreview?quoteId=${QUOTE_ID}`;
const open = (server = reviewServer(), holdsIntervals = true) =>
  openReview(Screen, { route, api: server.api, holdsIntervals });
/** Calls change nothing on the page. */
const calls = (check: () => void) => act(() => vi.waitFor(check));

const ready = () => screen.findByRole('heading', { name: 'Inspection of B 1234 ABC' });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isShown = (isVisible: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

const heldByJoko = () => reviewServer(aReviewSet({ status: 'inReview', lease: lease(false) }));

it('renews the lease every 40 seconds while the page is visible, and at once when it becomes visible', async () => {
  const page = open();
  await ready();
  const leases = () => page.callsOf('leaseReview').length;
  expect(leases()).toBe(1);
  pass(40_000);
  await calls(() => expect(leases()).toBe(2));
  isShown(false);
  pass(120_000);
  expect(leases()).toBe(2);
  isShown(true);
  await calls(() => expect(leases()).toBe(3));
  expect(page.callsOf('openReview')).toHaveLength(1);
});

it('releases the lease when the page is left or the window is closed', async () => {
  const page = open();
  await ready();
  window.dispatchEvent(new Event('pagehide'));
  await calls(() => expect(page.callsOf('releaseReview')).toHaveLength(1));
  await page.user.click(screen.getByRole('link', { name: 'Back' }));
  await calls(() => expect(page.callsOf('releaseReview')).toHaveLength(2));
  expect(page.address()).toBe('/motorreviews');
  window.dispatchEvent(new Event('pagehide'));
  expect(page.callsOf('releaseReview')).toHaveLength(2);
});

it('releases a lease that was granted after the page had been left', async () => {
  const server = reviewServer();
  let answer: ((set: ReviewSet) => void) | undefined;
  const held = new Promise<ReviewSet>((resolve) => {
    answer = resolve;
  });
  const page = openReview(Screen, {
    route,
    api: { ...server.api, leaseReview: () => held },
  });
  await calls(() => expect(page.callsOf('leaseReview')).toHaveLength(1));
  page.unmount();
  expect(page.callsOf('releaseReview')).toHaveLength(0);
  answer?.(aReviewSet({ status: 'inReview', lease: lease(true) }));
  await calls(() => expect(page.callsOf('releaseReview')).toHaveLength(1));
});

it('is read-only while another reviewer has the lease, and takes it over after a confirmation [SHELL-053]', async () => {
  const page = open(heldByJoko());
  await ready();
  expect(page.callsOf('leaseReview')).toHaveLength(0);
  expect(
    screen.getByText(/^Joko Kartika is reviewing these photos until 12:02 at least\. You can look/),
  ).toBeDefined();
  for (const name of ['Approve', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Licence plate|Ask for this photo/ })).toBeNull();
  expect(screen.getByText('MHKA1BA1JFK012345')).toBeDefined();
  await page.user.keyboard('1xf{ArrowRight}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Photo 2 of 8: Rear')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Take over' }));
  const question = within(screen.getByRole('dialog', { name: 'Take over from Joko Kartika?' }));
  await page.user.click(question.getByRole('button', { name: 'Leave it to Joko Kartika' }));
  expect(page.callsOf('leaseReview')).toHaveLength(0);
  await page.user.click(screen.getByRole('button', { name: 'Take over' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText(/^You are reviewing these photos/)).toBeDefined();
  expect(page.callsOf('leaseReview').map(({ body }) => body)).toEqual([{ takeOver: true }]);
  const plate = screen.getByRole<HTMLInputElement>('checkbox', { name: /Licence plate/ });
  expect([plate.disabled, plate.checked]).toEqual([false, false]);
});

it('polls while another reviewer has the lease, and takes it once it is released', async () => {
  const server = heldByJoko();
  const page = open(server);
  await ready();
  server.change({ status: 'waiting', lease: undefined });
  pass(5_000);
  expect(await screen.findByText(/^You are reviewing these photos/)).toBeDefined();
  expect(page.callsOf('leaseReview').map(({ body }) => body)).toEqual([{ takeOver: false }]);
});

it('shows that another reviewer took the lease over, and the decision', async () => {
  const server = reviewServer(aReviewSet(), []);
  open(server);
  await ready();
  server.change({ lease: lease(false) });
  pass(40_000);
  expect(await screen.findByText(/^Joko Kartika is reviewing these photos/)).toBeDefined();
  server.change({ status: 'decided', lease: undefined, decision: decisionOfJoko });
  pass(5_000);
  expect(await screen.findByText(/^Photos asked for again by Joko Kartika/)).toBeDefined();
});

it('shows that the set is no longer valid when the quote was changed', async () => {
  open(reviewServer(aReviewSet({ status: 'decided' }), []));
  await ready();
  expect(screen.getByText('This quote was changed: this set of photos is no longer valid')).toBeDefined();
});
