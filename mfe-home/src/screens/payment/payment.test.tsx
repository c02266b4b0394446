import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aConfirmedQuote } from '#testing/customers.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './payment.screen.tsx';

const open = (
  change: Partial<HomeQuoteRecord> = {},
  more: HomeReplies = {},
  as: 'agent' | 'customer' = 'customer',
) =>
  openHome(Screen, {
    path: '/homepaymentScreen',
    as,
    api: {
      ...homeServer({ quote: aConfirmedQuote(change) }),
      checkout: { url: 'https://sandbox.doku.com/pay/1', expiresAt: '2999-12-31T00:00:00Z' },
      ...more,
    },
  });

const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {});
afterEach(() => vi.restoreAllMocks());

const proceed = () => screen.findByRole('button', { name: 'Proceed to Payment' });
const later = () => screen.findByRole('button', { name: 'Pay later' });
/** The button asks first. */
const payLater = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.click(await later());
  await user.click(screen.getByRole('button', { name: 'Yes, pay later' }));
};
const amountOf = (label: string | RegExp) =>
  screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

describe('the price', () => {
  it('is shown line by line [PAY-001], with admin cost and discount on lines of their own and the giver of the discount [PAY-034]', async () => {
    open();
    await proceed();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Confirmation');
    expect(amountOf('Product')).toBe('PAR · PROPERTY ALL RISK');
    expect(amountOf('FLEXAS and all-risk cover premium')).toBe('Rp 555.000');
    expect(amountOf('Earthquake cover premium')).toBe('Rp 1.000.000');
    expect(amountOf('Gross premium')).toBe('Rp 1.555.000');
    const benefits = within(screen.getByRole('region', { name: 'Additional benefits' }));
    expect(benefits.getByText('Earthquake')).toBeTruthy();
    expect(benefits.getByText('Rp 1.000.000')).toBeTruthy();
    expect(screen.getAllByText('Amount due')[0]?.parentElement?.textContent).toContain('Rp 1.414.500');
    expect(amountOf('Admin cost')).toBe('Rp 15.000');
    expect(amountOf('Discount 10% from Sari')).toBe('-Rp 155.500');
    expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
  });

  it('names the promo code behind a discount', async () => {
    open({
      discountGivenBy: 'promo',
      promoCode: { code: 'RUMAHHEMAT2026001', percent: 10 },
    });
    await proceed();
    expect(screen.getByText(/^Promo code 10%/, { selector: 'dt' }).textContent).toBe(
      'Promo code 10%RUMAHHEMAT2026001',
    );
    expect(screen.getByText('-Rp 155.500')).toBeTruthy();
  });

  it('always shows the FLEXAS line, and the other covers only where they have a premium [PAY-001]', async () => {
    open({ planKind: 'FLEXAS', planName: 'Flexas', premium: 367_500, benefits: [] });
    await proceed();
    expect(amountOf('Product')).toBe('FLEXAS · Flexas');
    expect(amountOf('FLEXAS cover premium')).toBe('Rp 367.500');
    for (const cover of ['Earthquake', 'Riot, strike and commotion', 'Flood']) {
      expect(screen.queryByText(`${cover} cover premium`)).toBeNull();
    }
  });

  it('shows riot and flood where they were chosen [PAY-001]', async () => {
    open({
      benefits: [
        { code: 'C0002003', name: 'Flood', premium: 22_000 },
        { code: 'C0002004', name: 'Riot', premium: 11_000 },
      ],
    });
    await proceed();
    expect(amountOf('Riot, strike and commotion cover premium')).toBe('Rp 11.000');
    expect(amountOf('Flood cover premium')).toBe('Rp 22.000');
  });
});

it('disables payment for a start date before yesterday, with a link to choose another', async () => {
  const { user, callsOf } = open({ startDate: '2027-01-30' });
  const way = await screen.findByRole('link', { name: 'Choose another start date' });
  expect(way.getAttribute('href')).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await proceed());
  expect((await later()).hasAttribute('disabled')).toBe(true);
  expect(callsOf('checkout')).toEqual([]);
});

describe('pay later', () => {
  it('leads to the print-policy error page with the message when it is refused [PAY-011] [PAY-017]', async () => {
    const errMsg = { ValidateResult: { message: 'Address is not insurable' } };
    const page = open({}, { payLater: refuse({ status: 422, errCode: 1, errMsg }) });
    await payLater(page);
    await waitFor(() => expect(page.address()).toBe(`/home-print-policy-error?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual({ message: 'Address is not insurable' });
  });
});

describe('a sold quote', () => {
  it.each([
    [{ stage: 'Policy Generated', paymentStatus: 'Paid', policyNo: 'POL-1' }, `/paymentsuccess/${QUOTE_ID}`],
    [{ stage: 'Full Quote Created', paymentStatus: 'Paid' }, `/paymentresponse?quoteId=${QUOTE_ID}`],
    [
      { stage: 'Full Quote Created With Payment', paymentStatus: 'Pending', policyNo: 'POL-1' },
      `/home-success-print-policy?quoteId=${QUOTE_ID}`,
    ],
  ] as const)('leads to its result without a checkout: %o [PAY-017]', async (change, path) => {
    const page = open(change);
    await waitFor(() => expect(page.address()).toBe(path));
    expect(page.callsOf('checkout')).toEqual([]);
  });

  it('is paid here when pay later was chosen', async () => {
    const assign = leaving();
    const { user } = open({
      stage: 'Full Quote Created With Payment',
      paymentStatus: 'PayLater',
      payLaterDueDate: '2999-02-20',
      policyNo: 'POL-1',
    });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await proceed());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sandbox.doku.com/pay/1'));
  });

  it('leads to customer information when that is missing', async () => {
    const page = open({ stage: 'Quick Quote Created', proposalNo: undefined as never });
    await waitFor(() => expect(page.address()).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`));
  });
});
