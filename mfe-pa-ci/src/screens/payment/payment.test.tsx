import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amountOf } from '@payung/shared/testing/journey-fields.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aCompleteQuote, aConfirmedQuote } from '#testing/quotes.ts';
import { Screen } from './payment.screen.tsx';

const open = (
  change: Partial<AccidentQuoteRecord> = {},
  more: AccidentReplies = {},
  as: 'agent' | 'customer' = 'customer',
) =>
  openAccident(Screen, {
    path: '/accidentpaymentconfirmation',
    as,
    api: {
      ...accidentServer({ quote: aConfirmedQuote(change) }),
      checkout: { url: 'https://sandbox.doku.com/pay/1', expiresAt: '2999-12-31T00:00:00Z' },
      ...more,
    },
  });
const proceed = () => screen.findByRole('button', { name: 'Proceed to Payment' });
const later = () => screen.findByRole('button', { name: 'Pay later' });

describe('the payment of personal accident at /accidentpaymentconfirmation', () => {
  it('shows the price line by line, and the premium of every insured [PAY-031] [PA-033]', async () => {
    open();
    await proceed();
    expect(amountOf('Plan premium')).toBe('Rp 225.000');
    expect(amountOf('Admin cost')).toBe('Rp 15.000');
    expect(amountOf('Amount due')).toBe('Rp 240.000');
    expect(screen.getByText('Premium per insured')).toBeTruthy();
    expect(amountOf('Siti Rahayu')).toBe('Rp 75.000');
  });

  it('is closed once the first day of cover has passed, with a link to choose another', async () => {
    const { user, callsOf } = open({ startDate: '2027-01-31' });
    const way = await screen.findByRole('link', { name: 'Choose another first day' });
    expect(way.getAttribute('href')).toBe(`/accidentcustomerinformation?quoteId=${QUOTE_ID}`);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await proceed());
    expect(callsOf('checkout')).toEqual([]);
  });

  it('leads to /paylater-error when pay later is refused (ruling K69)', async () => {
    const page = open({}, { payLater: refuse({ status: 422, errCode: 1, errMsg: 'No.' }) });
    await page.user.click(await later());
    await page.user.click(screen.getByRole('button', { name: 'Yes, pay later' }));
    await waitFor(() => expect(page.address()).toBe(`/paylater-error?quoteId=${QUOTE_ID}`));
  });
});

describe('a quote that is not paid here', () => {
  it.each([
    [{ stage: 'Policy Generated', paymentStatus: 'Paid', policyNo: 'POL-1' }, `/paymentsuccess/${QUOTE_ID}`],
    [{ stage: 'Full Quote Created', paymentStatus: 'Paid' }, `/paymentresponse?quoteId=${QUOTE_ID}`],
    [
      { stage: 'Full Quote Created With Payment', paymentStatus: 'PayLater', policyNo: 'POL-1' },
      `/accidentpaylater?quoteId=${QUOTE_ID}`,
    ],
  ] as const)('leads to its result or its policy: %o', async (change, path) => {
    const page = open(change);
    await waitFor(() => expect(page.address()).toBe(path));
    expect(page.callsOf('checkout')).toEqual([]);
  });

  it('leads to its review before it is confirmed', async () => {
    const page = openAccident(Screen, {
      path: '/accidentpaymentconfirmation',
      api: accidentServer({ quote: aCompleteQuote() }),
    });
    await waitFor(() => expect(page.address()).toBe(`/accidentcustomerdetails?quoteId=${QUOTE_ID}`));
  });
});
