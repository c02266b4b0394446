import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { PolicyPdfCall } from '@payung/shared/product.ts';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { homeAnswers } from '#testing/home-data.tsx';
import { aRecentQuote } from '#testing/agent-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './home.screen.tsx';

/** Calls such as products describe for their policy document. */
const POLICY_CALLS: Readonly<Record<'standard' | 'by policy number' | 'of its own', PolicyPdfCall>> = {
  standard: kite.results.policyPdf,
  'by policy number': {
    path: 'user/e-policy',
    query: { policyNo: '{policyNo}', quoteId: '{quoteId}' },
    secure: true,
  },
  'of its own': { path: 'user/kite-policy/{quoteId}', query: { quoteId: '{quoteId}' }, secure: false },
};

const kitePolicy = endpoint(
  { names: {}, schemas: {} },
  {
    method: 'GET',
    path: 'user/kite-policy/:quoteId',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  },
);

const firstRow = async () => within((await screen.findByText('Budi Santoso')).closest('li') as HTMLElement);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

/** A quote whose payment link ends in so many minutes. */
const linkedQuote = (insuredName: string, minutes: number) =>
  aRecentQuote({
    quoteId: insuredName,
    insuredName,
    stage: 'Full Quote Created',
    isPayable: true,
    linkExpiresAt: serverDate(minutes * 60_000).toISOString(),
  });

describe('a recent quote', () => {
  it('shows who, what, how far the customer is, and the amount, and is resumed by a tap', async () => {
    const { user, address } = renderAgentScreen(Screen, {
      api: homeAnswers([aRecentQuote({ link: 'opened' })]),
    });
    const row = await firstRow();
    expect(row.getByText('Kite')).toBeTruthy();
    expect(row.getByText('Opened').dataset['tone']).toBe('orange');
    expect(row.queryByText(/Plan Selected/)).toBeNull();
    expect(row.getByText('Rp 250.000')).toBeTruthy();
    await user.click(row.getByRole('link', { name: 'Continue the quote of Budi Santoso' }));
    expect(address()).toBe('/kite-string?quoteId=65f0c1a5e4b0a70001a3f001');
  });

  it('resumes in its own product when one remote sells several', async () => {
    const stunt = {
      ...kite,
      productId: 'ffffffffffffffffffffff02',
      displayName: 'Stunt Kite Insurance',
      tile: { ...kite.tile, label: { en: 'Stunt kite', id: 'Layang-layang aksi' } },
      leadStages: { none: '/stunt-start', 'Plan Selected': '/stunt-string' },
    };
    renderAgentScreen(Screen, {
      api: homeAnswers([
        aRecentQuote(),
        aRecentQuote({
          quoteId: '65f0c1a5e4b0a70001a3f002',
          productId: stunt.productId,
          insuredName: 'Dewi',
        }),
      ]),
      products: [kite, stunt],
    });
    await firstRow();
    const quotes = within(screen.getByRole('region', { name: 'Recent quotes' }));
    expect(quotes.getByText('Stunt kite')).toBeTruthy();
    const arrows = screen.getAllByRole('link', { name: /^Continue the quote of/ });
    expect(arrows.map((arrow) => arrow.getAttribute('href'))).toEqual([
      `/kite-string?quoteId=${QUOTE_ID}`,
      '/stunt-string?quoteId=65f0c1a5e4b0a70001a3f002',
    ]);
  });

  it('has no resume arrow when its days are over or the departure has passed', async () => {
    renderAgentScreen(Screen, {
      api: homeAnswers([
        aRecentQuote({ quoteId: 'a', daysLeft: 0 }),
        aRecentQuote({ quoteId: 'b', insuredName: 'Dewi', departureDate: '2026-11-19' }),
        aRecentQuote({ quoteId: 'c', insuredName: 'Eko', departureDate: '2026-11-20' }),
      ]),
    });
    await firstRow();
    expect(
      screen
        .getAllByRole('link', { name: /^Continue the quote of/ })
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Continue the quote of Eko']);
  });

  it('that is sold says so and downloads the policy', async () => {
    const sold = aRecentQuote({ stage: 'Policy Generated', policyNo: 'P/77', duePremium: 90_000 });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, callsOf } = renderAgentScreen(Screen, {
      api: { ...homeAnswers([sold]), ePolicy: new Blob(['%PDF'], { type: 'application/pdf' }) },
    });
    const row = await firstRow();
    expect(row.getByText('Paid').dataset['tone']).toBe('green');
    await user.click(row.getByRole('button', { name: 'Download policy' }));
    await waitFor(() => expect(saved).toEqual(['Kite Insurance_P-77.pdf']));
    expect(callsOf('ePolicy')[0]?.query).toEqual({
      quoteId: sold.quoteId,
      logkey: 'policyDownloadNotification',
    });
  });

  it.each([
    ['standard', `secure/user/e-policy?quoteId=${QUOTE_ID}&logkey=policyDownloadNotification`],
    ['by policy number', `secure/user/e-policy?policyNo=P-1&quoteId=${QUOTE_ID}`],
    ['of its own', `user/kite-policy/${QUOTE_ID}?quoteId=${QUOTE_ID}`],
  ] as const)('downloads its policy by the call that its product describes: %s', async (name, address) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const document = new Blob(['%PDF'], { type: 'application/pdf' });
    const { user, calls } = renderAgentScreen(Screen, {
      api: {
        ...homeAnswers([aRecentQuote({ stage: 'Policy Generated', policyNo: 'P-1' })]),
        ePolicy: document,
        kitePolicy: document,
      },
      endpoints: { kitePolicy },
      products: [{ ...kite, results: { ...kite.results, policyPdf: POLICY_CALLS[name] } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Download policy' }));
    await waitFor(() => expect(calls.map((call) => call.address)).toContain(address));
  });

  it('shows an error beside the button when its policy cannot be downloaded', async () => {
    const { user } = renderAgentScreen(Screen, {
      api: {
        ...homeAnswers([aRecentQuote({ stage: 'Policy Generated', policyNo: 'P-1' })]),
        ePolicy: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download policy' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded');
  });

  it('of a product that is not deployed has no resume arrow', async () => {
    renderAgentScreen(Screen, { api: homeAnswers([aRecentQuote()]), products: [] });
    const row = await firstRow();
    expect(row.getByText(/A product that is no longer sold/)).toBeTruthy();
    expect(row.queryByRole('link')).toBeNull();
  });

  const unpaid = { stage: 'Full Quote Created With Payment', paymentStatus: 'PayLater' } as const;
  const linkEnded = { linkExpiresAt: '2026-11-20T04:59:00Z' };

  it.each([
    ['was cancelled', { ...unpaid, paymentStatus: 'Cancelled', payLaterDueDate: '2026-11-19' }],
    ['is overdue', { ...unpaid, payLaterDueDate: '2026-11-19' }],
  ] as const)('shows that its policy %s, and offers no payment', async (_what, change) => {
    renderAgentScreen(Screen, {
      api: homeAnswers([aRecentQuote({ ...change, ...linkEnded, policyNo: 'P-1', isPayable: false })]),
    });
    const row = await firstRow();
    expect(row.getByText('Policy cancelled').dataset['tone']).toBe('grey');
    expect(row.getByText('This policy was cancelled because it was not paid by 19/11/2026.')).toBeTruthy();
    expect(row.queryByText('Full Quote Created With Payment')).toBeNull();
    expect(row.queryByText(/payment link/)).toBeNull();
    expect(row.queryByText('Pay Now')).toBeNull();
  });

  it('shows no due date when its policy was cancelled after it was paid', async () => {
    const cancelled = { stage: 'Policy Generated', paymentStatus: 'Cancelled', policyNo: 'P-1' } as const;
    renderAgentScreen(Screen, { api: homeAnswers([aRecentQuote({ ...cancelled, isPayable: false })]) });
    const row = await firstRow();
    expect(row.getByText('Policy cancelled').dataset['tone']).toBe('grey');
    expect(row.queryByText(/not paid/)).toBeNull();
  });

  it('shows that it was rejected, and still opens', async () => {
    renderAgentScreen(Screen, { api: homeAnswers([aRecentQuote({ status: 'Rejected' })]) });
    const row = await firstRow();
    expect(row.getByText('Rejected').dataset['tone']).toBe('grey');
    expect(row.queryByText('Not finished')).toBeNull();
    expect(row.getByRole('link').getAttribute('href')).toMatch(/^\/kite-/);
  });

  it('shows the due date of a policy that is paid later', async () => {
    const change = { ...unpaid, payLaterDueDate: '2026-11-20', isPayable: true };
    renderAgentScreen(Screen, { api: homeAnswers([aRecentQuote(change)]) });
    const row = await firstRow();
    expect(row.getByText('Pay by 20/11/2026')).toBeTruthy();
    expect(row.getByText('Awaiting payment').dataset['tone']).toBe('orange');
  });

  it('shows that its payment link has expired, and links to the payment page for a new one', async () => {
    const change = { stage: 'Full Quote Created', isPayable: true, ...linkEnded } as const;
    const { user, address } = renderAgentScreen(Screen, { api: homeAnswers([aRecentQuote(change)]) });
    const row = await firstRow();
    expect(await row.findByText(/This payment link has expired/)).toBeTruthy();
    await user.click(row.getByRole('link', { name: 'Refresh payment link for Budi Santoso' }));
    expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
  });

  it.each([
    ['still runs', { isPayable: true, linkExpiresAt: '2026-11-20T05:01:00Z' }],
    ['can no longer be renewed', { isPayable: false, ...linkEnded }],
  ] as const)('shows no text about a payment link that %s', async (_what, change) => {
    renderAgentScreen(Screen, {
      api: homeAnswers([aRecentQuote({ stage: 'Full Quote Created', ...change })]),
    });
    const row = await firstRow();
    await screen.findByText('1,250 points');
    expect(row.queryByText(/payment link/)).toBeNull();
  });

  it.each(WRONG_CLOCKS)(
    'tells by the server whether a payment link has expired: %s',
    async (_words, ahead) => {
      setDeviceAhead(ahead);
      renderAgentScreen(Screen, {
        api: { ...homeAnswers([linkedQuote('Budi Santoso', -5), linkedQuote('Dewi Lestari', 5)]) },
      });
      await screen.findByText('1,250 points');
      expect(
        screen
          .getAllByRole('link', { name: /^Refresh payment link/ })
          .map((link) => link.getAttribute('aria-label')),
      ).toEqual(['Refresh payment link for Budi Santoso']);
    },
  );

  it('is replaced by a text when there is none', async () => {
    renderAgentScreen(Screen, { api: homeAnswers() });
    expect(await screen.findByText(/You have no quotes yet. Choose a product above/)).toBeTruthy();
  });
});
