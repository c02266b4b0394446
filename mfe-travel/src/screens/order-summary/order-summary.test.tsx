import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import {
  amountOf,
  discountField,
  nextButton,
  promoField,
  raiseButton,
  typeCode,
  typeDiscount,
} from '@payung/shared/testing/journey-fields.ts';
import { openTravel } from '#testing/open-travel.ts';
import { aDiscountedQuote, aPlannedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import type { TravelReplies } from '#testing/travel-server.ts';
import { Screen } from './order-summary.screen.tsx';
import { travel } from '#product.ts';

const path = '/ordersummarytravel';
/** Gold for 250.000 with gadgets for 75.500, not quoted yet. */
const chosen = aQuotedQuote({ stage: 'Additional Benefit Selected' });
const discounted = aDiscountedQuote({ stage: 'Additional Benefit Selected' });

const open = (as: 'agent' | 'customer', more: TravelReplies = {}, quote = chosen) =>
  openTravel(Screen, { path, as, api: { ...travelServer({ quote }), ...more } });

describe('the price', () => {
  it('shows plan, add-ons, discount, total and the note on admin cost [TRV-039]', async () => {
    open('agent', {}, discounted);
    await discountField();
    expect(screen.getByRole('heading', { name: 'Travel Insurance · Gold' })).toBeTruthy();
    expect(screen.getByText('01/03/2027')).toBeTruthy();
    expect(amountOf('Plan premium')).toBe('Rp 250.000');
    expect(amountOf('Electronics and gadgets')).toBe('Rp 75.500');
    expect(amountOf('Discount 10%')).toBe('-Rp 32.550');
    expect(amountOf('Total')).toBe('Rp 292.950');
    expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
  });

  it('recomputes the total on every change of the discount [TRV-046]', async () => {
    const { user } = open('agent');
    await user.clear(await discountField());
    await user.type(await discountField(), '12.5');
    expect(amountOf('Total')).toBe('Rp 284.812');
    await user.click(raiseButton());
    expect(amountOf('Total')).toBe('Rp 283.185');
    await user.clear(await discountField());
    expect(amountOf('Total')).toBe('Rp 325.500');
  });

  it('follows the promo code of a customer, not the discount of the agent [TRV-045]', async () => {
    const { user } = open('customer', { validatePromoCode: { percent: 20 } }, discounted);
    await promoField();
    expect(amountOf('Total')).toBe('Rp 292.950');
    await user.type(await promoField(), 'PAYUNG-TRAVEL-20-OK');
    await waitFor(() => expect(amountOf('Promo code 20%')).toBe('-Rp 65.100'));
    expect(amountOf('Total')).toBe('Rp 260.400');
  });
});

it('compares the plans for a customer, once that is opened', async () => {
  const { user } = open('customer');
  await promoField();
  await user.click(screen.getByText('Compare plans'));
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Benefit',
    'PlatinumRp 340.000',
    'GoldRp 250.000',
    'BronzeRp 180.000',
    'PerisaiRp 143.000',
  ]);
});

it('limits an agent to 30 percent, and leaves Next open without a number [TRV-049] [TRV-051] [TRV-052]', async () => {
  const page = open('agent');
  await typeDiscount(page, '31');
  expect((await discountField()).value).toBe('30');
  expect(screen.getByText('Enter only numbers between 0 to 30')).toBeTruthy();
  expect(amountOf('Total')).toBe('Rp 227.850');
  await typeDiscount(page, 'ab');
  expect(nextButton().disabled).toBe(true);
  await typeDiscount(page, '');
  expect(screen.getByText('Enter any number, minimum is 0')).toBeTruthy();
  expect(nextButton().disabled).toBe(false);
});

it('validates the promo code of a customer at 19 characters [TRV-058] [TRV-059]', async () => {
  const page = open('customer', { validatePromoCode: { percent: 20 } });
  await typeCode(page, 'PAYUNG-TRAVEL-20-OK');
  await waitFor(async () => expect((await promoField()).disabled).toBe(true));
  expect(page.callsOf('validatePromoCode').map((call) => call.body)).toEqual([
    { promoCode: 'PAYUNG-TRAVEL-20-OK', quoteId: chosen.id },
  ]);
  expect(nextButton().disabled).toBe(false);
});

describe('the way back', () => {
  it.each([
    ['additional benefits', '/additionalbenefittravel', chosen],
    ['the plan', '/chooseproducttravel', { ...chosen, tripType: 1 }],
  ])('leads to %s', async (_name, to, quote) => {
    const page = open('agent', {}, quote);
    await discountField();
    await page.user.click(screen.getByRole('link', { name: 'Back' }));
    expect(page.address()).toBe(`${to}?quoteId=${chosen.id}`);
  });

  it('leads a quote without a plan to the plan choice', async () => {
    const page = open('agent', {}, aPlannedQuote({ planCode: '', stage: 'Lead Created' }));
    await waitFor(() => expect(page.address()).toContain('/chooseproducttravel'));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(store.get(quoteContextAtom).resumeType).toBeUndefined();
  });
});

it('shows the order of a sold quote read-only', async () => {
  const { path: to, state } = travel.results?.summary ?? {};
  const quote = { ...chosen, stage: 'Policy Generated', policyNo: 'POL-1' } as const;
  const page = openTravel(Screen, { path: to ?? '', state, api: travelServer({ quote }) });
  expect(await screen.findByRole('heading', { name: /Travel Insurance/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(page.address()).toBe(`${path}?quoteId=${chosen.id}`);
});
