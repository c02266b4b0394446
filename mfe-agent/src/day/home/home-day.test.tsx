import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentItem } from '@payung/shared/schemas/content.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { homeAnswers, homeRegion, showHome } from '#testing/home-data.tsx';
import { someFigures } from '#testing/list-data.ts';

const broken = refuse({ status: 500, errCode: 1, errMsg: 'Broken' });

const aPieceOfNews = (change: Partial<ContentItem> = {}): ContentItem => ({
  id: 'news-1',
  kind: 'news',
  category: 'Products',
  title: 'Kites fly higher',
  body: 'From December on.',
  date: '2026-11-18',
  isSample: true,
  ...change,
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

describe('the dashboard', () => {
  it('shows today, performance, leads and referrals, to-do, news, learning and help [DASH-002]', async () => {
    showHome();
    await screen.findByText('You have no quotes yet. Choose a product above to make your first one.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Start a quote',
      'Your sales this month',
      'Leads and referrals',
      'Recent quotes',
      'To do today',
      'News',
      'Points and referrals',
      'Quick links',
    ]);
    expect(screen.getByRole('link', { name: 'Learning centre' }).getAttribute('href')).toBe(
      '/oonalearningcenter',
    );
    expect(screen.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/oonahelpingcenter');
  });

  it('sends all its calls at the same time', async () => {
    const never = new Promise<never>(() => undefined);
    const { calls } = showHome({
      api: Object.fromEntries(Object.keys(homeAnswers()).map((name) => [name, () => never])),
    });
    await waitFor(() =>
      expect(calls.map((call) => call.name).toSorted()).toEqual([
        'getAgent',
        'getContent',
        'getPoints',
        'getZone',
        'homeFigures',
        'recentQuotes',
        'todayDue',
        'todoDatewise',
      ]),
    );
  });

  it.each([
    ['Mitra', '/oonaleads', '/oonatodo', true],
    ['Commercial', '/oonacomleads', '/commercialtodo', true],
    ['Support', '/oonacomleads', '/commercialtodo', false],
  ])('links %s to the addresses of that user type', async (userType, leads, todo, invites) => {
    showHome({ session: anAgent({ userType }) });
    const links = within(await screen.findByRole('navigation', { name: 'Quick links' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/oonanotification',
      '/notificationpaymentpending',
      '/oonapolicies',
      leads,
      todo,
      '/tree',
      ...(invites ? ['/recruit'] : []),
      '/oonalearningcenter',
      '/oonahelpingcenter',
      '/oonafaq',
      '/buildingreference',
      '/aboutus',
      '/myaccount',
    ]);
    const status = await homeRegion('Leads and referrals');
    expect(status.getByRole('link', { name: 'Open leads page' }).getAttribute('href')).toBe(leads);
    expect(status.queryByRole('link', { name: 'Invite somebody' }) !== null).toBe(invites);
  });
});

describe('the figures', () => {
  it('are of this month, against the target and the month before [DASH-002] [DASH-032]', async () => {
    showHome();
    const card = await homeRegion('Your sales this month');
    expect((await card.findByText('12 policies')).closest('p')?.textContent).toBe('Rp 3.000.000 12 policies');
    expect(card.getByText(/^75% of the target/).textContent).toBe('75% of the target: Rp 4.000.000');
    expect(card.getByText('20% more premium than in Oct')).toBeTruthy();
    expect(card.getByRole('progressbar', { name: 'Premium target reached' }).getAttribute('value')).toBe(
      '75',
    );
  });

  it('have a progress bar each for the premium target and the policy target [DASH-032]', async () => {
    showHome({ api: { homeFigures: someFigures({ target: { premium: 2_400_000, policies: 15 } }) } });
    const card = await homeRegion('Your sales this month');
    // 12 of 15 policies; Rp 3.000.000 of Rp 2.400.000, where the bar is full.
    expect((await card.findByText(/of 15 policies$/)).textContent).toBe('80% of 15 policies');
    expect(card.getByText(/^125% of the target/).textContent).toBe('125% of the target: Rp 2.400.000');
    const valueOf = (name: string) => card.getByRole('progressbar', { name }).getAttribute('value');
    expect([valueOf('Premium target reached'), valueOf('Policy target reached')]).toEqual(['100', '80']);
  });

  it('have no progress bar for a target that is not set [DASH-032]', async () => {
    showHome({ api: { homeFigures: someFigures({ target: { premium: 0, policies: 24 } }) }, language: 'id' });
    const card = await homeRegion('Penjualan Anda bulan ini');
    expect(await card.findByText('50% dari 24 polis')).toBeTruthy();
    expect(card.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('are shown as a table on request', async () => {
    const { user } = showHome();
    const card = await homeRegion('Your sales this month');
    await card.findByText('12 policies');
    await user.click(card.getByText('Show as a table'));
    const rows = within(card.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Month', 'Premium', 'Policies'],
      ['Target', 'Rp 4.000.000', '15'],
      ['Nov 2026', 'Rp 3.000.000', '12'],
      ['Oct 2026', 'Rp 2.500.000', '10'],
      ['Sept 2026', 'Rp 1.500.000', '6'],
      ['Aug 2026', 'Rp 0', '0'],
      ['Jul 2026', 'Rp 2.000.000', '8'],
      ['Jun 2026', 'Rp 1.000.000', '4'],
    ]);
  });

  it('come with a text when there is no target and no month to compare with', async () => {
    const [month] = someFigures().months;
    showHome({ api: { homeFigures: someFigures({ target: undefined, months: month ? [month] : [] }) } });
    const card = await homeRegion('Your sales this month');
    expect(await card.findByText('No target has been set for this month.')).toBeTruthy();
    expect(card.getByText('There is nothing to compare with last month.')).toBeTruthy();
  });

  it.each(['Commercial', 'Support'])('are those of the network for %s [DASH-032]', async (userType) => {
    showHome({
      session: anAgent({ userType }),
      api: { homeFigures: someFigures({ isNetwork: true }) },
    });
    const card = await homeRegion('Sales of your network this month');
    expect((await card.findByText('12 policies')).closest('p')?.textContent).toBe('Rp 3.000.000 12 policies');
  });

  it('include the numbers of leads, referrals and points [DASH-002] [DASH-032]', async () => {
    showHome();
    const status = await homeRegion('Leads and referrals');
    await status.findByText('34');
    expect(
      status.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Open leads', '34'],
      ['Completed leads', '5'],
      ['Open referrals', '2'],
      ['Completed referrals', '3'],
    ]);
    expect(await (await homeRegion('Points and referrals')).findByText('1,250')).toBeTruthy();
  });

  it('are read once for all cards, and from the cache when the page opens again [SHELL-042]', async () => {
    const { callsOf, unmount } = showHome();
    await (await homeRegion('Leads and referrals')).findByText('34');
    expect(callsOf('homeFigures').map(({ address }) => address)).toEqual(['agent/home-figures']);
    unmount();
    const again = showHome();
    expect(screen.getByText('34')).toBeTruthy();
    expect(again.callsOf('homeFigures')).toEqual([]);
  });
});

describe('the news', () => {
  it('shows the newest three entries, with a mark on sample content', async () => {
    const { callsOf } = showHome({
      api: {
        getContent: [
          aPieceOfNews({ link: '/oonafaq' }),
          aPieceOfNews({ id: 'n2', title: 'Second', link: 'https://insurer.example/news' }),
          aPieceOfNews({ id: 'n3', title: 'Third', isSample: false }),
          aPieceOfNews({ id: 'n4', title: 'Fourth' }),
        ],
      },
    });
    const card = await homeRegion('News');
    const own = await card.findByRole('link', { name: 'Kites fly higher' });
    expect(own.getAttribute('href')).toBe('/oonafaq');
    expect(card.getByRole('link', { name: 'Second (opens in a new tab)' }).getAttribute('rel')).toContain(
      'noopener',
    );
    expect(card.getByText('Third')).toBeTruthy();
    expect(card.queryByText('Fourth')).toBeNull();
    expect(card.getAllByText(/Sample content/)).toHaveLength(2);
    expect(callsOf('getContent').map(({ query }) => query['kind'])).toEqual(['news']);
  });

  it('links to the learning centre when there is none', async () => {
    showHome();
    expect(await screen.findByText('There is no news right now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the learning centre' }).getAttribute('href')).toBe(
      '/oonalearningcenter',
    );
  });
});

it.each(['todayDue', 'homeFigures', 'todoDatewise', 'getContent'])(
  'keeps the other cards usable when %s fails',
  async (name) => {
    showHome({ api: { [name]: broken } });
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: /Kite/ })).toBeTruthy();
    expect(await (await homeRegion('Points and referrals')).findByText('1,250')).toBeTruthy();
  },
);
