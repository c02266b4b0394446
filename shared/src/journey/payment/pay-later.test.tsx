import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuoteRecord } from '#schemas/quote.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { kite } from '#testing/kite.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-02-01T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const taken = { policyNo: 'POL-1', proposalNo: 'P-1', payLaterDueDate: '2027-03-01', reference: 'S-1' };

const open = (
  quote: Partial<QuoteRecord> = {},
  api: FakeReplies = {},
  as: 'agent' | 'customer' = 'customer',
) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const record = aQuote({ proposalNo: 'P-1', duePremium: 285_000, startDate: '2027-03-01', ...quote });
  const view = renderScreen(<CheckoutPanel quote={record} product={kite} />, {
    session: as === 'agent' ? anAgent() : aLinkVisit(),
    api: {
      payLater: taken,
      checkout: { url: 'https://sandbox.doku.com/1', expiresAt: '2027-02-01T08:30:00Z' },
      ...api,
    },
    route: '/pay',
    products: [kite],
  });
  return { ...view, assign };
};
const press = (page: ReturnType<typeof open>, name: string) =>
  page.user.click(screen.getByRole('button', { name }));

it('asks for confirmation with the amount, the due date and what happens without payment', async () => {
  const page = open();
  await press(page, 'Pay later');
  const dialog = screen.getByRole('dialog', { name: 'Pay later?' });
  expect(dialog.textContent).toContain('Rp 285.000');
  expect(dialog.textContent).toContain('01/03/2027');
  expect(dialog.textContent).toContain(
    'If it is not paid by then, the policy is cancelled and there is no cover.',
  );
  expect(page.callsOf('payLater')).toEqual([]);
  await press(page, 'Not now');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.callsOf('payLater')).toEqual([]);
});

it('issues the policy after the confirmation', async () => {
  const page = open();
  await press(page, 'Pay later');
  await press(page, 'Yes, pay later');
  await waitFor(() => expect(page.address()).toContain('/paylater-success'));
  expect(page.callsOf('payLater')).toHaveLength(1);
});

it('asks again when the quote was changed elsewhere, and issues nothing', async () => {
  const changed = refuse({
    status: 409,
    errCode: 1,
    errMsg: { message: 'The quote was changed.', data: [{}] },
  });
  const page = open({}, { payLater: changed });
  await press(page, 'Pay later');
  await press(page, 'Yes, pay later');
  expect(
    within(await screen.findByRole('alert')).getByText(
      'This quote was changed elsewhere in the meantime. The price is now Rp 285.000. Continue?',
    ),
  ).toBeTruthy();
  expect(page.address()).toBe('/pay');
});

it('asks again with today’s price when the proposal was voided elsewhere', async () => {
  const page = open({}, { checkout: refuse({ status: 409, errCode: 1, errMsg: 'The quote was changed.' }) });
  await page.user.click(screen.getByRole('checkbox'));
  await press(page, 'Proceed to Payment');
  expect(
    within(await screen.findByRole('alert')).getByText(/The price is now Rp 285\.000\. Continue\?$/),
  ).toBeTruthy();
  expect(page.assign).not.toHaveBeenCalled();
});

const issued: Partial<QuoteRecord> = {
  stage: 'Full Quote Created With Payment',
  paymentStatus: 'PayLater',
  payLaterDueDate: '2027-03-01',
  policyNo: 'POL-1',
};

it('takes the payment of a policy until its due date, also when the price of its quote has expired', async () => {
  const page = open({ ...issued, validUntil: '2027-01-31' });
  const due = screen.getByText(/Pay later was chosen/).textContent;
  expect(due).toContain('01/03/2027');
  expect(due).toContain('Rp 285.000');
  expect(screen.queryByRole('button', { name: 'Pay later' })).toBeNull();
  await page.user.click(screen.getByRole('checkbox'));
  await press(page, 'Proceed to Payment');
  await waitFor(() => expect(page.assign).toHaveBeenCalledWith('https://sandbox.doku.com/1'));
});

it.each([
  ['was cancelled', { ...issued, paymentStatus: 'Cancelled', payLaterDueDate: '2027-01-31' }],
  ['is overdue', { ...issued, payLaterDueDate: '2027-01-31' }],
] as const)('refuses payment of a policy that %s, and says so', (_what, quote) => {
  open(quote, {}, 'agent');
  expect(screen.getByRole('alert').textContent).toContain(
    'This policy was cancelled because it was not paid by 31/01/2027',
  );
  for (const name of ['Proceed to Payment', 'Create payment link'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

it('says of a policy that was paid and cancelled since that it is cancelled, and nothing of a due date', () => {
  open({ ...issued, paymentStatus: 'Cancelled', payLaterDueDate: undefined }, {}, 'agent');
  expect(screen.getByRole('alert').textContent).toBe('Policy cancelled');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed to Payment' }).disabled).toBe(true);
});

it("shows the server's end of a payment link, in Jakarta's time", async () => {
  const page = open({}, {}, 'agent');
  await press(page, 'Create payment link');
  expect(await screen.findByText('Valid until 01/02/2027, 15:30 (WIB)')).toBeTruthy();
});

it('says that an earlier payment link has expired, and offers another', () => {
  open({ paymentStatus: 'Expired' }, {}, 'agent');
  expect(screen.getByText('This payment link has expired. Refresh it to pay.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh payment link' })).toBeTruthy();
});

const ENDED = '2027-02-01T04:59:00Z';
const EXPIRED = 'This payment link has expired. Refresh it to pay.';

it.each([
  ['is pending', { paymentStatus: 'Pending' }],
  ['is paid later', issued],
] as const)('shows the link of a quote that %s as expired by the link’s own end', async (_what, quote) => {
  const page = open({ ...quote, linkExpiresAt: ENDED }, {}, 'agent');
  expect(await screen.findByText(EXPIRED)).toBeTruthy();
  await press(page, 'Refresh payment link');
  expect(await screen.findByDisplayValue('https://sandbox.doku.com/1')).toBeTruthy();
  expect(screen.queryByText(EXPIRED)).toBeNull();
});

it('shows no notice for a link that is valid, nor for one that cannot be refreshed', async () => {
  const { unmount } = open({ paymentStatus: 'Pending', linkExpiresAt: '2027-02-01T05:01:00Z' }, {}, 'agent');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Create payment link' })).toBeTruthy());
  expect(screen.queryByText(EXPIRED)).toBeNull();
  unmount();
  open({ ...issued, paymentStatus: 'Cancelled', linkExpiresAt: ENDED }, {}, 'agent');
  await screen.findByRole('button', { name: 'Refresh payment link' });
  expect(screen.queryByText(EXPIRED)).toBeNull();
});
