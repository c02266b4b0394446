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
      'This month',
      'Recent quotes',
      'More',
      'News',
    ]);
    const more = within(screen.getByRole('navigation', { name: 'More' }));
    const sums = more.getAllByRole('listitem').slice(0, 3);
    expect(sums.map(({ textContent }) => textContent)).toEqual([
      'To do todayYou have no open tasks today.',
      'Leads34 open · 5 completed',
      'Invite friends2 open · 3 completed',
    ]);
    expect(screen.getByRole('link', { name: 'Learning centre' }).getAttribute('href')).toBe(
      '/oonalearningcenter',
    );
    expect(screen.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/oonahelpingcenter');
  });

  it('counts leads and referrals up to ten thousand', async () => {
    const referrals = { open: 10_000, completed: 10_001 };
    showHome({ api: { homeFigures: someFigures({ leads: { open: 10_001, completed: 5 }, referrals }) } });
    const more = within(await screen.findByRole('navigation', { name: 'More' }));
    expect(await more.findByText('10,000+ open · 5 completed')).toBeTruthy();
    expect(more.getByText('10,000 open · 10,000+ completed')).toBeTruthy();
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
    const links = within(await screen.findByRole('navigation', { name: 'More' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      todo,
      leads,
      ...(invites ? ['/recruit'] : []),
      '/oonanotification',
      '/notificationpaymentpending',
      '/oonapolicies',
      '/tree',
      '/oonalearningcenter',
      '/oonahelpingcenter',
      '/oonafaq',
      '/buildingreference',
      '/aboutus',
      '/myaccount',
    ]);
  });
});

describe('this month', () => {
  it('is one line with the share of the target and the points, and leads to what is behind it [DASH-002] [DASH-032]', async () => {
    const { user, address } = showHome();
    const card = await homeRegion('This month');
    expect((await card.findByText(/^12 policies/)).closest('p')?.textContent).toBe(
      'Rp 3.000.000 12 policies · 75% of the target',
    );
    expect(await card.findByText('1,250 points')).toBeTruthy();
    await user.click(card.getByRole('link', { name: 'This month' }));
    expect(address()).toBe('/oonaperformance');
  });

  it.each(['Commercial', 'Support'])('is that of the network for %s [DASH-032]', async (userType) => {
    showHome({
      session: anAgent({ userType }),
      api: { homeFigures: someFigures({ isNetwork: true, target: undefined }) },
    });
    const card = await homeRegion('Your network this month');
    expect((await card.findByText('12 policies')).closest('p')?.textContent).toBe('Rp 3.000.000 12 policies');
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

it.each(['todayDue', 'homeFigures', 'getContent'])(
  'keeps the other cards usable when %s fails',
  async (name) => {
    showHome({ api: { [name]: broken } });
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: /Kite/ })).toBeTruthy();
    expect(await screen.findByText('1,250 points')).toBeTruthy();
  },
);
