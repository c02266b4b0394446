import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PendingPayment } from '@payung/shared/api/endpoints/payment.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aTravelQuote } from '@payung/shared/testing/quotes.ts';
import { screens } from '#screens.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './payment-pending.screen.tsx';

const quoteId = '65f0c1a5e4b0a70001a3f001';
const QUOTE_OF_HOME = '65f0c1a5e4b0a70001a3f00a';
const route = `/notificationpaymentpending?quoteId=${quoteId}`;

const aPayment = (change: Partial<PendingPayment> = {}): PendingPayment => ({
  quoteId,
  product_Id: kite.productId,
  proposalNo: 'PR-1',
  insuredName: 'Budi Santoso',
  duePremium: 265_000,
  departureDate: '2026-12-24',
  ...change,
});

const answerWith = (...data: readonly PendingPayment[]) => ({
  paymentPending: { data, totalCount: data.length },
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('stands at /notificationpaymentpending and lists what waits for payment [NOTI-011]', async () => {
  expect(agentRoutes.paymentPending.path).toBe('/notificationpaymentpending');
  expect((await screens.paymentPending()).Screen).toBe(Screen);
  renderAgentScreen(Screen, { api: answerWith(aPayment()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payments waiting' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Budi Santoso' })).toBeTruthy();
  expect(screen.getByText(/Kite Insurance · Proposal PR-1/)).toBeTruthy();
  expect(screen.getByText('Rp 265.000')).toBeTruthy();
});

it('says how many wait, as the server counts them', async () => {
  renderAgentScreen(Screen, { api: { paymentPending: { data: [aPayment()], totalCount: 7 } } });
  expect(await screen.findByText('7 payments are waiting')).toBeTruthy();
});

const paidAt = (productId: string, payment: string) => ({
  ...kite,
  productId,
  results: { ...kite.results, payment },
});

it('leads from Pay Now to the payment route that matches the product of each quote [PAY-032]', async () => {
  const { user, address, router } = renderAgentScreen(Screen, {
    api: answerWith(
      aPayment({ product_Id: PRODUCT_IDS.travel, insuredName: 'Tiara' }),
      aPayment({ product_Id: PRODUCT_IDS.home, insuredName: 'Hasan', quoteId: QUOTE_OF_HOME }),
    ),
    products: [
      paidAt(PRODUCT_IDS.travel, shellRoutes.payment.path),
      paidAt(PRODUCT_IDS.home, homeRoutes.payment.path),
    ],
    route,
  });
  await user.click(await screen.findByRole('button', { name: 'Pay Now for Hasan' }));
  expect(address()).toBe(`/homepaymentScreen?quoteId=${QUOTE_OF_HOME}`);
  await act(() => router.navigate(route));
  await user.click(await screen.findByRole('button', { name: 'Pay Now for Tiara' }));
  expect(address()).toBe(`/oonapayment?quoteId=${quoteId}`);
});

it('offers no Pay Now for a product that is not deployed', async () => {
  renderAgentScreen(Screen, { api: answerWith(aPayment()), products: [] });
  expect(await screen.findByText(/Product not available here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay Now/ })).toBeNull();
});

it('leads from Pay Now to the payment screen that the product names', async () => {
  const { user, address } = renderAgentScreen(Screen, { api: answerWith(aPayment()) });
  await user.click(await screen.findByRole('button', { name: 'Pay Now for Budi Santoso' }));
  expect(address()).toBe(`/kite-payment?quoteId=${quoteId}`);
});

it('makes a payment link to copy', async () => {
  const { user, callsOf } = renderAgentScreen(Screen, {
    api: {
      ...answerWith(aPayment()),
      checkout: { response: { payment: { url: 'https://pay.example/abc', expired_date: '20261121120000' } } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Payment link for Budi Santoso' }));
  const field = await screen.findByLabelText('Payment link for Budi Santoso');
  expect((field as HTMLInputElement).value).toBe('https://pay.example/abc');
  expect(callsOf('checkout').map(({ query }) => query)).toEqual([{ proposalNo: 'PR-1' }]);
});

it('keeps a text beside the button when the link cannot be made', async () => {
  const { user } = renderAgentScreen(Screen, {
    api: { ...answerWith(aPayment()), checkout: refuse({ status: 502, errCode: 1, errMsg: 'Broken' }) },
  });
  await user.click(await screen.findByRole('button', { name: /^Payment link/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be made');
});

it('says when the payment link has ended', async () => {
  renderAgentScreen(Screen, { api: answerWith(aPayment({ linkExpiresAt: '2026-11-20T04:59:00Z' })) });
  expect(await screen.findByText(/The payment link has ended/)).toBeTruthy();
});

it('blocks paying and link once the departure has passed, and says why', async () => {
  renderAgentScreen(Screen, { api: answerWith(aPayment({ departureDate: '2026-11-19' })) });
  expect(
    await screen.findByText('The departure date has passed. This policy can no longer be paid.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('still takes payment on the day of the departure', async () => {
  renderAgentScreen(Screen, { api: answerWith(aPayment({ departureDate: '2026-11-20' })) });
  expect(await screen.findByRole('button', { name: /^Pay Now/ })).toBeTruthy();
});

it('puts the quote of the tapped notification first [NOTI-008]', async () => {
  const other = aPayment({ quoteId: '65f0c1a5e4b0a70001a3f002', insuredName: 'Dewi', proposalNo: 'PR-2' });
  renderAgentScreen(Screen, { api: answerWith(other, aPayment()), route });
  await screen.findByText('From your notification');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Budi Santoso', 'Dewi']);
});

it('reads the tapped quote as a payment notification when it no longer waits, and leads to its policy [NOTI-018]', async () => {
  const { user, callsOf, address } = renderAgentScreen(Screen, {
    api: {
      ...answerWith(),
      getQuotes: { data: [aTravelQuote({ stage: 'Policy Generated', product_Id: kite.productId })] },
    },
    route,
  });
  expect(await screen.findByText(/The payment of Budi Santoso is complete/)).toBeTruthy();
  expect(callsOf('getQuotes').map(({ query }) => query)).toEqual([
    { id: quoteId, logkey: 'paymentNotification' },
  ]);
  await user.click(screen.getByRole('link', { name: 'Open the policy' }));
  await waitFor(() => expect(address()).toBe(`/oonasuccess1?quoteId=${quoteId}`));
});

it('leads to the quote when it was changed since and needs no payment yet', async () => {
  renderAgentScreen(Screen, {
    api: {
      ...answerWith(),
      getQuotes: { data: [aTravelQuote({ stage: 'Plan Selected', product_Id: kite.productId })] },
    },
    route,
  });
  const link = await screen.findByRole('link', { name: 'Open the quote' });
  expect(link.getAttribute('href')).toBe(`/kite-string?quoteId=${quoteId}`);
});

it('says so when nothing waits', async () => {
  renderAgentScreen(Screen, { api: answerWith() });
  expect(await screen.findByText(/No payment is waiting/)).toBeTruthy();
});
