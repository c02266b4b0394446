import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './policy-error.screen.tsx';

const openError = (status: PaymentState['status'], policyNo?: string) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonaerror1?quoteId=${QUOTE_ID}`,
    products: [kite],
    session: anAgent(),
    api: {
      getQuote: aQuote(),
      paymentState: { quoteId: QUOTE_ID, status, ...(policyNo === undefined ? {} : { policyNo }) },
    },
  });

it.each([
  ['Failed', /payment did not go through/],
  ['Expired', /time to pay has run out/],
  ['Pending', /policy cannot be issued/],
] as const)('says what happened to a payment that is %s, and leads back to pay', async (status, words) => {
  const { user, address } = openError(status);
  expect(await screen.findByText(words)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
});

it('leads a payment that was confirmed after all to /paymentresponse', async () => {
  const { address } = openError('Paid', 'POL-1');
  await waitFor(() => expect(address()).toBe(`/paymentresponse?quoteId=${QUOTE_ID}`));
});

it('says that money which bought nothing is owed back', async () => {
  const refunds = [
    { amount: 265_000, reason: 'start-passed', isPaid: false, since: '2026-11-20T18:30:00.000Z' } as const,
  ];
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonaerror1?quoteId=${QUOTE_ID}`,
    products: [kite],
    session: anAgent(),
    api: { getQuote: aQuote({ refunds }), paymentState: { quoteId: QUOTE_ID, status: 'Failed' } },
  });
  expect(await screen.findByText(/We owe the customer Rp 265\.000 since 21\/11\/2026/)).toBeDefined();
});
