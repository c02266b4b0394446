import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { QUOTE_ID, aQuotedQuote } from '#testing/quotes.ts';
import { nextButton, promoField, typeCode, typeDiscount } from '@payung/shared/testing/journey-fields.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './order-summary.screen.tsx';

const code = 'RUMAHHEMAT2026001';
const chosen = aQuotedQuote({ stage: 'Additional Benefit Selected' });
const open = (as: 'agent' | 'customer', more: HomeReplies = {}, quote = chosen) =>
  openHome(Screen, {
    path: '/home-order-summary',
    as,
    api: { ...homeServer({ quote }), validateHomePromo: { percent: 20 }, ...more },
  });
type Page = ReturnType<typeof open>;

const giveDiscount = (page: Page) => typeDiscount(page, '7.5');
const enterCode = async (page: Page) => {
  await typeCode(page, code);
  await screen.findByText('Promo code 20%');
};
const writes = (page: Page) =>
  page.calls
    .filter((call) => call.name === 'updateHomeQuote' || call.name === 'homeQuickQuote')
    .map((call) => [call.method, call.address, call.body]);
const UPDATE = ['PATCH', `home/updateQuote/${QUOTE_ID}`];
const QUICK = ['GET', `user/home-quick-quote/${QUOTE_ID}`, undefined];
const away = refuse({ status: 500, errCode: 1, errMsg: 'Away' });
const customerState = { quoteId: QUOTE_ID, data: 'home', quote_Id: 'Q200001' };

describe('Next', () => {
  it('saves the percent only, makes the quick quote [HOME-052], reports both [HOME-059, HOME-060] and leads an agent to the quote [HOME-054]', async () => {
    const page = open('agent');
    await giveDiscount(page);
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/home-quick-quote-success-screen?quoteId=${QUOTE_ID}`));
    expect(writes(page)).toEqual([[...UPDATE, { discountPercent: 7.5 }], QUICK]);
    expect(page.toasts).toEqual([
      { kind: 'success', text: 'Quote Updated Successfully' },
      { kind: 'success', text: 'Quick Quote Created successfully' },
    ]);
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: QUOTE_ID });
  });

  it('saves percent and code of a promo, then makes the quick quote [HOME-052]', async () => {
    const page = open('customer');
    await enterCode(page);
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toContain('/customerinformationhome'));
    expect(writes(page)).toEqual([[...UPDATE, { discountPercent: 20, promoCode: code }], QUICK]);
  });

  it('leads a customer to customer information with quote id, home and quote code [HOME-053, HOME-067]', async () => {
    const page = open('customer');
    await promoField();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual(customerState);
  });
});

it.each([
  ['agent', 'the quick quote', { homeQuickQuote: away }],
  ['agent', 'saving the discount', { updateHomeQuote: away }],
  ['customer', 'saving the promo code', { updateHomeQuote: away }],
] as const)(
  'leads an %s to /oonaerror when %s fails [HOME-055] [HOME-056] [HOME-057]',
  async (as, _call, api) => {
    const page = open(as, api);
    await (as === 'agent' ? giveDiscount(page) : enterCode(page));
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonaerror?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual({ data: 'home', quoteId: QUOTE_ID });
  },
);
