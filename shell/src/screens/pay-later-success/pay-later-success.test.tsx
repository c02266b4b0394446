import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinkVisit } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './pay-later-success.screen.tsx';

const openAgreed = (change: Parameters<typeof aQuote>[0] = {}, state?: unknown) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/paylater-success?quoteId=${QUOTE_ID}`,
    products: [kite],
    session: aLinkVisit({ quoteId: QUOTE_ID }),
    api: { getQuote: aQuote(change), ePolicy: new Blob(['%PDF'], { type: 'application/pdf' }) },
    state,
  });

it('shows the proposal number and due date of the stored quote [PAY-015]', async () => {
  openAgreed({ paymentStatus: 'PayLater', proposalNo: 'PRP-1', payLaterDueDate: '2027-02-20' });
  expect(await screen.findByText('PRP-1')).toBeDefined();
  expect(screen.getByText('20/02/2027')).toBeDefined();
});

it('shows what was just agreed while the cached record is older', async () => {
  openAgreed({}, { proposalNo: 'PRP-2', policyNo: 'POL-2', payLaterDueDate: '2027-02-21' });
  expect(await screen.findByText('21/02/2027')).toBeDefined();
  expect(screen.getByText('POL-2')).toBeDefined();
});

it('offers the document of the policy, and says from when until when it covers', async () => {
  const { user, callsOf } = openAgreed({
    paymentStatus: 'PayLater',
    policyNo: 'POL-2',
    payLaterDueDate: '2999-02-20',
  });
  await user.click(await screen.findByRole('button', { name: 'Print Policy' }));
  await waitFor(() => expect(callsOf('ePolicy')).toHaveLength(1));
  expect(screen.getByText('01/03/2027 to 10/03/2027')).toBeDefined();
});

it('leads a quote that is not paid later to /oonapayment', async () => {
  const { address } = openAgreed();
  await waitFor(() => expect(address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`));
});

it('says what happens if the policy is not paid, and leads to the payment', async () => {
  const { user, address } = openAgreed({ paymentStatus: 'PayLater', payLaterDueDate: '2999-02-20' });
  expect(await screen.findByText(/the policy is cancelled and there is no cover/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
});
