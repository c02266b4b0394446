import { afterEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import {
  QUOTE_ID,
  aConfirmedQuote,
  aKnownCustomer,
  aPlannedQuote,
  aQuotedMotorcycle,
} from '#testing/quotes.ts';
import { Screen } from './payment.screen.tsx';

const path = '/motorpayment';
const open = (quote = aConfirmedQuote()) =>
  openMotor(Screen, {
    path,
    as: 'customer',
    api: {
      ...motorServer({ quote }),
      checkout: { url: 'https://sandbox.doku.com/pay/1', expiresAt: '2999-12-31T00:00:00Z' },
    },
  });
const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {});
afterEach(() => vi.restoreAllMocks());
const proceed = () => screen.findByRole('button', { name: 'Proceed to Payment' });

describe('the motor payment under its own address (ruling K38) [MOT-070]', () => {
  it('shows what is paid for and leads to the provider, as /oonapayment does', async () => {
    const assign = leaving();
    const page = open();
    expect(await screen.findByText('Motor Insurance 4W Motor Standard')).toBeTruthy();
    expect(screen.getByText('Toyota Avanza 2023')).toBeTruthy();
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(await proceed());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sandbox.doku.com/pay/1'));
    expect(page.callsOf('checkout')[0]?.query).toEqual({
      proposalNo: 'PRP-1',
      termsVersion: '2026-11',
      shownOn: '2027-02-01',
    });
  });

  it.each(['Policy Generated', 'Full Quote Created With Payment'] as const)(
    'shows the result of a sold quote (%s)',
    async (stage) => {
      const page = open(aConfirmedQuote({ stage, policyNo: 'POL-1', paymentStatus: 'Paid' }));
      await waitFor(() => expect(page.address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
    },
  );

  it('can be paid when pay later was chosen', async () => {
    open(
      aConfirmedQuote({
        stage: 'Full Quote Created With Payment',
        paymentStatus: 'PayLater',
        payLaterDueDate: '2027-02-20',
        policyNo: 'POL-1',
      }),
    );
    expect(await proceed()).toBeTruthy();
    expect(screen.getByText('20/02/2027')).toBeTruthy();
  });

  it.each([
    ['with a plan', aPlannedQuote(), '/motoradditionalbenefits'],
    ['whose photos are wanted', aKnownCustomer(), '/oonariskinspectionmotor'],
    [
      'of a motorcycle whose photos are wanted',
      aQuotedMotorcycle({ stage: 'Customer Information Updated' }),
      '/oonariskinspectionbike',
    ],
  ])('leads a quote %s to its first open stop', async (_name, quote, to) => {
    const page = open(quote);
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
  });

  it('cannot be paid for a rejected quote, and shows the reason [MOT-058]', async () => {
    const page = open(
      aConfirmedQuote({ rejection: { reason: 'Other plate', at: '2027-02-01T04:00:00.000Z' } }),
    );
    expect(await screen.findByText('This quote was rejected: Other plate')).toBeTruthy();
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(await proceed());
    expect(page.callsOf('checkout')).toEqual([]);
  });

  it('leads to the failure page when its address names no quote', () => {
    const page = openMotor(Screen, { path, search: '', api: motorServer() });
    expect(page.address()).toBe('/oonafailure');
  });
});
