import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { examplePoints, homeRegion } from '#testing/home-data.tsx';
import { someFigures } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './performance.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const showPerformance = ({ api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    api: { homeFigures: someFigures(), getPoints: examplePoints, ...api },
    ...options,
  });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

describe('the figures', () => {
  it('are of this month, against the target and the month before [DASH-002] [DASH-032]', async () => {
    showPerformance();
    const card = await homeRegion('Your sales this month');
    expect((await card.findByText('12 policies')).closest('p')?.textContent).toBe('Rp 3.000.000 12 policies');
    expect(card.getByText(/^75% of the target/).textContent).toBe('75% of the target: Rp 4.000.000');
    expect(card.getByText('20% more premium than in Oct')).toBeTruthy();
    expect(card.getByRole('progressbar', { name: 'Premium target reached' }).getAttribute('value')).toBe(
      '75',
    );
  });

  it('have a progress bar each for the premium target and the policy target [DASH-032]', async () => {
    showPerformance({ api: { homeFigures: someFigures({ target: { premium: 2_400_000, policies: 15 } }) } });
    const card = await homeRegion('Your sales this month');
    // 12 of 15 policies; Rp 3.000.000 of Rp 2.400.000, where the bar is full.
    expect((await card.findByText(/of 15 policies$/)).textContent).toBe('80% of 15 policies');
    expect(card.getByText(/^125% of the target/).textContent).toBe('125% of the target: Rp 2.400.000');
    const valueOf = (name: string) => card.getByRole('progressbar', { name }).getAttribute('value');
    expect([valueOf('Premium target reached'), valueOf('Policy target reached')]).toEqual(['100', '80']);
  });

  it('have no progress bar for a target that is not set [DASH-032]', async () => {
    showPerformance({
      api: { homeFigures: someFigures({ target: { premium: 0, policies: 24 } }) },
      language: 'id',
    });
    const card = await homeRegion('Penjualan Anda bulan ini');
    expect(await card.findByText('50% dari 24 polis')).toBeTruthy();
    expect(card.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('are shown as a table on request', async () => {
    const { user } = showPerformance();
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

  it('have no switch to the table until they are there', async () => {
    let isBroken = true;
    const { user } = showPerformance({
      api: {
        homeFigures: () => (isBroken ? refuse({ status: 500, errCode: 4, errMsg: 'down' }) : someFigures()),
      },
    });
    const card = await homeRegion('Your sales this month');
    expect(card.queryByText('Show as a table')).toBeNull();
    expect((await card.findByRole('alert')).textContent).toContain('This could not be loaded');
    expect(card.queryByText('Show as a table')).toBeNull();
    isBroken = false;
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('Show as a table')).toBeTruthy();
  });

  it('come with a text when there is no target and no month to compare with', async () => {
    const [month] = someFigures().months;
    showPerformance({
      api: { homeFigures: someFigures({ target: undefined, months: month ? [month] : [] }) },
    });
    const card = await homeRegion('Your sales this month');
    expect(await card.findByText('No target has been set for this month.')).toBeTruthy();
    expect(card.getByText('There is nothing to compare with last month.')).toBeTruthy();
  });

  it.each(['Commercial', 'Support'])('are those of the network for %s [DASH-032]', async (userType) => {
    showPerformance({
      session: anAgent({ userType }),
      api: { homeFigures: someFigures({ isNetwork: true }) },
    });
    const card = await homeRegion('Sales of your network this month');
    expect((await card.findByText('12 policies')).closest('p')?.textContent).toBe('Rp 3.000.000 12 policies');
  });

  it('include the numbers of leads, referrals and points [DASH-002] [DASH-032]', async () => {
    showPerformance();
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

  it('are counted up to ten thousand leads and referrals', async () => {
    const leads = { open: 10_001, completed: 10_000 };
    showPerformance({ api: { homeFigures: someFigures({ leads }) } });
    const status = await homeRegion('Leads and referrals');
    await status.findByText('10,000+');
    expect(status.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10,000+',
      '10,000',
      '2',
      '3',
    ]);
  });

  it('are read once for all cards, and from the cache when the page opens again [SHELL-042]', async () => {
    const { callsOf, unmount } = showPerformance();
    await (await homeRegion('Leads and referrals')).findByText('34');
    expect(callsOf('homeFigures').map(({ address }) => address)).toEqual(['agent/home-figures']);
    unmount();
    const again = showPerformance();
    expect(screen.getByText('34')).toBeTruthy();
    expect(again.callsOf('homeFigures')).toEqual([]);
  });

  it.each([
    ['Mitra', '/oonaleads', true],
    ['Support', '/oonacomleads', false],
  ])('lead %s to the leads, and whoever may invite to inviting', async (userType, leads, invites) => {
    showPerformance({ session: anAgent({ userType }) });
    const status = await homeRegion('Leads and referrals');
    expect(status.getByRole('link', { name: 'Open leads page' }).getAttribute('href')).toBe(leads);
    expect(status.queryByRole('link', { name: 'Invite somebody' }) !== null).toBe(invites);
  });
});

it('shows dates of points as the day in Jakarta, also before 7 in the morning', async () => {
  const earnedAt = '2026-11-01T22:30:00.000Z';
  const entries = [{ points: 25, reason: 'policy', policyNo: 'P-1', earnedAt }] as const;
  showPerformance({ api: { getPoints: { ...examplePoints, entries } } });
  expect(await screen.findByText('02/11/2026')).toBeTruthy();
});

describe('points', () => {
  it('are shown with completed referrals and marked as illustrative', async () => {
    showPerformance();
    const card = within(await screen.findByRole('region', { name: 'Points and referrals' }));
    expect((await card.findByText('Points')).nextElementSibling?.textContent).toMatch(/^1[.,]250$/);
    expect(card.getByText('Completed referrals').nextElementSibling?.textContent).toBe('3');
    expect(card.getByText('Points follow an example table*')).toBeTruthy();
    expect(card.getByText('* Example until the insurer sets its own points. Source: Payung')).toBeTruthy();
    expect(card.getByText('25 points')).toBeTruthy();
  });
});
