import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './policy-success.screen.tsx';

const openIssued = (
  policyNo: string | undefined,
  session: ReturnType<typeof anAgent> | ReturnType<typeof aLinkVisit>,
  change: Parameters<typeof aQuote>[0] = {},
) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonasuccess1?quoteId=${QUOTE_ID}`,
    products: [kite],
    session,
    api: {
      getQuote: aQuote({
        stage: 'Policy Generated',
        ...(policyNo === undefined ? {} : { policyNo }),
        ...change,
      }),
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

it('shows a customer the policy with its link, without the agent’s dashboard [PAY-026]', async () => {
  const { callsOf } = openIssued('POL-9', aLinkVisit({ quoteId: QUOTE_ID }));
  expect(await screen.findByText('POL-9')).toBeDefined();
  expect(await screen.findByLabelText<HTMLInputElement>('E-policy link')).toHaveProperty(
    'value',
    'https://payung.test/p/abc',
  );
  expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
  expect(callsOf('generateLink').map(({ query }) => query)).toEqual([
    { type: 'lead', quoteId: QUOTE_ID, isEPdfLink: 'true', pdfType: 'policy' },
  ]);
});

const unpaid = { paymentStatus: 'PayLater', payLaterDueDate: '2999-02-20' } as const;

it.each([
  ['to pay while the policy is due', unpaid, 'Pay Now'],
  ['to print what is paid', {}, 'Print Policy'],
] as const)('has one primary action: %s', async (_what, change, name) => {
  openIssued('POL-9', anAgent(), change);
  expect(await screen.findByText('POL-9')).toBeDefined();
  const primary = [...document.querySelectorAll('.py-button-primary')].map((button) => button.textContent);
  expect(primary).toEqual([name]);
});

it('shows an agent that the payment link of a policy has expired, and leads to a new one', async () => {
  const { user, address } = openIssued('POL-9', anAgent(), {
    ...unpaid,
    linkExpiresAt: '2026-01-31T03:00:00Z',
  });
  expect(await screen.findByText(/This payment link has expired/)).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Refresh payment link' }));
  expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
});

it.each([
  ['an agent whose link still runs', anAgent(), { ...unpaid, linkExpiresAt: '2999-01-31T03:00:00Z' }],
  ['an agent whose policy is paid', anAgent(), { linkExpiresAt: '2026-01-31T03:00:00Z' }],
  ['a customer', aLinkVisit({ quoteId: QUOTE_ID }), { ...unpaid, linkExpiresAt: '2026-01-31T03:00:00Z' }],
] as const)('does not show %s an expired payment link', async (_who, session, change) => {
  openIssued('POL-9', session, change);
  expect(await screen.findByLabelText('E-policy link')).toBeDefined();
  expect(screen.queryByText(/This payment link has expired/)).toBeNull();
});

it('shows the amount and due date of a policy that is paid later, and leads to the payment', async () => {
  const later = { paymentStatus: 'PayLater', payLaterDueDate: '2999-02-20' } as const;
  const { user, address } = openIssued('POL-9', aLinkVisit({ quoteId: QUOTE_ID }), later);
  const due = (await screen.findByText(/Pay later was chosen/)).closest('[role="status"]');
  expect(due?.textContent).toContain('20/02/2999');
  expect(due?.textContent).toContain('Rp 340.500');
  await user.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
});

it('says that a policy was cancelled because it was not paid', async () => {
  const cancelled = { paymentStatus: 'Cancelled', payLaterDueDate: '2026-02-20' } as const;
  openIssued('POL-9', aLinkVisit({ quoteId: QUOTE_ID }), cancelled);
  expect(await screen.findByRole('heading', { level: 1, name: 'Policy cancelled' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('not paid by 20/02/2026');
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
});

it('leads a quote without a policy to /paymentresponse', async () => {
  const { address } = openIssued(undefined, anAgent());
  await waitFor(() => expect(address()).toBe(`/paymentresponse?quoteId=${QUOTE_ID}`));
});
