import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aConfirmedQuote } from '#testing/quotes.ts';
import { Screen } from './pay-later.screen.tsx';

const LATER = {
  stage: 'Full Quote Created With Payment',
  paymentStatus: 'PayLater',
  payLaterDueDate: '2027-02-20',
  policyNo: 'POL-1',
} as const;
const open = (change: Partial<AccidentQuoteRecord> = {}) =>
  openAccident(Screen, {
    path: '/accidentpaylater',
    as: 'customer',
    api: {
      ...accidentServer({ quote: aConfirmedQuote({ ...LATER, ...change }) }),
      checkout: () => ({
        url: 'https://sandbox.doku.com/pay/1',
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    },
  });
afterEach(() => vi.restoreAllMocks());

it('shows the amount and the due date, and leads to the provider (ruling R25) [LINK-025]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = open({ startDate: '2027-01-15' });
  expect(await screen.findByText('20/02/2027')).toBeTruthy();
  expect(screen.getAllByText('Rp 240.000').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Pay later' })).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sandbox.doku.com/pay/1'));
});

it('has a link to the policy, which is issued already', async () => {
  open();
  const way = await screen.findByRole('link', { name: 'View the policy' });
  expect(way.getAttribute('href')).toBe(`/accidentconfirmationsuccess?quoteId=${QUOTE_ID}`);
});

it('leads to the policy once it is paid', async () => {
  const page = open({ paymentStatus: 'Paid' });
  await waitFor(() => expect(page.address()).toBe(`/accidentconfirmationsuccess?quoteId=${QUOTE_ID}`));
});

it('cannot be paid once the policy is cancelled', async () => {
  const { user, callsOf } = open({ payLaterDueDate: '2027-01-20' });
  expect(await screen.findByText('20/01/2027')).toBeTruthy();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(callsOf('checkout')).toEqual([]);
});
