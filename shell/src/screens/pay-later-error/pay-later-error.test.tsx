import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinkVisit } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#messages/with-texts.tsx';
import { QUOTE_ID, aKiteQuote, kite } from '@payung/shared/testing/kite.ts';
import { Screen } from './pay-later-error.screen.tsx';

it('shows the server’s message and leads back to the payment page of the product [PAY-015]', async () => {
  const { user, address, callsOf } = renderScreen(<Screen />, {
    frame: withTexts,
    route: `/paylater-error?quoteId=${QUOTE_ID}`,
    products: [kite],
    session: aLinkVisit({ quoteId: QUOTE_ID }),
    api: { getQuotes: { data: [aKiteQuote()] } },
    state: { message: 'The limit of this agent is used up' },
  });
  expect(screen.getByRole('alert').textContent).toBe('The limit of this agent is used up');
  await waitFor(() => expect(callsOf('getQuotes')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Back to the payment page' }));
  await waitFor(() => expect(address()).toContain(QUOTE_ID));
});
