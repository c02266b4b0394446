import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@payung/shared/api/query.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './pay-later-error.screen.tsx';

const openRefused = (getQuote: NonNullable<FakeReplies['getQuote']>, message: string) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/paylater-error?quoteId=${QUOTE_ID}`,
    products: [kite],
    session: aLinkVisit({ quoteId: QUOTE_ID }),
    api: { getQuote },
    state: { message },
  });

const press = async (page: ReturnType<typeof openRefused>, name: string) => {
  // The button may lead elsewhere once the record is read.
  await waitFor(() => expect(page.callsOf('getQuote')).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await page.user.click(screen.getByRole('button', { name }));
};

describe('pay later that did not work', () => {
  it('shows the server’s message and leads back to the payment page of the product [PAY-015]', async () => {
    const page = openRefused(aQuote(), 'The limit of this agent is used up');
    expect(screen.getByRole('alert').textContent).toBe('The limit of this agent is used up');
    await press(page, 'Back to the payment page');
    expect(page.address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
  });

  it('offers no retry for a quote that has its policy, and leads to the policy', async () => {
    const page = openRefused(
      aQuote({ stage: 'Policy Generated', policyNo: 'POL-1' }),
      'Policy already created with this proposal Number',
    );
    expect(await screen.findByText(/has already been issued/)).toBeDefined();
    expect(screen.queryByText(/try again/)).toBeNull();
    await press(page, 'View the policy');
    expect(page.address()).toBe(`/kite-sky?quoteId=${QUOTE_ID}`);
  });

  it('leads to /oonapayment while the quote cannot be read', async () => {
    const page = openRefused(refuse({ status: 500, errCode: 1, errMsg: 'down' }), '');
    await press(page, 'Back to the payment page');
    expect(page.address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`);
    expect(page.toasts).toEqual([]);
  });

  it.each([
    ['en', /Nobody has asked to pay later here/, 'Pay Later Failed'],
    ['id', /Belum ada permintaan bayar nanti/, 'gagal'],
  ] as const)(
    'says nothing of a failure when its address is opened directly (%s)',
    async (language, shown, failed) => {
      const page = renderScreen(<Screen />, {
        frame: withTexts,
        language,
        route: `/paylater-error?quoteId=${QUOTE_ID}`,
        products: [kite],
        session: aLinkVisit({ quoteId: QUOTE_ID }),
        api: { getQuote: aQuote() },
      });
      expect(await screen.findByText(shown)).toBeTruthy();
      expect(document.body.textContent).not.toMatch(new RegExp(failed, 'i'));
      await waitFor(() => expect(page.callsOf('getQuote')).toHaveLength(1));
    },
  );
});
