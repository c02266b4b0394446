import { expect, it, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { keepLastOpened } from '#reviews/queue.ts';
import type { ReviewQueue } from '#contract/schemas/review.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { openReview, OTHER_ID, aReviewItem, anOverdueItem, lease } from '#testing/reviews.tsx';
import { Screen } from './review-queue.screen.tsx';

const queue = (change: Partial<ReviewQueue> = {}): ReviewQueue => ({
  total: 2,
  waiting: 2,
  overdue: 1,
  items: [anOverdueItem(), aReviewItem()],
  ...change,
});

const open = (
  reviewQueue: MotorReplies['reviewQueue'] = queue(),
  search = '',
  language: 'en' | 'id' = 'en',
) => openReview(Screen, { route: `/motorreviews${search}`, api: { reviewQueue }, language });

const rows = async () =>
  within(await screen.findByRole('list', { name: /Inspections|Daftar pemeriksaan/ })).getAllByRole(
    'listitem',
  );

const chip = (name: string) => screen.getByRole('button', { name });

it('lists the longest waiting set first, with a text and not by colour alone [SHELL-053]', async () => {
  open(queue({ items: [anOverdueItem({ status: 'inReview', lease: lease(false) }), aReviewItem()] }));
  const [first, second] = await rows();
  expect(first?.textContent).toContain('D 4321 XY');
  expect(first?.textContent).toContain('Honda BeAT 2024 · Q300002 · Round 1');
  expect(first?.textContent).toContain(
    'Overdue: waiting for 5 h 10 min, 1 h 10 min beyond the target of 4 hours',
  );
  expect(first?.textContent).toContain('Joko Kartika is reviewing it');
  expect(second?.textContent).toContain('Waiting for 1 h 30 min, 2 h 30 min left of 4 hours');
  expect(second?.textContent).toContain('Nobody is reviewing it');
  expect(screen.getByText('2 inspections')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/staffhome');
});

it('filters by chips, searches plate or code, and keeps both in the address', async () => {
  const page = open();
  await rows();
  expect(chip('Open (2)').getAttribute('aria-pressed')).toBe('true');
  await page.user.click(chip('Overdue (1)'));
  expect(chip('Overdue (1)').getAttribute('aria-pressed')).toBe('true');
  await page.user.type(screen.getByRole('searchbox', { name: 'Licence plate or quote code' }), 'b 1234');
  await waitFor(() =>
    expect(page.callsOf('reviewQueue').at(-1)?.query).toEqual({ status: 'overdue', search: 'b 1234' }),
  );
  expect(page.address()).toBe('/motorreviews?status=overdue&search=b+1234');
  await page.user.click(await screen.findByRole('link', { name: 'B 1234 ABC' }));
  expect(page.address()).toBe('/motorreview?quoteId=65f0c1a5e4b0a70001a3f201&status=overdue&search=b+1234');
});

it('lists the decided sets with reviewer, decision and reason', async () => {
  const decision = {
    decision: 'reject',
    reviewer: 'Joko Kartika',
    decidedAt: '2027-02-01T04:00:00.000Z',
    reason: 'Another vehicle',
  } as const;
  const page = open(queue({ items: [aReviewItem({ status: 'decided', decision })] }), '?status=decided');
  const [row] = await rows();
  expect(row?.textContent).toContain('Rejected by Joko Kartika, 01/02/2027, 11:00');
  expect(row?.textContent).toContain('Reason: Another vehicle');
  expect(page.callsOf('reviewQueue')[0]?.query).toEqual({ status: 'decided' });
});

it('turns pages by the server', async () => {
  const page = open(queue({ total: 45 }));
  await rows();
  expect(screen.getByText('Page 1 of 3')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(page.callsOf('reviewQueue').at(-1)?.query).toEqual({ page: '2' }));
  expect(page.address()).toBe('/motorreviews?page=2');
});

it('reads the list again at intervals and when the page becomes visible', async () => {
  let items = [aReviewItem()];
  const page = openReview(Screen, {
    route: '/motorreviews',
    api: { reviewQueue: () => queue({ total: items.length, items }) },
    holdsIntervals: true,
  });
  await rows();
  items = [aReviewItem({ status: 'inReview', lease: lease(false) })];
  act(() => void vi.advanceTimersByTime(5_000));
  await screen.findByText('Joko Kartika is reviewing it');
  items = [];
  const before = page.callsOf('reviewQueue').length;
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText(/No photos are waiting/)).toBeDefined();
  expect(page.callsOf('reviewQueue').length).toBe(before + 1);
});

it('shows why the list is empty, in both languages, with a way on', async () => {
  const nothing = queue({ total: 0, waiting: 0, overdue: 0, items: [] });
  const page = open(nothing, '?status=mine&search=xyz', 'id');
  expect(await screen.findByText('Tidak ada pemeriksaan yang cocok dengan “xyz”.')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(await screen.findByText(/Anda tidak sedang memeriksa apa pun/)).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Tampilkan yang menunggu' }));
  expect(page.address()).toBe('/motorreviews');
});

it('shows the waiting time in Indonesian', async () => {
  open(queue(), '', 'id');
  const [first, second] = await rows();
  expect(first?.textContent).toContain(
    'Terlambat: menunggu 5 jam 10 menit, 1 jam 10 menit melewati target 4 jam',
  );
  expect(second?.textContent).toContain('Menunggu 1 jam 30 menit, sisa 2 jam 30 menit dari 4 jam');
});

it('shows the row that was opened last on the way back', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  keepLastOpened(OTHER_ID);
  const page = open();
  const [first, second] = await rows();
  expect(first?.textContent).toContain('Last opened');
  expect(second?.textContent).not.toContain('Last opened');
  expect(shown.mock.contexts).toEqual([first]);
  page.unmount();
  open();
  expect((await rows())[0]?.textContent).not.toContain('Last opened');
});

it.each(WRONG_CLOCKS)(
  'counts the waiting time by the server, on a device that is %s',
  async (_words, ahead) => {
    setDeviceAhead(ahead);
    open(() => queue({ items: [aReviewItem({ submittedAt: serverDate(-90 * 60_000).toISOString() })] }));
    const [row] = await rows();
    await waitFor(() =>
      expect(row?.textContent).toMatch(/Waiting for 1 h 30 min, 2 h (30|29) min left of 4 hours/),
    );
  },
);
