import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies, SeenCall } from '#testing/fake-api.ts';
import {
  discountField,
  lowerButton,
  nextButton,
  promoField,
  raiseButton,
  typeCode,
  typeDiscount,
} from '#testing/journey-fields.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { kiteFrame, useKiteStep } from '#testing/kite-journey.tsx';
import { kite, kiteDiscount, kitePromoCode } from '#testing/kite.ts';
import { anEarning, aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import type { QuoteRecord } from '#schemas/quote.ts';
import { orderPrice } from '#journey/price/order-price.ts';
import { OrderSummaryPage } from './order-summary-page.tsx';
import { READ_ONLY } from './read-only.ts';
import type { QuoteRequest } from './request-quote.ts';

const code = 'PAYUNG-KITES-20-OKK';
const chosen = aQuote({ stage: 'Additional Benefit Selected', proposalNo: undefined });

interface Product {
  readonly quote?: typeof chosen;
  readonly quoting?: Partial<QuoteRequest>;
  readonly state?: object;
  readonly api?: FakeReplies;
}

/** A server that prices what is saved. */
const quotingOf = (quote: QuoteRecord, { save, ...quoting }: Partial<QuoteRequest>): QuoteRequest => {
  let record = quote;
  return {
    product: 'kite',
    save: async (change) => {
      const isSaved = (await save?.(change)) ?? true;
      if (!isSaved || change.kind === 'phone') return isSaved;
      const choice = change.kind === 'discount' ? change : { promoCode: change };
      record = { ...record, ...orderPrice(record, choice), version: record.version + 1 };
      return true;
    },
    record: () => record,
    problem: undefined,
    onUnsaved: () => 'toErrorPage',
    quickQuote: () => Promise.resolve('Q100777'),
    success: 'Quoted',
    onwards: (who) => ({ state: { for: who }, context: { resumeType: 'kite' } }),
    ...quoting,
  };
};

const Order = ({ quoting }: { quoting: QuoteRequest }) => (
  <OrderSummaryPage
    step={useKiteStep('order')}
    discount={kiteDiscount}
    promoCode={kitePromoCode}
    validate={() => Promise.resolve(20)}
    quoting={quoting}
  >
    {(quote) => <p>The kite of {quote.insuredName}</p>}
  </OrderSummaryPage>
);

const open = (as: 'agent' | 'customer', { quote = chosen, quoting = {}, state, api }: Product = {}) =>
  renderScreen(<Order quoting={quotingOf(quote, quoting)} />, {
    state,
    route: `/kite-order?quoteId=${chosen.id}`,
    products: [kite],
    frame: kiteFrame,
    session: as === 'agent' ? anAgent() : aLinkVisit(),
    api: { getQuote: quote, quoteEarning: anEarning, ...api },
  });
type Page = ReturnType<typeof open>;

const giveDiscount = (page: Page) => typeDiscount(page, '12.5');
const saver = (isSaved = true) => vi.fn<QuoteRequest['save']>().mockResolvedValue(isSaved);

it('shows the plan, what the product shows, and the price', async () => {
  open('agent');
  expect(await screen.findByRole('heading', { name: 'Kite Insurance · Kite Gold' })).toBeTruthy();
  expect(screen.getByText('The kite of Budi Santoso')).toBeTruthy();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
  expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
});

it('gives an agent the discount stepper and no promo code box [TRV-040] [HOME-033] [MOT-033]', async () => {
  open('agent');
  expect(await discountField()).toBeTruthy();
  expect(raiseButton()).toBeTruthy();
  expect(lowerButton()).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
});

it.each([
  ['6281234567890', 0],
  ['0812', 1],
  ['', 1],
])('asks an agent whose form brought the phone "%s" for one %i times', async (insuredPhone, times) => {
  open('agent', { quote: { ...chosen, insuredPhone } });
  await discountField();
  expect(screen.queryAllByRole('textbox', { name: /mobile number/ })).toHaveLength(times);
});

it('says what is paid with the admin cost, and what the agent earns at the chosen discount', async () => {
  const earnings: string[] = [];
  const quoteEarning = ({ query }: SeenCall) => {
    earnings.push(query['discountPercent'] ?? '');
    return { ...anEarning, worth: 37_000 };
  };
  const page = open('agent', { api: { quoteEarning } });
  expect(await screen.findByText(/^You earn 37 points \(Rp 37\.000\) at this discount\.$/)).toBeTruthy();
  expect(screen.getByText('+ admin cost 15.000 = to pay 340.500')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '10%' }));
  expect(await screen.findByText('+ admin cost 15.000 = to pay 307.950')).toBeTruthy();
  await waitFor(() => expect(earnings).toEqual(['0', '10']));
});

it('says nothing of earnings where the server refuses, as for the quote of another agent', async () => {
  const page = open('agent', {
    api: { quoteEarning: refuse({ status: 404, errCode: 1, errMsg: 'Not found' }) },
  });
  await waitFor(() => expect(page.logs).not.toHaveLength(0));
  expect(screen.queryByText(/You earn/)).toBeNull();
  expect(page.toasts).toEqual([]);
});

it('gives a link customer the promo code box and no discount stepper [TRV-041] [HOME-034] [MOT-034]', async () => {
  open('customer');
  expect(await promoField()).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Discount (%)' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Raise the discount by 0.5' })).toBeNull();
});

it('only logs that the quote could not be loaded [TRV-069] [HOME-058]', async () => {
  const page = open('agent', { api: { getQuote: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) } });
  await waitFor(() => expect(page.logs).not.toHaveLength(0));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(page.toasts).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('saves and asks once on a double click, and goes where the product says', async () => {
  const save = saver();
  const quickQuote = vi.fn(() => Promise.resolve('Q100777'));
  const page = open('agent', { quoting: { save, quickQuote } });
  await giveDiscount(page);
  await page.user.dblClick(nextButton());
  await waitFor(() => expect(page.address()).toBe(`/kite-created?quoteId=${chosen.id}`));
  expect(page.navigationState()).toEqual({ for: 'agent' });
  expect(save.mock.calls).toEqual([[{ kind: 'discount', percent: 12.5 }]]);
  expect(quickQuote).toHaveBeenCalledTimes(1);
  expect(page.toasts).toEqual([{ kind: 'success', text: 'Quoted' }]);
  expect(store.get(quoteContextAtom)).toEqual({ quoteId: chosen.id, resumeType: 'kite' });
});

it('saves the code of a customer', async () => {
  const save = saver();
  const page = open('customer', { quoting: { save } });
  await typeCode(page, code);
  await screen.findByText('Promo code 20%');
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-customer'));
  expect(save.mock.calls).toEqual([[{ kind: 'promoCode', code, percent: 20 }]]);
});

it('leaves the promo code of the customer alone when an agent touched nothing', async () => {
  const save = saver();
  const page = open('agent', { quote: { ...chosen, promoCode: { code, percent: 20 } }, quoting: { save } });
  expect(await screen.findByText(/The customer.s promo code/)).toBeTruthy();
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-created'));
  expect(save).not.toHaveBeenCalled();
});

it('leaves a quoted quote as it is when nothing changed', async () => {
  const save = saver();
  const quote = { ...chosen, stage: 'Customer Information Updated', discountPercent: 5 } as const;
  const page = open('agent', { quote, quoting: { save } });
  await discountField();
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-created'));
  expect(save).not.toHaveBeenCalled();
});

it('saves the phone that a link will ask for, once a code reaches it [OTP-007]', async () => {
  const save = saver();
  const page = open('agent', { quote: { ...chosen, insuredPhone: '' }, quoting: { save } });
  await giveDiscount(page);
  await page.user.type(screen.getByRole('textbox', { name: /mobile number/ }), '081234567');
  await page.user.click(nextButton());
  expect(await screen.findByText('Please lengthen this text to 9 characters or more')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await page.user.type(screen.getByRole('textbox', { name: /mobile number/ }), '890');
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toContain('/kite-created'));
  expect(save.mock.calls[0]).toEqual([{ kind: 'phone', phone: '081234567890' }]);
});

it('asks for no phone that was given with the form', async () => {
  open('agent', { quote: { ...chosen, insuredPhone: '081234567890' } });
  expect(await screen.findByText('The kite of Budi Santoso')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /mobile number/ })).toBeNull();
});

it.each([
  ['cannot be quoted', { quickQuote: () => Promise.reject(new Error('away')) }],
  ['cannot be saved', { save: saver(false) }],
])('takes an order that %s to the error page, which learns the product', async (_name, quoting) => {
  const page = open('agent', { quoting });
  await giveDiscount(page);
  await page.user.click(nextButton());
  await waitFor(() => expect(page.address()).toBe(`/oonaerror?quoteId=${chosen.id}`));
  expect(page.navigationState()).toEqual({ data: 'kite', quoteId: chosen.id });
});

it('stays where the product stays, with the problem beside the button', async () => {
  const quoting: Partial<QuoteRequest> = {
    save: saver(false),
    onUnsaved: () => 'stayed',
    problem: 'Try again.',
  };
  const page = open('agent', { quoting });
  await giveDiscount(page);
  await page.user.click(nextButton());
  expect(await screen.findByText('Try again.')).toBeTruthy();
  await waitFor(() => expect(nextButton().getAttribute('aria-busy')).toBeNull());
  expect(page.address()).toBe(`/kite-order?quoteId=${chosen.id}`);
});

it.each([
  ['agent', 'Additional Benefit Selected'],
  ['customer', 'Additional Benefit Selected'],
  ['agent', 'Full Quote Created'],
  ['agent', 'Policy Generated'],
] as const)('is read-only for an %s with the read-only state, also at %s [HOME-036]', async (as, stage) => {
  const page = open(as, { quote: { ...chosen, stage }, state: READ_ONLY });
  expect(await screen.findByText('The kite of Budi Santoso')).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(page.address()).toBe(`/kite-order?quoteId=${chosen.id}`);
});
