import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agentRoutes } from '#contract/routes.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aPendingPayment, pendingPayments } from '#testing/list-data.ts';
import { screens } from '#screens.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './payment-pending.screen.tsx';

const quoteId = QUOTE_ID;

const route = `/notificationpaymentpending?quoteId=${quoteId}`;

/** Neither Pay Now nor a payment link; the tools of the list stay. */
const expectNoPayment = () =>
  expect(screen.queryByRole('button', { name: /^(Pay Now|Payment link)/ })).toBeNull();

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

it('is served at /notificationpaymentpending and lists the pending payments [NOTI-011]', async () => {
  expect(agentRoutes.paymentPending.path).toBe('/notificationpaymentpending');
  expect((await screens.paymentPending()).Screen).toBe(Screen);
  renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pending payments' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Budi Santoso' })).toBeTruthy();
  expect(screen.getByText(/Kite Insurance · Proposal PR-1/)).toBeTruthy();
  expect(screen.getByText('Rp 265.000')).toBeTruthy();
});

it('shows the total that the server counts', async () => {
  renderAgentScreen(Screen, { api: { paymentPending: { items: [aPendingPayment()], total: 7 } } });
  expect(await screen.findByText('7 pending payments')).toBeTruthy();
});

const QUOTE_IDS = ['65f0c1a5e4b0a70001a3f002', '65f0c1a5e4b0a70001a3f003', '65f0c1a5e4b0a70001a3f004'];

const NAMES = ['Dewi', 'Eko', 'Fitri'];

/** A server with a page for each of three payments. */
const aPagedServer = () => ({
  paymentPending: ({ query }: { query: Readonly<Record<string, string>> }) => {
    const page = Number(query['cursor'] ?? '0');
    const payment = aPendingPayment({ quoteId: QUOTE_IDS[page] ?? '', insuredName: NAMES[page] ?? '' });
    return { items: [payment], total: 3, ...(page === 2 ? {} : { next: String(page + 1) }) };
  },
});

const namesShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows more pages on demand, until the last one, and counts all of them', async () => {
  const { user, callsOf } = renderAgentScreen(Screen, { api: aPagedServer() });
  const more = () => user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('3 pending payments')).toBeTruthy();
  await more();
  await waitFor(() => expect(namesShown()).toEqual(['Dewi', 'Eko']));
  await more();
  await waitFor(() => expect(namesShown()).toEqual(['Dewi', 'Eko', 'Fitri']));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(callsOf('paymentPending').map(({ query }) => query)).toEqual([
    { perPage: '50' },
    { perPage: '50', cursor: '1' },
    { perPage: '50', cursor: '2' },
  ]);
});

it('keeps what it shows when the next page cannot be read, and reads it on another try', async () => {
  const server = aPagedServer();
  let isBroken = true;
  const { user } = renderAgentScreen(Screen, {
    api: {
      paymentPending: (asked: Parameters<typeof server.paymentPending>[0]) =>
        isBroken && asked.query['cursor'] !== undefined
          ? refuse({ status: 500, errCode: 1, errMsg: 'Broken' })
          : server.paymentPending(asked),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The rest of the list could not be loaded.')).toBeTruthy();
  expect(namesShown()).toEqual(['Dewi']);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(namesShown()).toEqual(['Dewi', 'Eko']));
});

it('shows the tapped quote first even when it is on a later page of the list', async () => {
  const server = aPagedServer();
  const gita = aPendingPayment({ insuredName: 'Gita', proposalNo: 'PR-9' });
  const { callsOf } = renderAgentScreen(Screen, {
    api: {
      paymentPending: (asked: Parameters<typeof server.paymentPending>[0]) =>
        asked.query['proposalNo'] === undefined ? server.paymentPending(asked) : { items: [gita], total: 1 },
      getQuote: aQuote({ stage: 'Full Quote Created', insuredName: 'Gita', proposalNo: 'PR-9' }),
    },
    route,
  });
  expect(await screen.findByText('From your notification')).toBeTruthy();
  expect(namesShown()).toEqual(['Gita', 'Dewi']);
  expect(screen.getByRole('button', { name: 'Pay Now for Gita' })).toBeTruthy();
  expect(callsOf('paymentPending').at(-1)?.query).toEqual({ perPage: '1', proposalNo: 'PR-9' });
});

it.each([
  ['whose price is over', { stage: 'Full Quote Created' }, /no longer waiting for payment/],
  [
    'that was cancelled',
    { stage: 'Full Quote Created With Payment', paymentStatus: 'Cancelled' },
    /no longer waiting for payment/,
  ],
] as const)('shows that a tapped quote %s no longer waits for payment [R69]', async (_what, quote, words) => {
  renderAgentScreen(Screen, {
    api: { ...pendingPayments(), getQuote: aQuote({ ...quote, proposalNo: 'PR-9' }) },
    route,
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expectNoPayment();
});

const search = (typed: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: typed } });

it.each([
  ['PR2611000001', { proposalNo: 'PR2611000001' }],
  ['po2611000001', { proposalNo: 'PO2611000001' }],
  ['q2611000001', { insuredName: 'Q2611000001' }],
  ['Budi', { insuredName: 'Budi' }],
])('searches by number or name: %s [DASH-019] [DASH-021]', async (typed, sent) => {
  const { callsOf, address } = renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment()), route });
  await screen.findByText('1 pending payment');
  search(typed);
  await waitFor(() => expect(callsOf('paymentPending').at(-1)?.query).toEqual({ perPage: '50', ...sent }));
  expect(address()).toBe(`${route}&search=${typed}`);
});

it('sends product and sort of the address, and offers to show all when nothing matches [DASH-019]', async () => {
  const { callsOf, user } = renderAgentScreen(Screen, {
    api: {
      paymentPending: ({ query }: { query: Readonly<Record<string, string>> }) =>
        query['product'] === undefined ? { items: [aPendingPayment()], total: 1 } : { items: [], total: 0 },
    },
    route: `/notificationpaymentpending?productId=${KITE_ID}&sort=highestPremium`,
  });
  expect(await screen.findByText('Nothing matches your search and filters.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy();
  expect(callsOf('paymentPending').at(-1)?.query).toEqual({
    perPage: '50',
    product: KITE_ID,
    sort: 'highestPremium',
  });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('1 pending payment')).toBeTruthy();
});

it('shows the agent of a payment of the network, without a way to pay it [R33]', async () => {
  renderAgentScreen(Screen, {
    api: pendingPayments(aPendingPayment({ isOwn: false, agentName: 'Putri Handayani' })),
    session: anAgent({ userType: 'Commercial' }),
  });
  expect(await screen.findByText('Agent: Putri Handayani')).toBeTruthy();
  expectNoPayment();
});

it('shows "10,000+" for more payments than the server counts', async () => {
  renderAgentScreen(Screen, { api: { paymentPending: { items: [aPendingPayment()], total: 10_001 } } });
  expect(await screen.findByText('10,000+ pending payments')).toBeTruthy();
});

it.each([
  ['was cancelled', { status: 'Cancelled', payLaterDueDate: '2026-11-19' }],
  ['is overdue', { status: 'PayLater', payLaterDueDate: '2026-11-19' }],
] as const)('offers no payment for a policy that %s, and shows why', async (_what, change) => {
  renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment({ ...change, isPayable: false })) });
  expect(
    await screen.findByText('This policy was cancelled because it was not paid by 19/11/2026.'),
  ).toBeTruthy();
  expectNoPayment();
});

it('puts the quote of the tapped notification first [NOTI-008]', async () => {
  const other = aPendingPayment({
    quoteId: '65f0c1a5e4b0a70001a3f002',
    insuredName: 'Dewi',
    proposalNo: 'PR-2',
  });
  renderAgentScreen(Screen, { api: pendingPayments(other, aPendingPayment()), route });
  await screen.findByText('From your notification');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Budi Santoso', 'Dewi']);
});

it('reads a tapped quote that was paid with the log key of payments, and links to its policy [NOTI-018]', async () => {
  const { user, callsOf, address } = renderAgentScreen(Screen, {
    api: {
      ...pendingPayments(),
      getQuote: aQuote({ stage: 'Policy Generated' }),
    },
    route,
  });
  expect(await screen.findByText(/The payment of Budi Santoso is complete/)).toBeTruthy();
  expect(callsOf('getQuote').map(({ query }) => query)).toEqual([
    { id: quoteId, logkey: 'paymentNotification' },
  ]);
  await user.click(screen.getByRole('link', { name: 'Open the policy' }));
  await waitFor(() => expect(address()).toBe(`/oonasuccess1?quoteId=${quoteId}`));
});

it('links to a tapped quote that was changed and is not confirmed yet', async () => {
  renderAgentScreen(Screen, {
    api: {
      ...pendingPayments(),
      getQuote: aQuote({ stage: 'Plan Selected' }),
    },
    route,
  });
  const link = await screen.findByRole('link', { name: 'Open the quote' });
  expect(link.getAttribute('href')).toBe(`/kite-string?quoteId=${quoteId}`);
});

it('shows a text when there are no pending payments', async () => {
  renderAgentScreen(Screen, { api: pendingPayments() });
  expect(await screen.findByText(/No pending payments/)).toBeTruthy();
});
