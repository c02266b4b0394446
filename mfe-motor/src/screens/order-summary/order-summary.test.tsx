import { describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import {
  amountBeside,
  amountOf,
  discountField,
  nextButton,
  promoField,
  typeCode,
  typeDiscount,
} from '@payung/shared/testing/journey-fields.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import {
  QUOTE_ID,
  aConfirmedQuote,
  aQuotedMotorcycle,
  aQuotedQuote,
  aWorkshopQuote,
} from '#testing/quotes.ts';
import { Screen } from './order-summary.screen.tsx';

const path = '/motorordersummary';
const code = 'MOTORHEMAT20260001';
/** Motor Standard for 4.199.000 with third-party liability for 250.000, not quoted yet. */
const chosen = aQuotedQuote({ stage: 'Additional Benefit Selected' });
const open = (as: 'agent' | 'customer', quote = chosen, more: MotorReplies = {}, state: unknown = null) =>
  openMotor(Screen, {
    path,
    as,
    state,
    api: { ...motorServer({ quote }), validatePromoCode: { percent: 20 }, ...more },
  });

describe('the order of a vehicle', () => {
  it('shows plan, add-ons, discount, total and the note on admin cost [MOT-029, MOT-071]', async () => {
    open('agent', {
      ...chosen,
      discountPercent: 12.5,
      discountAmount: 556_125,
      discountGivenBy: 'agent',
      orderLines: [
        ...chosen.orderLines,
        { label: 'price.discount', values: { percent: 12.5 }, amount: -556_125 },
      ],
      subtotal: 3_892_875,
    });
    await discountField();
    expect(screen.getByRole('heading', { name: 'Motor Insurance 4W · Motor Standard' })).toBeTruthy();
    expect(amountOf('Plan premium')).toBe('Rp 4.199.000');
    expect(amountOf('Third-party liability Rp 25 million')).toBe('Rp 250.000');
    expect(amountOf('Discount 12.5%')).toBe('-Rp 556.125');
    expect(amountOf('Total')).toBe('Rp 3.892.875');
    expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Plan premium',
        'Third-party liability Rp 25 million',
        'Discount 12.5%',
        'Total',
      ]),
    );
  });

  it('shows the free first year of the workshop as a line with its condition [MOT-026, MOT-029]', async () => {
    open('agent', aWorkshopQuote());
    await discountField();
    const free = amountBeside('Authorised workshop, first year free with two or more years');
    expect(free.textContent).toBe('-Rp 425.000');
    expect(within(free).getByText('-Rp 425.000').className).toContain('negative');
    expect(amountOf('Authorised workshop')).toBe('Rp 1.147.500');
    expect(amountOf('Total')).toBe('Rp 12.227.760');
  });

  it('shows rate, region, class, age loading and add-ons of each year in the price detail', async () => {
    const { user } = open('agent', aWorkshopQuote());
    await discountField();
    await user.click(screen.getByRole('button', { name: 'Price detail' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    const years = [
      ['Year 1', 'Rp 4.199.000', 'Rp 170.000.000 × 2.47%', 'Rp 425.000'],
      ['Year 2', 'Rp 3.779.100', 'Rp 153.000.000 × 2.47%', 'Rp 382.500'],
      ['Year 3', 'Rp 3.527.160', 'Rp 136.000.000 × 2.47% + 5% for an age of 6 years', 'Rp 340.000'],
    ] as const;
    for (const [name, premium, basis, workshop] of years) {
      const year = within(detail.getByRole('region', { name }));
      expect(year.getByText(premium)).toBeTruthy();
      expect(year.getByText(/×/).textContent).toBe(basis);
      expect(year.getByText(workshop)).toBeTruthy();
      expect(year.getByText('Region 2 · class > 125–200 million rupiah · Comprehensive')).toBeTruthy();
    }
    expect(detail.getByText('-Rp 425.000')).toBeTruthy();
    expect(detail.getByText('Rp 12.227.760')).toBeTruthy();
  });

  it('leads a car back to /motoradditionalbenefits [MOT-031]', async () => {
    open('agent');
    await discountField();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/motoradditionalbenefits?quoteId=${QUOTE_ID}`,
    );
  });

  it('leads a motorcycle back to /motorchooseproduct [MOT-030]', async () => {
    open('agent', aQuotedMotorcycle({ stage: 'Plan Selected' }));
    await discountField();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/motorchooseproduct?quoteId=${QUOTE_ID}`,
    );
  });

  it.each([
    ['not quoted yet', chosen],
    ['sold', aConfirmedQuote({ stage: 'Policy Generated', policyNo: 'POL-1', paymentStatus: 'Paid' })],
  ])(
    'hides Back and help where the state says quote 1, of a quote that is %s [MOT-032]',
    async (_, quote) => {
      const page = open('agent', quote, {}, { quote: 1 });
      expect(await screen.findByText('Toyota Avanza 2023')).toBeTruthy();
      for (const name of ['Back', 'Need Help']) expect(screen.queryByRole('link', { name })).toBeNull();
      // Nothing of it can be changed any more.
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
      expect(page.address()).toBe(`/motorordersummary?quoteId=${QUOTE_ID}`);
    },
  );

  it('shows Back and help with any other state [MOT-032]', async () => {
    for (const state of [null, { quote: 0 }, { readOnly: true }]) {
      const { unmount } = open('agent', chosen, {}, state);
      await discountField();
      expect(screen.getByRole('link', { name: 'Back' }), JSON.stringify(state)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Need Help' })).toBeTruthy();
      unmount();
    }
  });
});

describe('the discount of an agent', () => {
  it('is limited to 25 percent, and Next is closed without a number [MOT-040] [MOT-044] [MOT-045]', async () => {
    const page = open('agent');
    await typeDiscount(page, '26');
    expect((await discountField()).value).toBe('25');
    expect(screen.getByText('Enter only numbers between 0 to 25')).toBeTruthy();
    expect(amountOf('Discount 25%')).toBe('-Rp 1.112.250');
    expect(nextButton().disabled).toBe(false);
    await typeDiscount(page, '');
    expect(screen.getByText('Enter any number, minimum is 0')).toBeTruthy();
    expect(nextButton().disabled).toBe(true);
  });

  it.each(['Discount Should be between 0 to 30', 'Discount Should Start from 0'])(
    'shows the refusal %j in the words of the server, and stays on the page [MOT-046]',
    async (errMsg) => {
      const page = open('agent', chosen, { updateMotorOrder: refuse({ status: 422, errCode: 1, errMsg }) });
      await typeDiscount(page, '5');
      await page.user.click(nextButton());
      expect((await screen.findByRole('alert')).textContent).toBe(errMsg);
      expect(page.address()).toContain(path);
    },
  );
});

describe('the promo code of a customer', () => {
  it('is validated by itself at 18 characters [MOT-048], locked once it is valid [MOT-049], and reported as valid [MOT-050]', async () => {
    const page = open('customer');
    await typeCode(page, code);
    await waitFor(async () => expect((await promoField()).disabled).toBe(true));
    expect(
      page.callsOf('validatePromoCode').map(({ method, address, body }) => [method, address, body]),
    ).toEqual([['POST', 'user/validate-promocode', expect.objectContaining({ promoCode: code })]]);
    expect(amountOf('Promo code 20%')).toBe('-Rp 889.800');
    expect(page.toasts).toEqual([{ kind: 'success', text: 'PromoCode validated Successfully' }]);
  });

  it('can be corrected when the server does not know it [MOT-047]', async () => {
    const page = open('customer', chosen, {
      validatePromoCode: refuse({ status: 422, errCode: 1, errMsg: 'Unknown code' }),
    });
    await typeCode(page, code);
    expect(await screen.findByText('Enter a valid promo code')).toBeTruthy();
    expect((await promoField()).disabled).toBe(false);
    expect(nextButton().disabled).toBe(true);
  });
});

it('compares the plans for the years of the quote, also for a customer, once that is opened', async () => {
  const page = open('customer', aWorkshopQuote());
  await promoField();
  expect(page.callsOf('motorPlans')).toEqual([]);
  await page.user.click(screen.getByText('Compare plans'));
  const plans = within(await screen.findByRole('table'));
  expect(page.callsOf('motorPlans')[0]?.query).toMatchObject({ duration: '3' });
  expect(plans.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Benefit',
    'Motor PrimeRp 12.669.760',
    'Motor StandardRp 11.505.260',
  ]);
  expect(
    plans.getByRole('row', { name: /Own risk Rp\s200\.000 per event Rp\s300\.000 per event/ }),
  ).toBeTruthy();
  // It is only looked at.
  expect(plans.queryByRole('button')).toBeNull();
});

it('shows its texts in Indonesian', async () => {
  openMotor(Screen, { path, as: 'customer', language: 'id', api: motorServer({ quote: aWorkshopQuote() }) });
  expect(await screen.findByText('Rp 12.227.760')).toBeTruthy();
  expect(screen.getByText('Jenis pertanggungan')).toBeTruthy();
  expect(screen.getByText('Komprehensif')).toBeTruthy();
});
