import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { discountField, nextButton, typeCode, typeDiscount } from '@payung/shared/testing/journey-fields.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { QUOTE_ID, aQuotedMotorcycle, aQuotedQuote } from '#testing/quotes.ts';
import { Screen } from './order-summary.screen.tsx';

const code = 'MOTORHEMAT20260001';
const chosen = aQuotedQuote({ stage: 'Additional Benefit Selected' });
const open = (as: 'agent' | 'customer', more: MotorReplies = {}, quote = chosen) =>
  openMotor(Screen, {
    path: '/motorordersummary',
    as,
    api: { ...motorServer({ quote }), validatePromoCode: { percent: 20 }, ...more },
  });
type Page = ReturnType<typeof open>;

const writes = (page: Page) =>
  page.calls
    .filter(({ name }) => name === 'updateMotorOrder' || name === 'motorQuickQuote')
    .map(({ method, address, body }) => [method, address, body]);
const UPDATE = ['PATCH', `user/update-quote-motor/${QUOTE_ID}`];
const quickQuote = (type: string) => ['GET', `user/quick-quote-motor/${QUOTE_ID}?type=${type}`, undefined];

describe('Next', () => {
  it('saves the percent only, makes the quick quote of a car [MOT-052, MOT-053], reports it [MOT-051] and leads an agent to /oonasuccess [MOT-036]', async () => {
    const page = open('agent');
    await typeDiscount(page, '12.5');
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonasuccess?quoteId=${QUOTE_ID}`));
    expect(writes(page)).toEqual([[...UPDATE, { discountPercent: 12.5 }], quickQuote('fourWheeler')]);
    expect(page.toasts).toContainEqual({ kind: 'success', text: 'Quote updated SuccessFully' });
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: QUOTE_ID });
  });

  it('shows the message of the server for the order [MOT-052]', async () => {
    const answer = { message: 'Saved, said the server', quote: chosen };
    const page = open('agent', { updateMotorOrder: answer });
    await typeDiscount(page, '0');
    await page.user.click(nextButton());
    await waitFor(() =>
      expect(page.toasts).toContainEqual({ kind: 'success', text: 'Saved, said the server' }),
    );
  });

  it('makes the quick quote of a motorcycle as twoWheeler [MOT-053]', async () => {
    const page = open('agent', {}, aQuotedMotorcycle({ stage: 'Plan Selected' }));
    await discountField();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toContain('/oonasuccess'));
    expect(writes(page)).toEqual([[...UPDATE, { discountPercent: 0 }], quickQuote('twoWheeler')]);
  });

  it('saves the promo code only [MOT-052], and leads a customer of a shared link to /customerinformationmotor [MOT-035]', async () => {
    const page = open('customer');
    await typeCode(page, code);
    await screen.findByText('Promo code 20%');
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/customerinformationmotor?quoteId=${QUOTE_ID}`));
    expect(writes(page)).toEqual([
      [...UPDATE, { promoCodeList: [{ promoCode: code, discountPercent: 20 }] }],
      quickQuote('fourWheeler'),
    ]);
  });

  it('stays and makes no quick quote when the discount could not be saved', async () => {
    const page = open('agent', { updateMotorOrder: noAnswer() });
    await typeDiscount(page, '5');
    await page.user.click(nextButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
    expect(page.callsOf('motorQuickQuote')).toEqual([]);
  });

  it('leads to the error page when the quick quote fails', async () => {
    const page = open('agent', { motorQuickQuote: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
    await discountField();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonaerror?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual({ data: 'motor', quoteId: QUOTE_ID });
  });
});
