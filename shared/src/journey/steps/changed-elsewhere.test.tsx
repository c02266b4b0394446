import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QuoteRecord } from '#schemas/quote.ts';
import { ConfirmationPage } from '#journey/confirm/confirmation-page.tsx';
import { refuse } from '#testing/fake-api.ts';
import { agree } from '#testing/journey-fields.ts';
import { kiteFrame, useKiteStep } from '#testing/kite-journey.tsx';
import { kite } from '#testing/kite.ts';
import { anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Page } from '#ui/layout/page.tsx';

const filled = aQuote({ stage: 'Customer Information Updated', version: 5, proposalNo: undefined });
const offers = { data: {}, isError: false, isPending: false } as never;

const Confirm = () => (
  <ConfirmationPage step={useKiteStep('confirm')} offers={offers} late={undefined}>
    {(quote) => <p>The kite of {quote.insuredName}</p>}
  </ConfirmationPage>
);

const Earlier = ({ stop }: { stop: 'plan' | 'order' }) => {
  const step = useKiteStep(stop);
  return step.isOpen ? <Page title={`Stop ${stop}`} step={step.progress} /> : null;
};

// The price of the sample is valid then.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T05:00:00Z') }));

/** The screens of the invented product that a conflict may lead through. */
const Kite = () => {
  const { pathname } = useLocation();
  if (pathname === '/kite-confirm') return <Confirm />;
  return pathname === '/kite-plan' ? (
    <Earlier key="plan" stop="plan" />
  ) : (
    <Earlier key="order" stop="order" />
  );
};

/** The agent confirms; meanwhile another tab has made `now` of the quote. */
const confirmOver = async (now: Partial<QuoteRecord>) => {
  let record = filled;
  const page = renderScreen(<Kite />, {
    route: `/kite-confirm?quoteId=${filled.id}`,
    path: '*',
    products: [kite],
    frame: kiteFrame,
    session: anAgent(),
    api: {
      getQuote: () => record,
      confirmQuote: () => {
        record = { ...filled, version: 6, ...now };
        return refuse({ status: 409, errCode: 1, errMsg: 'The quote was changed.' });
      },
    },
  });
  await screen.findByText('The kite of Budi Santoso');
  await agree(page);
  await page.user.click(screen.getByRole('button', { name: /Confirm/ }));
  return page;
};

const QUESTION = 'This quote was changed elsewhere in the meantime. The price is now Rp 562.000. Continue?';

it('shows the question about the new price on the page that a change in another tab leads to', async () => {
  const page = await confirmOver({ stage: 'Additional Benefit Selected', subtotal: 562_000 });
  await screen.findByRole('heading', { name: 'Stop order' });
  expect(page.address()).toBe(`/kite-order?quoteId=${filled.id}`);
  expect(within(screen.getByRole('alert')).getByText(QUESTION)).toBeTruthy();
});

it('shows no price in the notice when the quote has none yet', async () => {
  await confirmOver({ stage: 'Lead Created', planCode: '', subtotal: 0 });
  await screen.findByRole('heading', { name: 'Stop plan' });
  expect(screen.getByRole('alert').textContent).toContain('You now see the latest version.');
});

it('asks once, and not again on coming back to the page', async () => {
  const page = await confirmOver({ stage: 'Additional Benefit Selected', subtotal: 562_000 });
  await screen.findByText(QUESTION);
  await act(() => page.router.navigate(`/kite-plan?quoteId=${filled.id}`));
  await screen.findByRole('heading', { name: 'Stop plan' });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => page.router.navigate(-1));
  await screen.findByRole('heading', { name: 'Stop order' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks nothing when a step is opened too early', async () => {
  const page = renderScreen(<Kite />, {
    route: `/kite-confirm?quoteId=${filled.id}`,
    path: '*',
    frame: kiteFrame,
    session: anAgent(),
    api: { getQuote: { ...filled, stage: 'Additional Benefit Selected' } },
  });
  await screen.findByRole('heading', { name: 'Stop order' });
  expect(page.navigationState()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('passes the question on when a page redirects to another', async () => {
  const page = renderScreen(<Kite />, {
    route: `/kite-confirm?quoteId=${filled.id}`,
    path: '*',
    frame: kiteFrame,
    session: anAgent(),
    state: { changedElsewhere: { newPrice: 562_000 } },
    api: { getQuote: { ...filled, stage: 'Additional Benefit Selected', subtotal: 562_000 } },
  });
  await waitFor(() => expect(page.address()).toContain('/kite-order'));
  expect(within(await screen.findByRole('alert')).getByText(QUESTION)).toBeTruthy();
});
