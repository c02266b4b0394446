import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { KITE_ID, QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aPendingPayment, pendingPayments } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './payment-pending.screen.tsx';

const quoteId = QUOTE_ID;

const BALLOON_ID = 'ffffffffffffffffffffff02';

const BALLOON_QUOTE_ID = '65f0c1a5e4b0a70001a3f00a';

const route = `/notificationpaymentpending?quoteId=${quoteId}`;

/** Neither Pay Now nor a payment link; the tools of the list stay. */
const expectNoPayment = () =>
  expect(screen.queryByRole('button', { name: /^(Pay Now|Payment link)/ })).toBeNull();

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

const paidAt = (productId: string, payment: string) => ({
  ...kite,
  productId,
  results: { ...kite.results, payment },
});

it('leads from Pay Now to the payment route that matches the product of each quote [PAY-032]', async () => {
  const { user, address, router } = renderAgentScreen(Screen, {
    api: pendingPayments(
      aPendingPayment({ insuredName: 'Tiara' }),
      aPendingPayment({ productId: BALLOON_ID, insuredName: 'Hasan', quoteId: BALLOON_QUOTE_ID }),
    ),
    products: [paidAt(KITE_ID, '/oonapayment'), paidAt(BALLOON_ID, '/homepaymentScreen')],
    route,
  });
  await user.click(await screen.findByRole('button', { name: 'Pay Now for Hasan' }));
  expect(address()).toBe(`/homepaymentScreen?quoteId=${BALLOON_QUOTE_ID}`);
  await act(() => router.navigate(route));
  await user.click(await screen.findByRole('button', { name: 'Pay Now for Tiara' }));
  expect(address()).toBe(`/oonapayment?quoteId=${quoteId}`);
});

it('offers a payment link without Pay Now for a product that takes no payment here', async () => {
  const { results: _none, ...handedOver } = kite;
  renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment()), products: [handedOver] });
  expect(await screen.findByText(/Kite Insurance/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay Now/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Payment link/ })).toBeTruthy();
});

it('offers no Pay Now for a product that is not deployed', async () => {
  renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment()), products: [] });
  expect(await screen.findByText(/A product that is no longer sold/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay Now/ })).toBeNull();
});

it('leads from Pay Now to the payment screen that the product names', async () => {
  const { user, address } = renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment()) });
  await user.click(await screen.findByRole('button', { name: 'Pay Now for Budi Santoso' }));
  expect(address()).toBe(`/kite-payment?quoteId=${quoteId}`);
});

it('creates a payment link to copy', async () => {
  const { user, callsOf } = renderAgentScreen(Screen, {
    api: {
      ...pendingPayments(aPendingPayment()),
      checkout: { url: 'https://pay.example/abc', expiresAt: '2026-11-21T05:00:00.000Z' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Payment link for Budi Santoso' }));
  const field = await screen.findByLabelText('Payment link for Budi Santoso');
  expect((field as HTMLInputElement).value).toBe('https://pay.example/abc');
  expect(callsOf('checkout').map(({ query }) => query)).toEqual([{ proposalNo: 'PR-1' }]);
  expect(screen.getByText('Valid until 21/11/2026, 12:00 (WIB)')).toBeTruthy();
});

it('shows an error beside the button when the link cannot be created', async () => {
  const { user } = renderAgentScreen(Screen, {
    api: {
      ...pendingPayments(aPendingPayment()),
      checkout: refuse({ status: 502, errCode: 1, errMsg: 'Broken' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Payment link/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be created');
});

it('shows that the payment link has expired', async () => {
  renderAgentScreen(Screen, {
    api: pendingPayments(aPendingPayment({ linkExpiresAt: '2026-11-20T04:59:00Z' })),
  });
  expect(await screen.findByText(/The payment link has expired/)).toBeTruthy();
});

const make = () => screen.findByRole('button', { name: 'Payment link for Budi Santoso' });

it('shows that a new payment link has expired as soon as it does, and can make another', async () => {
  const { user, callsOf } = renderAgentScreen(Screen, {
    api: {
      ...pendingPayments(aPendingPayment({ linkExpiresAt: '2026-11-20T04:59:00Z' })),
      checkout: { url: 'https://pay.example/abc', expiresAt: '2026-11-20T05:00:01.000Z' },
    },
  });
  await user.click(await make());
  expect(await screen.findByText(/^Valid until 20\/11\/2026, 12:00/)).toBeTruthy();
  expect(screen.queryByText(/The payment link has expired/)).toBeNull();
  vi.setSystemTime('2026-11-20T05:00:01.000Z');
  await screen.findByText(/The payment link has expired/);
  await user.click(await make());
  await waitFor(() => expect(callsOf('checkout')).toHaveLength(2));
});

it('offers Pay Now and a payment link for a policy that is paid later, with its due date', async () => {
  renderAgentScreen(Screen, {
    api: pendingPayments(
      aPendingPayment({ status: 'PayLater', payLaterDueDate: '2026-11-20', isPayable: true }),
    ),
  });
  expect(await screen.findByText('Pay by 20/11/2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pay Now/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Payment link/ })).toBeTruthy();
});

it('shows why there is neither Pay Now nor a payment link after the departure date', async () => {
  renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment({ departureDate: '2026-11-19' })) });
  expect(
    await screen.findByText('The departure date has passed. This policy can no longer be paid.'),
  ).toBeTruthy();
  expectNoPayment();
});

it('offers Pay Now on the day of the departure', async () => {
  renderAgentScreen(Screen, { api: pendingPayments(aPendingPayment({ departureDate: '2026-11-20' })) });
  expect(await screen.findByRole('button', { name: /^Pay Now/ })).toBeTruthy();
});
