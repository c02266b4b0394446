import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { aQuotedQuote } from '#testing/quotes.ts';
import {
  amountBeside,
  amountOf,
  discountField,
  nextButton,
  promoField,
  typeCode,
  typeDiscount,
} from '@payung/shared/testing/journey-fields.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './order-summary.screen.tsx';
import { home } from '#product.ts';

const path = '/home-order-summary';
/** Property All Risk for 555.000 with earthquake cover for 1.000.000, not quoted yet. */
const chosen = aQuotedQuote({ stage: 'Additional Benefit Selected' });
const code = 'RUMAHHEMAT2026001';

/** The same with a discount of the agent, as the server computed it. */
const discounted = (percent: number, amount: number): HomeQuoteRecord => ({
  ...chosen,
  discountPercent: percent,
  discountAmount: amount,
  discountGivenBy: 'agent',
  orderLines: [...chosen.orderLines, { label: 'price.discount', values: { percent }, amount: -amount }],
  subtotal: 1_555_000 - amount,
});

const open = (as: 'agent' | 'customer', more: HomeReplies = {}, quote = chosen, state: unknown = null) =>
  openHome(Screen, { path, as, state, api: { ...homeServer({ quote }), ...more } });

describe('the order of a home', () => {
  it('shows plan, coverages, total and the note on admin cost [HOME-031], the discount negative and in red [HOME-032]', async () => {
    const { user } = open('agent', {}, discounted(10, 155_500));
    await discountField();
    expect(screen.getByRole('heading', { name: 'Home Insurance · PROPERTY ALL RISK' })).toBeTruthy();
    expect(amountOf('Plan premium')).toBe('Rp 555.000');
    expect(amountOf('Earthquake')).toBe('Rp 1.000.000');
    expect(amountOf('Discount 10%')).toBe('-Rp 155.500');
    expect(within(amountBeside('Discount 10%')).getByText('-Rp 155.500').className).toContain('negative');
    expect(amountOf('Total')).toBe('Rp 1.399.500');
    expect(amountBeside('Total').querySelector('.negative')).toBeNull();
    expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
    // It opens into rates, and says who gave the discount.
    await user.click(screen.getByRole('button', { name: 'Price detail' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    expect(detail.getByText('Discount given by the agent')).toBeTruthy();
    expect(detail.getByText('-Rp 155.500')).toBeTruthy();
    expect(detail.getByText(/Zone Z4/)).toBeTruthy();
    expect(detail.getByText('Rp 1.399.500')).toBeTruthy();
  });

  it('shows the order of a sold quote read-only [HOME-036]', async () => {
    const { path: to, state } = home.results?.summary ?? {};
    expect(to).toBe(path);
    const page = open('agent', {}, { ...chosen, stage: 'Policy Generated', policyNo: 'POL-1' }, state);
    expect(await screen.findByText('Plan premium')).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(page.address()).toBe(`${path}?quoteId=${chosen.id}`);
  });

  it.each([
    ['agent', '7.5'],
    ['customer', undefined],
  ] as const)(
    'takes the saved discount off the total for an %s, with %s in the discount field [HOME-037]',
    async (as, field) => {
      open(as, {}, discounted(7.5, 116_625));
      expect(await screen.findByText('Discount 7.5%')).toBeTruthy();
      expect(amountOf('Discount 7.5%')).toBe('-Rp 116.625');
      const percent = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Discount (%)' });
      expect(percent?.value).toBe(field);
    },
  );
});

it('limits an agent to 15 percent, and closes Next without a number [HOME-039] [HOME-041] [HOME-042] [HOME-047]', async () => {
  const page = open('agent');
  await typeDiscount(page, '16');
  expect((await discountField()).value).toBe('15');
  expect(screen.getByText('Enter only numbers between 0 to 15')).toBeTruthy();
  expect(amountOf('Total')).toBe('Rp 1.321.750');
  expect(nextButton().disabled).toBe(false);

  await typeDiscount(page, 'ab');
  expect(screen.getByText('Enter Only Numbers')).toBeTruthy();
  expect(nextButton().disabled).toBe(true);
  await typeDiscount(page, '');
  expect(screen.getByText('enter any number, minimum is 0')).toBeTruthy();
  expect(nextButton().disabled).toBe(true);
});

const withCode = async (
  text: string,
  validateHomePromo: HomeReplies['validateHomePromo'] = { percent: 20 },
) => {
  const page = open('customer', { validateHomePromo });
  await typeCode(page, text);
  return page;
};

it('compares the plans for a customer, once that is opened', async () => {
  const page = open('customer');
  await promoField();
  await page.user.click(screen.getByText('Compare plans'));
  const plans = within(await screen.findByRole('table'));
  expect(plans.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Benefit',
    'PROPERTY ALL RISKRp 555.000',
    'FlexasRp 367.500',
  ]);
});

describe('the promo code of a customer', () => {
  it('is validated at 17 characters by the call of home, locked [HOME-049], and reported as valid [HOME-050]', async () => {
    const { callsOf, toasts } = await withCode(code);
    await waitFor(async () => expect((await promoField()).disabled).toBe(true));
    expect(callsOf('validateHomePromo').map((call) => [call.address, call.body])).toEqual([
      ['home/validate-promoCode-home', { promoCode: code, quoteId: chosen.id }],
    ]);
    expect(toasts).toEqual([{ kind: 'success', text: 'PromoCode validated Successfully' }]);
    expect(amountOf('Promo code 20%')).toBe('-Rp 311.000');
    expect(amountOf('Total')).toBe('Rp 1.244.000');
    expect(nextButton().disabled).toBe(false);
  });

  it('can be corrected when the server does not know it [HOME-051]', async () => {
    const { toasts } = await withCode(code, refuse({ status: 422, errCode: 1, errMsg: 'unknown' }));
    expect(await screen.findByText('Invalid promo code')).toBeTruthy();
    expect((await promoField()).disabled).toBe(false);
    expect(toasts).toEqual([]);
  });
});
