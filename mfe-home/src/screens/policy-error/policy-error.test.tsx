import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { PRINT_FAILED } from '#home-quote/navigation-state.ts';
import { aConfirmedQuote } from '#testing/customers.ts';
import { homeServer } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './policy-error.screen.tsx';

const open = (
  change: Partial<HomeQuoteRecord> = {},
  { state, status = 'Unpaid' }: { state?: unknown; status?: PaymentState['status'] } = {},
) =>
  openHome(Screen, {
    path: '/home-print-policy-error',
    api: {
      ...homeServer({ quote: aConfirmedQuote(change) }),
      paymentState: { quoteId: QUOTE_ID, status },
    },
    state,
  });

const sold = {
  stage: 'Full Quote Created With Payment',
  paymentStatus: 'PayLater',
  policyNo: 'POL-1',
} as const;
const retry = () => screen.findByRole('button', { name: 'Try again' });

it('shows the message of its navigation state [PAY-011]', async () => {
  open({}, { state: { message: 'Address is not insurable' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Address is not insurable');
});

it('leads with Try again to the payment page [HOME-120] [PAY-035]', async () => {
  const page = open();
  expect(await screen.findByRole('heading', { name: 'Oops, something went wrong!' })).toBeTruthy();
  await page.user.click(await retry());
  expect(page.address()).toBe(`/homepaymentScreen?quoteId=${QUOTE_ID}`);
});

it.each([
  ['Failed', 'The payment failed'],
  ['Expired', 'The time to pay has expired'],
  ['Unpaid', 'The policy could not be issued'],
] as const)(
  'reads the reason from the server when the page is opened directly (%s)',
  async (status, words) => {
    open({}, { status });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  },
);

it('shows that the start date has passed', async () => {
  open({ startDate: '2027-01-30' });
  expect(await screen.findByText(/start date has passed/)).toBeTruthy();
});

it('shows that there is a policy already, with a link to it beside Try again', async () => {
  const page = open(sold, { state: { message: 'Policy already created with this proposal Number' } });
  expect(await screen.findByText(/already has a policy/)).toBeTruthy();
  expect(await retry()).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'View the policy' }));
  expect(page.address()).toBe(`/home-success-print-policy?quoteId=${QUOTE_ID}`);
});

it('shows that only the document is missing when printing failed', async () => {
  open(sold, { state: PRINT_FAILED });
  expect(await screen.findByText('Only the document could not be printed.')).toBeTruthy();
  expect(screen.queryByText(/could not be issued/)).toBeNull();
});
