import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import type { PolicyPdfCall } from '@payung/shared/product.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/people.ts';
import { aProfile, aRecentQuote } from '#testing/agent-data.ts';
import { aTodayDue, someFigures } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './home.screen.tsx';

const points = {
  total: 1250,
  completedReferrals: 3,
  illustrative: true,
  entries: [{ points: 25, reason: 'policy', policyNo: 'P-1', earnedAt: '2026-11-01T02:00:00Z' }],
} as const;

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

const kitePolicy = endpoint<{ params: { quoteId: string }; reply: Blob }>()({
  method: 'GET',
  path: 'user/kite-policy/:quoteId',
  effect: 'reads',
  binary: true,
  origin: 'assumed',
});

const answersWith = (quotes: readonly RecentQuote[] = [], profile = aProfile()) => ({
  getAgent: profile,
  recentQuotes: { total: quotes.length, items: quotes },
  getPoints: points,
  todayDue: aTodayDue(),
  homeFigures: someFigures(),
  todoDatewise: [],
  getContent: [],
  getZone: { zone: 'WIB' as const },
});

const firstRow = async () => within((await screen.findByText('Budi Santoso')).closest('li') as HTMLElement);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the products', () => {
  it('are those that are deployed, with their tiles in the language of the agent', async () => {
    renderAgentScreen(Screen, { api: answersWith(), language: 'id' });
    const tile = await screen.findByRole('link', { name: /Layang-layang/ });
    expect(tile.getAttribute('href')).toBe('/kite-start');
    expect(tile.textContent).toContain('Untuk angin dan benang');
  });

  it('have a tile each where one remote sells several below one prefix', async () => {
    const stunt = {
      ...kite,
      productId: 'ffffffffffffffffffffff02',
      tile: {
        ...kite.tile,
        label: { en: 'Stunt kite', id: 'Layang-layang aksi' },
        start: '/stunt-start',
        order: 2,
      },
    };
    renderAgentScreen(Screen, { api: answersWith(), products: [stunt, kite] });
    await screen.findByRole('link', { name: /Stunt kite/ });
    const tiles = within(screen.getByRole('region', { name: 'Start a quote' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/kite-start', '/stunt-start']);
  });

  it('are in the order of their tiles', async () => {
    const balloon = {
      ...kite,
      productId: 'b',
      tile: { ...kite.tile, label: { en: 'Balloon', id: 'Balon' }, order: 0 },
    };
    renderAgentScreen(Screen, { api: answersWith(), products: [kite, balloon] });
    await screen.findByRole('link', { name: /Balloon/ });
    const section = screen.getByRole('region', { name: 'Start a quote' });
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([expect.stringContaining('Balloon'), expect.stringContaining('Kite')]);
  });

  it('are simply absent when nothing is deployed', async () => {
    renderAgentScreen(Screen, { api: answersWith(), products: [] });
    expect(await screen.findByText(/No product is available right now/)).toBeTruthy();
    expect(await screen.findByText('You have no quotes yet.')).toBeTruthy();
  });

  it('stay locked, with a hint, until the ID card is on file [SHELL-047]', async () => {
    renderAgentScreen(Screen, { api: answersWith([], aProfile({ idNumberOnFile: false })) });
    expect(await screen.findByText(/Products stay locked until your ID card is on file/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Kite/ })).toBeNull();
    expect(screen.getByText('Kite')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what is missing in My account' })).toBeTruthy();
    expect(screen.getByText('You have no quotes yet.')).toBeTruthy();
    expect(screen.queryByText(/Choose a product above/)).toBeNull();
  });

  it('lead to where the ID card is given, while that is deployed [SHELL-047]', async () => {
    store.set(deployedPathsAtom, new Set(['/profile-id-card']));
    onTestFinished(() => store.set(deployedPathsAtom, new Set<string>()));
    renderAgentScreen(Screen, { api: answersWith([], aProfile({ idNumberOnFile: false })) });
    const link = await screen.findByRole('link', { name: 'Add my ID card' });
    expect(link.getAttribute('href')).toBe('/profile-id-card');
  });

  it.each([
    ['submitted', 'We are checking your ID card. Products open once it is accepted.'],
    ['returned', 'We need another photo of your ID card before products open.'],
    ['refused', 'We could not accept your ID card. Products stay locked.'],
  ] as const)('stay locked while a card is %s, and say so [SHELL-047]', async (cardReview, words) => {
    store.set(deployedPathsAtom, new Set(['/profile-id-card']));
    onTestFinished(() => store.set(deployedPathsAtom, new Set<string>()));
    renderAgentScreen(Screen, {
      api: answersWith([], aProfile({ idNumberOnFile: false, cardReview })),
    });
    expect((await screen.findByText(words, { exact: false })).textContent).toBe(`${words} See my ID card`);
    expect(screen.queryByRole('link', { name: /Kite/ })).toBeNull();
  });
});

describe('a recent quote', () => {
  it('shows its product, stage, amount, link and resume arrow', async () => {
    const { user, address } = renderAgentScreen(Screen, {
      api: answersWith([aRecentQuote({ link: 'opened' })]),
    });
    const row = await firstRow();
    expect(row.getByText(/^Kite Insurance · .* · Link opened · Saved /)).toBeTruthy();
    expect(row.getByText('Plan Selected').dataset['tone']).toBe('orange');
    expect(row.getByText('Rp 250.000')).toBeTruthy();
    await user.click(row.getByRole('link', { name: 'Continue the quote of Budi Santoso' }));
    expect(address()).toBe('/kite-string?quoteId=65f0c1a5e4b0a70001a3f001');
  });

  it('resumes in its own product where one remote sells several', async () => {
    const stunt = {
      ...kite,
      productId: 'ffffffffffffffffffffff02',
      displayName: 'Stunt Kite Insurance',
      leadStages: { none: '/stunt-start', 'Plan Selected': '/stunt-string' },
    };
    renderAgentScreen(Screen, {
      api: answersWith([
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
    expect(screen.getByText(/^Stunt Kite Insurance/)).toBeTruthy();
    const arrows = screen.getAllByRole('link', { name: /^Continue the quote of/ });
    expect(arrows.map((arrow) => arrow.getAttribute('href'))).toEqual([
      `/kite-string?quoteId=${QUOTE_ID}`,
      '/stunt-string?quoteId=65f0c1a5e4b0a70001a3f002',
    ]);
  });

  it('has no resume arrow when its days are over or the departure has passed', async () => {
    renderAgentScreen(Screen, {
      api: answersWith([
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

  it('that is sold shows its policy number and downloads the policy', async () => {
    const sold = aRecentQuote({ stage: 'Policy Generated', policyNo: 'P/77', duePremium: 90_000 });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, callsOf } = renderAgentScreen(Screen, {
      api: { ...answersWith([sold]), ePolicy: new Blob(['%PDF'], { type: 'application/pdf' }) },
    });
    const row = await firstRow();
    expect(row.getByText('Policy number P/77')).toBeTruthy();
    expect(row.getByText('Policy Generated').dataset['tone']).toBe('green');
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
  ] as const)('is downloaded by the call that its product describes: %s', async (name, address) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const document = new Blob(['%PDF'], { type: 'application/pdf' });
    const { user, calls } = renderAgentScreen(Screen, {
      api: {
        ...answersWith([aRecentQuote({ stage: 'Policy Generated', policyNo: 'P-1' })]),
        ePolicy: document,
        kitePolicy: document,
      },
      endpoints: { kitePolicy },
      products: [{ ...kite, results: { ...kite.results, policyPdf: POLICY_CALLS[name] } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Download policy' }));
    await waitFor(() => expect(calls.map((call) => call.address)).toContain(address));
  });

  it('keeps a text beside the button when the policy cannot be downloaded', async () => {
    const { user } = renderAgentScreen(Screen, {
      api: {
        ...answersWith([aRecentQuote({ stage: 'Policy Generated', policyNo: 'P-1' })]),
        ePolicy: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download policy' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded');
  });

  it('of a product that is not deployed has no resume arrow', async () => {
    renderAgentScreen(Screen, { api: answersWith([aRecentQuote()]), products: [] });
    const row = await firstRow();
    expect(row.getByText(/Product not available/)).toBeTruthy();
    expect(row.queryByRole('link')).toBeNull();
  });

  const unpaid = { stage: 'Full Quote Created With Payment', paymentStatus: 'PayLater' } as const;
  const linkEnded = { linkExpiresAt: '2026-11-20T04:59:00Z' };

  it.each([
    ['was cancelled', { ...unpaid, paymentStatus: 'Cancelled', payLaterDueDate: '2026-11-19' }],
    ['is overdue', { ...unpaid, payLaterDueDate: '2026-11-19' }],
  ] as const)('of a policy that %s says so, and offers no payment', async (_what, change) => {
    renderAgentScreen(Screen, {
      api: answersWith([aRecentQuote({ ...change, ...linkEnded, policyNo: 'P-1', isPayable: false })]),
    });
    const row = await firstRow();
    expect(row.getByText('Policy cancelled').dataset['tone']).toBe('grey');
    expect(row.getByText('This policy was cancelled because it was not paid by 19/11/2026.')).toBeTruthy();
    expect(row.queryByText('Full Quote Created With Payment')).toBeNull();
    expect(row.queryByText(/payment link/)).toBeNull();
    expect(row.queryByText('Pay Now')).toBeNull();
  });

  it('of a policy that was paid and cancelled since says so, and nothing of a due date', async () => {
    const cancelled = { stage: 'Policy Generated', paymentStatus: 'Cancelled', policyNo: 'P-1' } as const;
    renderAgentScreen(Screen, { api: answersWith([aRecentQuote({ ...cancelled, isPayable: false })]) });
    const row = await firstRow();
    expect(row.getByText('Policy cancelled').dataset['tone']).toBe('grey');
    expect(row.queryByText(/not paid/)).toBeNull();
  });

  it('that was rejected says so, and still opens the quote with its reason', async () => {
    renderAgentScreen(Screen, { api: answersWith([aRecentQuote({ status: 'Rejected' })]) });
    const row = await firstRow();
    expect(row.getByText('Rejected').dataset['tone']).toBe('grey');
    expect(row.queryByText('Plan Selected')).toBeNull();
    expect(row.getByRole('link').getAttribute('href')).toMatch(/^\/kite-/);
  });

  it('of a policy that is paid later says by when', async () => {
    const change = { ...unpaid, payLaterDueDate: '2026-11-20', isPayable: true };
    renderAgentScreen(Screen, { api: answersWith([aRecentQuote(change)]) });
    const row = await firstRow();
    expect(row.getByText('Pay by 20/11/2026')).toBeTruthy();
    expect(row.getByText('Full Quote Created With Payment').dataset['tone']).toBe('green');
  });

  it('whose payment link has expired says so, and leads to a new one', async () => {
    const change = { stage: 'Full Quote Created', isPayable: true, ...linkEnded } as const;
    const { user, address } = renderAgentScreen(Screen, { api: answersWith([aRecentQuote(change)]) });
    const row = await firstRow();
    expect(await row.findByText(/This payment link has expired/)).toBeTruthy();
    await user.click(row.getByRole('link', { name: 'Refresh payment link for Budi Santoso' }));
    expect(address()).toBe(`/kite-payment?quoteId=${QUOTE_ID}`);
  });

  it.each([
    ['still runs', { isPayable: true, linkExpiresAt: '2026-11-20T05:01:00Z' }],
    ['can no longer be made anew', { isPayable: false, ...linkEnded }],
  ] as const)('says nothing of a payment link that %s', async (_what, change) => {
    renderAgentScreen(Screen, {
      api: answersWith([aRecentQuote({ stage: 'Full Quote Created', ...change })]),
    });
    const row = await firstRow();
    await screen.findByText('25 points');
    expect(row.queryByText(/payment link/)).toBeNull();
  });

  it('has an empty text when there is none', async () => {
    renderAgentScreen(Screen, { api: answersWith() });
    expect(await screen.findByText(/You have no quotes yet. Choose a product above/)).toBeTruthy();
  });
});

it('dates quotes and points by the day in Jakarta, also before 7 in the morning', async () => {
  const earnedAt = '2026-11-01T22:30:00.000Z';
  renderAgentScreen(Screen, {
    api: {
      ...answersWith([aRecentQuote({ savedAt: '2026-11-18T23:59:00.000Z' })]),
      getPoints: { ...points, entries: [{ points: 25, reason: 'policy', policyNo: 'P-1', earnedAt }] },
    },
  });
  expect((await firstRow()).getByText(/Saved 19\/11\/2026/)).toBeTruthy();
  expect(await screen.findByText('02/11/2026')).toBeTruthy();
});

describe('points', () => {
  it('are shown with completed referrals and marked as illustrative', async () => {
    renderAgentScreen(Screen, { api: answersWith() });
    const card = within(await screen.findByRole('region', { name: 'Points and referrals' }));
    expect((await card.findByText('Points')).nextElementSibling?.textContent).toMatch(/^1[.,]250$/);
    expect(card.getByText('Completed referrals').nextElementSibling?.textContent).toBe('3');
    expect(card.getByText('Points follow an example table*')).toBeTruthy();
    expect(card.getByText('* Stands in until the insurer sets its own points. Source: Payung')).toBeTruthy();
    expect(card.getByText('25 points')).toBeTruthy();
  });
});

describe('a part that fails', () => {
  it('leaves the others usable', async () => {
    renderAgentScreen(Screen, {
      api: {
        ...answersWith([aRecentQuote()]),
        getPoints: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }),
      },
    });
    expect(await screen.findByText('Budi Santoso')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Kite/ })).toBeTruthy();
  });
});

describe('the quick link to inviting friends', () => {
  it.each([
    ['Mitra', true],
    ['Commercial', true],
    ['Support', false],
    ['Staff', false],
    ['Broker', true],
  ])('is shown to %s: %s', async (userType, isThere) => {
    renderAgentScreen(Screen, { session: anAgent({ userType }), api: answersWith() });
    await screen.findByText(/You have no quotes yet/);
    expect(screen.queryByRole('link', { name: 'Invite friends' }) !== null).toBe(isThere);
  });
});
