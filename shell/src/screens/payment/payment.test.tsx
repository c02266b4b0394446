import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './payment.screen.tsx';

type Quote = ReturnType<typeof aQuote>;

/** The invented product, paid on the shell's own page. */
const paidHere = { ...kite, results: { ...kite.results, payment: '/oonapayment' } };

const openPayment = (change: Partial<Quote> = {}, session: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonapayment?quoteId=${QUOTE_ID}`,
    products: [paidHere],
    session: anAgent(),
    api: {
      getQuote: aQuote({
        proposalNo: 'PRP-1',
        departureDate: '2099-03-01',
        validUntil: '2099-02-28',
        ...change,
      }),
      checkout: { url: 'https://sandbox.doku.com/pay/1', expiresAt: '2099-03-02T00:00:00Z' },
      payLater: { policyNo: 'POL-1', proposalNo: 'PRP-1', payLaterDueDate: '2099-02-20', reference: 'S-1' },
    },
    ...session,
  });

const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {});
afterEach(() => vi.restoreAllMocks());

describe('the payment page', () => {
  it('serves any product at /oonapayment and leads to the provider’s page [PAY-031]', async () => {
    const assign = leaving();
    const { user, callsOf } = openPayment();
    expect(await screen.findByText(/Kite Insurance/)).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sandbox.doku.com/pay/1'));
    expect(callsOf('checkout')[0]?.query).toMatchObject({ proposalNo: 'PRP-1', termsVersion: '2026-11' });
  });

  it('refuses a journey whose departure has passed, in these words [TRV-080]', async () => {
    const { user, callsOf } = openPayment({ departureDate: '2020-01-01' });
    expect(
      await screen.findByText('The departure date has passed. This policy can no longer be paid.'),
    ).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    expect(callsOf('checkout')).toEqual([]);
  });

  it.each(['Policy Generated', 'Full Quote Created With Payment'] as const)(
    'shows the result of a sold quote (%s) and no checkout',
    async (stage) => {
      const { address } = openPayment({ stage, policyNo: 'POL-1' });
      await waitFor(() => expect(address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
    },
  );

  it('takes the payment of a policy that is paid later', async () => {
    const assign = leaving();
    const { user } = openPayment({
      stage: 'Full Quote Created With Payment',
      paymentStatus: 'PayLater',
      payLaterDueDate: '2099-02-20',
      policyNo: 'POL-1',
    });
    expect(await screen.findByText('20/02/2099')).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sandbox.doku.com/pay/1'));
  });

  it('leads a quote of a product with a payment page of its own to that page', async () => {
    const { address, callsOf } = openPayment({}, { products: [kite] });
    await waitFor(() => expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`));
    expect(callsOf('checkout')).toEqual([]);
  });

  it('takes the payment of a quote whose product is not deployed any more', async () => {
    openPayment({}, { products: [] });
    expect(await screen.findByRole('button', { name: 'Proceed to Payment' })).toBeDefined();
  });

  it('leads a quote that is not confirmed yet to its first open step', async () => {
    const { address } = openPayment({ stage: 'Plan Selected', proposalNo: undefined as never });
    await waitFor(() => expect(address()).toBe(`/kite-string?quoteId=${QUOTE_ID}`));
  });

  it('leads to a page that asks for a confirmation when the proposal was voided in another tab', async () => {
    let isVoided = false;
    const before = aQuote({ proposalNo: 'PRP-1', validUntil: '2099-02-28', subtotal: 285_000 });
    const after = aQuote({
      stage: 'Plan Selected',
      proposalNo: undefined as never,
      version: 6,
      subtotal: 562_000,
    });
    const { user, address, navigationState } = openPayment(
      {},
      {
        api: {
          getQuote: () => (isVoided ? after : before),
          checkout: () => {
            isVoided = true;
            return refuse({ status: 409, errCode: 1, errMsg: 'The quote was changed.' });
          },
        },
      },
    );
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    await waitFor(() => expect(address()).toBe(`/kite-string?quoteId=${QUOTE_ID}`));
    expect(navigationState()).toEqual({ changedElsewhere: { newPrice: 562_000 } });
  });

  it('gives the payment link to the agent and the quotation to the customer', async () => {
    const { unmount } = openPayment();
    expect(await screen.findByRole('button', { name: 'Create payment link' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download quotation' })).toBeNull();
    unmount();
    openPayment({}, { session: aLinkVisit({ quoteId: QUOTE_ID }) });
    expect(await screen.findByRole('button', { name: 'Download quotation' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create payment link' })).toBeNull();
  });

  it('leads to the failure page when its address names no quote', () => {
    const { address } = openPayment({}, { route: '/oonapayment' });
    expect(address()).toBe('/oonafailure');
  });
});
