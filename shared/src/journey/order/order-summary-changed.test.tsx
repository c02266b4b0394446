import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { amountOf, nextButton, promoField, typeDiscount } from '#testing/journey-fields.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { kiteFrame, useKiteStep } from '#testing/kite-journey.tsx';
import { kite, kiteDiscount, kitePromoCode } from '#testing/kite.ts';
import { anEarning, aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { OrderSummaryPage } from './order-summary-page.tsx';
import type { OrderChange, QuoteRequest } from './request-quote.ts';

const chosen = aQuote({ stage: 'Additional Benefit Selected', version: 5, proposalNo: undefined });
/** What another tab made of it: a plan for 562.000. */
const dearer: QuoteRecord = {
  ...chosen,
  version: 6,
  orderLines: [{ label: 'price.premium', amount: 562_000 }],
  subtotal: 562_000,
};
const conflict = () => new ApiError({ status: 409, errCode: 1, errMsg: 'The quote was changed.' });

/** The server's record, which a test may change under the screen. */
interface Server {
  record: QuoteRecord;
}

const Order = ({ server, quoting }: { server: Server; quoting: Partial<QuoteRequest> }) => (
  <OrderSummaryPage
    step={useKiteStep('order')}
    discount={kiteDiscount}
    promoCode={kitePromoCode}
    quoting={{
      product: 'kite',
      save: () => Promise.resolve(true),
      record: () => server.record,
      problem: undefined,
      onUnsaved: () => 'toErrorPage',
      quickQuote: () => Promise.resolve('Q100777'),
      success: 'Quoted',
      ...quoting,
    }}
  >
    {(quote) => <p>The kite of {quote.insuredName}</p>}
  </OrderSummaryPage>
);

const open = (as: 'agent' | 'customer', server: Server, quoting: Partial<QuoteRequest> = {}) =>
  renderScreen(<Order server={server} quoting={quoting} />, {
    route: `/kite-order?quoteId=${chosen.id}`,
    products: [kite],
    frame: kiteFrame,
    session: as === 'agent' ? anAgent() : aLinkVisit(),
    api: { getQuote: () => server.record, quoteEarning: anEarning },
  });

it('asks for the quote of the version that is on the screen', async () => {
  const quickQuote = vi.fn<QuoteRequest['quickQuote']>().mockResolvedValue('Q100777');
  const page = open('customer', { record: chosen }, { quickQuote });
  await promoField();
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-customer'));
  expect(quickQuote.mock.calls).toEqual([[5]]);
});

it('asks again with the new price when another tab changed the plan, and continues on a second Next', async () => {
  const server: Server = { record: chosen };
  const quickQuote = vi.fn<QuoteRequest['quickQuote']>((seen) => {
    if (seen === 6) return Promise.resolve('Q100777');
    server.record = dearer;
    return Promise.reject(conflict());
  });
  const page = open('customer', server, { quickQuote });
  await promoField();
  expect(amountOf('Total')).toBe('Rp 325.500');
  await page.user.click(nextButton());
  expect(
    within(await screen.findByRole('alert')).getByText(
      'This quote was changed elsewhere in the meantime. The price is now Rp 562.000. Continue?',
    ),
  ).toBeTruthy();
  expect(amountOf('Total')).toBe('Rp 562.000');
  expect(page.toasts).toEqual([]);
  expect(page.address()).toContain('/kite-order');
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-customer'));
  expect(quickQuote.mock.calls).toEqual([[5], [6]]);
});

it('stays and asks again when the discount was refused because the quote changed', async () => {
  const server: Server = { record: chosen };
  const save = vi.fn<QuoteRequest['save']>(() => {
    server.record = dearer;
    return Promise.resolve(false);
  });
  const page = open('agent', server, { save });
  await typeDiscount(page, '10');
  await page.user.click(nextButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Continue?');
  expect(page.address()).toContain('/kite-order');
  expect(page.toasts).toEqual([]);
});

it('asks when the server charges something else than the screen shows', async () => {
  const server: Server = { record: chosen };
  // The code of the customer stayed in force: 20 percent instead of the agent's 30.
  const save = (change: OrderChange): Promise<boolean> => {
    if (change.kind === 'discount') server.record = { ...chosen, version: 6, subtotal: 260_400 };
    return Promise.resolve(true);
  };
  const page = open('agent', server, { save });
  await typeDiscount(page, '30');
  expect(amountOf('Total')).toBe('Rp 227.850');
  await page.user.click(nextButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Continue?');
  expect(page.toasts).toEqual([]);
});

it('shows a customer who returns the total with the code that is saved', async () => {
  const record: QuoteRecord = {
    ...chosen,
    stage: 'PromoCode Added',
    promoCode: { code: 'PAYUNG-KITES-20-OKK', percent: 20 },
    discountGivenBy: 'promo',
    discountAmount: 65_100,
    orderLines: [...chosen.orderLines, { label: 'price.promo', values: { percent: 20 }, amount: -65_100 }],
    subtotal: 260_400,
  };
  open('customer', { record });
  expect((await promoField()).value).toBe('PAYUNG-KITES-20-OKK');
  expect(amountOf('Promo code 20%')).toBe('-Rp 65.100');
  expect(amountOf('Total')).toBe('Rp 260.400');
});

const CODE = 'PAYUNG-KITES-20-OKK';
const withCode: QuoteRecord = {
  ...chosen,
  version: 6,
  stage: 'PromoCode Added',
  promoCode: { code: CODE, percent: 20 },
  discountGivenBy: 'promo',
  discountAmount: 65_100,
  orderLines: [...chosen.orderLines, { label: 'price.promo', values: { percent: 20 }, amount: -65_100 }],
  subtotal: 260_400,
};
const removeButton = () => screen.findByRole('button', { name: 'Remove the promo code' });

it('removes a code that was saved by a Next that did not make the quote (ruling R04)', async () => {
  const server: Server = { record: chosen };
  const save = vi.fn<QuoteRequest['save']>((change) => {
    if (change.kind === 'promoCode')
      server.record = change.code === '' ? { ...chosen, version: 7 } : withCode;
    return Promise.resolve(true);
  });
  const quickQuote = vi.fn<QuoteRequest['quickQuote']>((seen) =>
    seen === 7 ? Promise.resolve('Q100777') : Promise.reject(conflict()),
  );
  const page = renderScreen(<Order server={server} quoting={{ save, quickQuote }} />, {
    route: `/kite-order?quoteId=${chosen.id}`,
    products: [kite],
    frame: kiteFrame,
    session: aLinkVisit(),
    api: { getQuote: () => server.record, validatePromoCode: { percent: 20 } },
  });
  await page.user.type(await promoField(), CODE);
  await screen.findByText('Promo code 20%');
  await page.user.click(nextButton());
  await screen.findByRole('alert');
  await page.user.click(await removeButton());
  expect(amountOf('Total')).toBe('Rp 325.500');
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-customer'));
  expect(save.mock.calls.map(([change]) => change)).toEqual([
    { kind: 'promoCode', code: CODE, percent: 20 },
    { kind: 'promoCode', code: '', percent: 0 },
  ]);
});

it.each([
  ['offers', 'is not made', {}, 1],
  ['does not offer', 'is made', { quotedAt: '2027-02-01T04:00:00.000Z' }, 0],
] as const)('%s to take a saved code away when the quote %s', async (_offers, _state, change, buttons) => {
  open('customer', { record: { ...withCode, ...change } });
  expect((await promoField()).value).toBe(CODE);
  expect(screen.queryAllByRole('button', { name: 'Remove the promo code' })).toHaveLength(buttons);
});

it('saves an untouched discount as it is shown', async () => {
  const record: QuoteRecord = {
    ...chosen,
    discountPercent: 12.5,
    discountGivenBy: 'agent',
    discountAmount: 40_688,
    orderLines: [
      ...chosen.orderLines,
      { label: 'price.discount', values: { percent: 12.5 }, amount: -40_688 },
    ],
    subtotal: 284_812,
  };
  const save = vi.fn<QuoteRequest['save']>().mockResolvedValue(true);
  const page = open('agent', { record }, { save });
  await screen.findByText('Rp 284.812', { exact: false });
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-created'));
  expect(save.mock.calls).toEqual([[{ kind: 'discount', percent: 12.5 }]]);
});

it('moves the focus to a phone that is missing digits, with its message beside it', async () => {
  const page = open('agent', { record: { ...chosen, insuredPhone: '' } });
  await page.user.type(await screen.findByRole('textbox', { name: /mobile number/ }), '0812');
  await page.user.click(nextButton());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /mobile number/ }));
});
