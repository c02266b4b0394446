import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { nextButton, promoField, typeCode, typeDiscount } from '@payung/shared/testing/journey-fields.ts';
import { openTravel } from '#testing/open-travel.ts';
import { aQuotedQuote, QUOTE_ID } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import type { TravelReplies } from '#testing/travel-server.ts';
import { Screen } from './order-summary.screen.tsx';

const code = 'PAYUNG-TRAVEL-20-OK';
const chosen = aQuotedQuote({ stage: 'Additional Benefit Selected' });
const open = (as: 'agent' | 'customer', more: TravelReplies = {}, quote = chosen) =>
  openTravel(Screen, {
    path: '/ordersummarytravel',
    as,
    api: { ...travelServer({ quote }), validatePromoCode: { percent: 20 }, ...more },
  });
type Page = ReturnType<typeof open>;

const giveDiscount = (page: Page) => typeDiscount(page, '12.5');
const enterCode = async (page: Page) => {
  await typeCode(page, code);
  await screen.findByText('Promo code 20%');
};
const writes = (page: Page) =>
  page.calls
    .filter((call) => call.name === 'updateTravelQuote' || call.name === 'quickQuote')
    .map((call) => [call.name, call.body]);
const away = refuse({ status: 500, errCode: 1, errMsg: 'Away' });

describe('Next', () => {
  it('saves the discount, makes the quick quote [TRV-061], reports both [TRV-070, TRV-071] and leads an agent to the quote [TRV-063]', async () => {
    const page = open('agent');
    await giveDiscount(page);
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonasuccess?quoteId=${QUOTE_ID}`));
    expect(writes(page)).toEqual([
      ['updateTravelQuote', { discountPercent: 12.5 }],
      ['quickQuote', undefined],
    ]);
    expect(page.callsOf('updateTravelQuote')[0]?.params).toEqual({ quoteId: QUOTE_ID });
    expect(page.toasts).toEqual([
      { kind: 'success', text: 'Quote Updated Successfully' },
      { kind: 'success', text: 'Quick Quote Generated Successfully' },
    ]);
  });

  it('saves the promo code as an array of one, then makes the quick quote [TRV-061]', async () => {
    const page = open('customer');
    await enterCode(page);
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toContain('/oonacustomerinformation'));
    expect(writes(page)).toEqual([
      ['updateTravelQuote', { promoCodeList: [{ promoCode: code, discountPercent: 20 }] }],
      ['quickQuote', undefined],
    ]);
  });

  it('leads a customer without a code to customer information [TRV-062]', async () => {
    const page = open('customer');
    await promoField();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonacustomerinformation?quoteId=${QUOTE_ID}`));
    expect(writes(page)).toEqual([['quickQuote', undefined]]);
  });

  it.each([
    [undefined, 'travel'],
    ['referalJourney', 'travelreferalJourney'],
    ['quoteSearch', 'travelquoteSearch'],
  ] as const)('changes the resume type of an agent from %s to %s [TRV-064]', async (before, after) => {
    store.set(quoteContextAtom, {
      ...emptyQuoteContext,
      quoteId: QUOTE_ID,
      resumeType: before,
    });
    const page = open('agent');
    await screen.findAllByRole('textbox');
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toContain('/oonasuccess'));
    expect(store.get(quoteContextAtom).resumeType).toBe(after);
  });
});

describe('a failure', () => {
  const failed = { data: 'travel', quoteId: QUOTE_ID };

  it('of the quick quote leads to the error page and ends the loading state [TRV-066]', async () => {
    const page = open('agent', { quickQuote: away });
    await screen.findAllByRole('textbox');
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonaerror?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual(failed);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  });

  it('of saving a discount shows Network Request Failed and leads the agent to the error page [TRV-067]', async () => {
    const page = open('agent', { updateTravelQuote: away });
    await giveDiscount(page);
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonaerror?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual(failed);
    expect(page.toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]);
    expect(page.callsOf('quickQuote')).toHaveLength(0);
  });

  it('of saving a promo code shows Network Request Failed and stays on the page [TRV-068]', async () => {
    const page = open('customer', { updateTravelQuote: noAnswer() });
    await enterCode(page);
    page.toasts.length = 0;
    await page.user.click(nextButton());
    await waitFor(() => expect(page.toasts).toEqual([{ kind: 'error', text: 'Network Request Failed' }]));
    expect(screen.getByRole('alert').textContent).toContain('Network Request Failed');
    expect(page.address()).toContain('/ordersummarytravel');
    expect(page.callsOf('quickQuote')).toHaveLength(0);
    const button = await screen.findByRole('button', { name: /Next/ });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
