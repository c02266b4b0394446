import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinkVisit, anAgent } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#messages/with-texts.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/quotes.ts';
import { Screen } from './policy-success.screen.tsx';

const openIssued = (
  policyNo: string | undefined,
  session: ReturnType<typeof anAgent> | ReturnType<typeof aLinkVisit>,
) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonasuccess1?quoteId=${QUOTE_ID}`,
    products: [kite],
    session,
    api: {
      getQuote: aQuote({ stage: 'Policy Generated', ...(policyNo === undefined ? {} : { policyNo }) }),
      generateLink: { link: 'https://payung.test/p/abc', expiresAt: '2099-01-01' },
    },
  });

it('shows reference number, e-policy link, Print Policy and Back to Dashboard', async () => {
  openIssued('POL-9', anAgent());
  expect(await screen.findByText('POL-9')).toBeDefined();
  expect(await screen.findByLabelText('E-policy link')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print Policy' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toBeDefined();
});

it('shows a customer the policy without the agent’s link and dashboard', async () => {
  const { callsOf } = openIssued('POL-9', aLinkVisit({ quoteId: QUOTE_ID }));
  expect(await screen.findByText('POL-9')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
  expect(callsOf('generateLink')).toEqual([]);
});

it('leads a quote without a policy to /paymentresponse', async () => {
  const { address } = openIssued(undefined, anAgent());
  await waitFor(() => expect(address()).toBe(`/paymentresponse?quoteId=${QUOTE_ID}`));
});
