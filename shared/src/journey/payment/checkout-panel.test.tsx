import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { ProductDescription } from '#product.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { kite } from '#testing/kite.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { today } from '#journey/steps/today.ts';
import { CheckoutPanel } from './checkout-panel.tsx';

const URL_OF_PROVIDER = 'https://sandbox.doku.com/checkout/1';
const HOUR_MS = 3_600_000;
const product: ProductDescription = {
  ...kite,
  leadStages: { ...kite.leadStages, 'Quick Quote Created': '/order' },
  results: { ...kite.results, payLaterRefused: '/refused-here' },
};

const paymentOf = (hours: number) => ({
  url: URL_OF_PROVIDER,
  expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
});

interface Situation {
  as?: 'agent' | 'customer';
  quote?: Partial<QuoteRecord>;
  api?: FakeReplies;
  blocked?: string;
}

const open = ({ as = 'customer', quote = {}, api = {}, blocked }: Situation = {}) => {
  const record = aQuote({
    dueLines: [
      { label: 'price.premium', amount: 300_000 },
      { label: 'price.discount', values: { percent: 10 }, amount: -30_000 },
      { label: 'price.adminCost', amount: 15_000 },
    ],
    duePremium: 285_000,
    proposalNo: 'P-1',
    validUntil: '2999-12-31',
    ...quote,
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const view = renderScreen(
    <CheckoutPanel quote={record} product={product} blocked={blocked}>
      <p>A kite over Bandung</p>
    </CheckoutPanel>,
    {
      session: as === 'agent' ? anAgent() : aLinkVisit(),
      api: { checkout: paymentOf(24), ...api },
      route: '/pay',
      products: [product],
    },
  );
  return { ...view, assign };
};

afterEach(() => vi.restoreAllMocks());

const proceed = () => screen.getByRole('button', { name: 'Proceed to Payment' });
const later = () => screen.queryByRole('button', { name: 'Pay later' });
/** The button asks first. */
const payLater = async (user: ReturnType<typeof open>['user']) => {
  await user.click(later()!);
  await user.click(screen.getByRole('button', { name: 'Yes, pay later' }));
};
const agree = () => screen.getByRole('checkbox');

it('says by which methods one pays and what happens then, while it can be paid', async () => {
  const { unmount } = open();
  const methods = await screen.findByRole('list', { name: 'Ways to pay' });
  expect(
    within(methods)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['QRIS', 'Bank transfer (virtual account)', 'E-wallet', 'Credit or debit card']);
  expect(screen.getByText('The policy comes by email, and can be downloaded here at once.')).toBeDefined();
  unmount();
  open({ blocked: 'Too late' });
  expect(await screen.findByText('Too late')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Ways to pay' })).toBeNull();
});

it('goes to the checkout page only when the terms are ticked [PAY-003] [PAY-004]', async () => {
  const { user, assign, callsOf } = open();
  expect((agree() as HTMLInputElement).checked).toBe(false);
  expect(proceed().getAttribute('aria-disabled')).toBe('true');
  await user.click(proceed());
  expect(screen.getByText('Please accept the terms and conditions first')).toBeTruthy();
  // Where the finger is asked for, not where it was.
  expect(document.activeElement).toBe(agree());
  expect(callsOf('checkout')).toHaveLength(0);
  await user.click(agree());
  expect(screen.queryByText('Please accept the terms and conditions first')).toBeNull();
  await user.dblClick(proceed());
  await waitFor(() => expect(assign).toHaveBeenCalledWith(URL_OF_PROVIDER));
  expect(callsOf('checkout').map((seen) => seen.query)).toEqual([
    { proposalNo: 'P-1', termsVersion: '2026-11', shownOn: today() },
  ]);
});

it('sends nobody to an address that is not the provider’s, says so, and can be tried again', async () => {
  let url = 'https://doku.com.evil.test/pay';
  const { user, assign, callsOf } = open({ api: { checkout: () => ({ ...paymentOf(24), url }) } });
  await user.click(agree());
  await user.click(proceed());
  expect((await screen.findByRole('alert')).textContent).toContain('unexpected address');
  expect(assign).not.toHaveBeenCalled();
  url = URL_OF_PROVIDER;
  await user.click(proceed());
  await waitFor(() => expect(assign).toHaveBeenCalledWith(URL_OF_PROVIDER));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(callsOf('checkout')).toHaveLength(2);
});

it('says what is missing right below its box, before the way to the whole terms', async () => {
  const { user } = open();
  await user.click(proceed());
  const missing = screen.getByText('Please accept the terms and conditions first');
  const terms = screen.getByRole('link', { name: 'Read the whole terms and conditions' });
  expect(terms.getAttribute('href')).toBe('/legal/terms');
  expect(agree().compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(missing.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('link', { name: 'Terms and conditions' })).toBeNull();
});

it('has the price beside the ways to pay, and what is paid for before both', () => {
  open();
  const price = screen.getByRole('complementary');
  expect(within(price).getByText('Rp 285.000')).toBeTruthy();
  expect(price.contains(proceed())).toBe(false);
  const paidFor = screen.getByText('A kite over Bandung');
  expect(paidFor.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(price.compareDocumentPosition(agree())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows admin cost and discount as lines of their own [PAY-034]', () => {
  open();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Plan premium', 'Discount 10%', 'Admin cost', 'Amount due']);
  // The total includes it: the note would be wrong here.
  expect(screen.queryByText('The premium excludes admin cost')).toBeNull();
});

it('links from an expired price to the order summary, and requests no payment', async () => {
  const { user, callsOf } = open({ quote: { validUntil: '2020-01-31' } });
  expect(screen.getByText(/This price has expired/)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Open the order summary' });
  expect(way.getAttribute('href')).toMatch(/^\/order\?quoteId=/);
  await user.click(agree());
  await user.click(proceed());
  expect(later()?.hasAttribute('disabled')).toBe(true);
  expect(callsOf('checkout')).toHaveLength(0);
});

it('shows that payment is impossible without a proposal number', async () => {
  const { user, callsOf } = open({ quote: { proposalNo: undefined } });
  await user.click(agree());
  expect(screen.getByText(/proposal number is missing/)).toBeTruthy();
  await user.click(proceed());
  expect(callsOf('checkout')).toHaveLength(0);
});

it('disables every payment button for a reason of its product', () => {
  open({ as: 'agent', blocked: 'The departure date has passed.' });
  expect(screen.getByText('The departure date has passed.')).toBeTruthy();
  for (const name of ['Proceed to Payment', 'Pay later', 'Create payment link']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('keeps a failed checkout as text and lets it be tried again', async () => {
  const { user } = open({
    api: { checkout: refuse({ status: 422, errCode: 4, errMsg: 'Provider is closed' }) },
  });
  await user.click(agree());
  await user.click(proceed());
  expect(await screen.findByText('Provider is closed')).toBeTruthy();
  expect(proceed().getAttribute('aria-busy')).toBeNull();
});

it.each(['agent', 'customer'] as const)('offers pay later to an %s [PAY-006]', (as) => {
  open({ as });
  expect(later()).not.toBeNull();
});

it('does not offer pay later again once it was chosen, and shows the due date [PAY-005]', () => {
  open({ quote: { paymentStatus: 'PayLater', payLaterDueDate: '2027-02-20' } });
  expect(later()).toBeNull();
  expect(screen.getByText('20/02/2027')).toBeTruthy();
});

it('says with a payment link and with pay later what was ticked', async () => {
  const ticked = { proposalNo: 'P-1', termsVersion: '2026-11', shownOn: today() };
  const { user, callsOf } = open({ as: 'agent', api: { payLater: taken } });
  const makeLink = (name: string) => user.click(screen.getByRole('button', { name }));
  await makeLink('Create payment link');
  await screen.findByDisplayValue(URL_OF_PROVIDER);
  await user.click(agree());
  await makeLink('Refresh payment link');
  await waitFor(() =>
    expect(callsOf('checkout').map(({ query }) => query)).toEqual([{ proposalNo: 'P-1' }, ticked]),
  );
  await payLater(user);
  await waitFor(() => expect(callsOf('payLater').map(({ query }) => query)).toEqual([ticked]));
});

const taken = {
  policyNo: 'POL-1',
  proposalNo: 'P-1',
  payLaterDueDate: '2027-02-20',
  reference: 'S-1',
};

it('goes to the success page after pay later [PAY-010]', async () => {
  const { user, address, callsOf } = open({ api: { payLater: taken } });
  await payLater(user);
  await waitFor(() => expect(address()).toBe('/paylater-success?quoteId=65f0c1a5e4b0a70001a3f001'));
  expect(callsOf('payLater')[0]?.address).toBe('auth/payment-route/pay-later?proposalNo=P-1');
});

it('navigates to the product’s page with the message when a rule refuses pay later [PAY-011]', async () => {
  const errMsg = { ValidateResult: { message: 'Too late for pay later' } };
  const { user, address, navigationState } = open({
    api: { payLater: refuse({ status: 422, errCode: 4, errMsg }) },
  });
  await payLater(user);
  await waitFor(() => expect(address()).toMatch(/^\/refused-here\?quoteId=/));
  expect(navigationState()).toEqual({ message: 'Too late for pay later' });
});

it('goes to the error page after any other failure of pay later [PAY-012]', async () => {
  const { user, address } = open({ api: { payLater: refuse({ status: 500, errCode: 1, errMsg: 'down' }) } });
  await payLater(user);
  await waitFor(() => expect(address()).toMatch(/^\/paylater-error\?quoteId=/));
});

it('says once that a proposal has its policy already [PAY-013]', async () => {
  const errMsg = 'Policy already created with this proposal Number';
  const { user, toasts } = open({ api: { payLater: refuse({ status: 409, errCode: 1, errMsg }) } });
  await payLater(user);
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: errMsg }]));
});

it('says in Indonesian, also on the page it leads to, that a proposal has its policy already', async () => {
  const errMsg = 'Policy already created with this proposal Number';
  const { user, toasts, navigationState } = open({
    api: { payLater: refuse({ status: 409, errCode: 1, errMsg }) },
  });
  await user.click(later()!);
  act(() => setLanguage('id'));
  await user.click(screen.getByRole('button', { name: 'Ya, bayar nanti' }));
  const text = 'Polis dengan nomor proposal ini sudah dibuat';
  await waitFor(() => expect(navigationState()).toEqual({ message: text }));
  expect(toasts).toEqual([{ kind: 'error', text }]);
});

it('shows the payment link to agents only and the quotation to customers only [PAY-007] [PAY-008]', () => {
  const { unmount } = open({ as: 'agent' });
  expect(screen.getByRole('button', { name: 'Create payment link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download quotation' })).toBeNull();
  unmount();
  open({ as: 'customer' });
  expect(screen.queryByRole('button', { name: 'Create payment link' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download quotation' })).toBeTruthy();
});

it('expires a payment link after 24 hours and refreshes it [PAY-016]', async () => {
  const { user, callsOf } = open({ as: 'agent', api: { checkout: () => paymentOf(24) } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await user.click(screen.getByRole('button', { name: 'Create payment link' }));
    expect(await screen.findByDisplayValue(URL_OF_PROVIDER)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(24 * HOUR_MS - 60_000));
    expect(screen.getByDisplayValue(URL_OF_PROVIDER)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.queryByDisplayValue(URL_OF_PROVIDER)).toBeNull();
    expect(screen.getByText('This payment link has expired. Refresh it to pay.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Refresh payment link' }));
    expect(await screen.findByDisplayValue(URL_OF_PROVIDER)).toBeTruthy();
    expect(callsOf('checkout')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
