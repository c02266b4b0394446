import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agentRoutes } from '#contract/routes.ts';
import { screens } from '#screens.ts';
import { aLedMember, aMember, aNetworkPage, MEMBER_ID, someLevels } from '#testing/network-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent, aRegistrant } from '@payung/shared/testing/samples/people.ts';
import { Screen } from './tree.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;
const BUDI_ID = '65f0c1a5e4b0a70001a3e102';
const budi = aMember({
  id: BUDI_ID,
  name: 'Budi Santoso',
  agentCode: 'AG-2002',
  tier: 'bronze',
  level: 2,
  status: 'inactive',
  invitedBy: 'Dewi Anggraini',
  joinedAt: '',
  directMembers: 2,
});

/** Dewi below the user, Budi below Dewi. */
const network = ({ query }: SeenCall) =>
  query['parentId'] === MEMBER_ID
    ? aNetworkPage([budi], { path: [{ id: MEMBER_ID, name: 'Dewi Anggraini' }] })
    : aNetworkPage([aMember()]);

const open = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: `/tree${query}`,
    session: anAgent({ userType: 'Commercial' }),
    ...options,
    api: { listNetwork: network, networkFigures: someLevels(), ...api },
  });

const rowOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(name) });
  return within(header.closest('tr') as HTMLElement);
};
const cellsOf = async (name: string): Promise<(string | null)[]> =>
  (await rowOf(name)).getAllByRole('cell').map(({ textContent }) => textContent);
const columnsOf = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('the address /tree', () => {
  it('is public in the route table and belongs to this screen [NET-001]', async () => {
    expect(agentRoutes.tree).toMatchObject({ path: '/tree', mode: 'public' });
    expect((await screens.tree()).Screen).toBe(Screen);
  });

  it('redirects to the login page, with a way back, without a session [K54]', async () => {
    const page = open(`?view=picture&parent=${MEMBER_ID}`, { session: undefined });
    await waitFor(() =>
      expect(page.address()).toBe(`/login?next=%2Ftree%3Fview%3Dpicture%26parent%3D${MEMBER_ID}`),
    );
    expect(page.calls).toEqual([]);
  });

  it.each([
    ['a customer', aLinkVisit()],
    ['somebody who registers', aRegistrant()],
    ['staff', anAgent({ userType: 'Staff' })],
  ])('redirects %s to the login page without a call [K54]', async (_who, session) => {
    const page = open('', { session });
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(page.calls).toEqual([]);
  });

  it.each(['Mitra', 'Commercial', 'Support'])('shows the network to %s [K54] [K99]', async (userType) => {
    const page = open('', { session: anAgent({ userType }) });
    expect(await screen.findByRole('table', { name: /^Your direct members/ })).toBeDefined();
    expect(page.address()).toBe('/tree');
  });
});

describe('the table of members', () => {
  it('shows name, tier, level, inviter, status, premium, policies, fee, points and join date [NET-009]', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Your direct members, figures: This month' });
    expect(columnsOf(table)).toEqual([
      'Name',
      'Level',
      'Tier',
      'Status',
      'Invited by',
      'Referral premium',
      'Referral policies',
      'Referral fee (points)',
      'Points',
      'Join date',
      'Direct members',
    ]);
    expect(await cellsOf('Dewi Anggraini')).toEqual([
      '1',
      'Gold',
      'Active',
      'Sari Wulandari',
      'Rp 12.500.000',
      '25',
      '250',
      '1,250',
      '05/03/2026',
      'Show 3 members',
    ]);
    expect(screen.getByText('1 member, 1 shown')).toBeDefined();
  });

  it.each([
    ['platinum', 'Platinum'],
    ['gold', 'Gold'],
    ['silver', 'Silver'],
    ['bronze', 'Bronze'],
  ] as const)('shows the tier %s as text [NET-007]', async (tier, words) => {
    open('', { api: { listNetwork: aNetworkPage([aMember({ tier })]) } });
    expect((await cellsOf('Dewi Anggraini'))[1]).toBe(words);
  });

  it.each([
    ['active', 'Active'],
    ['inactive', 'Inactive'],
    ['resigned', 'Resigned'],
    ['terminated', 'Terminated'],
    ['blacklisted', 'Blacklisted'],
  ] as const)('shows the status %s as text [NET-008]', async (status, words) => {
    open('', { api: { listNetwork: aNetworkPage([aMember({ status })]) } });
    expect((await cellsOf('Dewi Anggraini'))[2]).toBe(words);
  });

  it('is shown in Indonesian', async () => {
    open('', { language: 'id' });
    expect(
      await screen.findByRole('table', { name: 'Anggota langsung Anda, angka: Bulan ini' }),
    ).toBeDefined();
    expect(await cellsOf('Dewi Anggraini')).toEqual([
      '1',
      'Gold',
      'Aktif',
      'Sari Wulandari',
      'Rp 12.500.000',
      '25',
      '250',
      '1.250',
      '05/03/2026',
      'Lihat 3 anggota',
    ]);
  });
});

describe('the levels of the network', () => {
  it('are opened from a row, with the path above, and Back returns to that row [NET-001]', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('link', { name: 'Show 3 members of Dewi Anggraini' }));
    expect(await cellsOf('Budi Santoso')).toEqual([
      '2',
      'Bronze',
      'Inactive',
      'Dewi Anggraini',
      'Rp 12.500.000',
      '25',
      '250',
      '1,250',
      '–',
      'Show 2 members',
    ]);
    expect(page.address()).toBe(`/tree?parent=${MEMBER_ID}`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members of Dewi Anggraini' }));
    const path = within(screen.getByRole('navigation', { name: 'Path in the network' }));
    expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You',
      'Dewi Anggraini',
    ]);
    expect(path.getByRole('link', { name: 'You' }).getAttribute('href')).toBe('/tree');
    expect(path.getByText('Dewi Anggraini').getAttribute('aria-current')).toBe('page');
    await act(() => page.router.navigate(-1));
    expect(page.address()).toBe('/tree');
    expect(document.activeElement).toBe(
      await screen.findByRole('link', { name: 'Show 3 members of Dewi Anggraini' }),
    );
  });

  it('end with the second for Mitra, who sees only the number of members below [NET-003]', async () => {
    open(`?parent=${MEMBER_ID}`, { session: anAgent() });
    const cells = await cellsOf('Budi Santoso');
    expect(cells.at(-1)).toBe('2');
    expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
  });

  it('continue below the second for Commercial and Support [NET-017]', async () => {
    open(`?parent=${MEMBER_ID}`, { session: anAgent({ userType: 'Support' }) });
    const link = await screen.findByRole('link', { name: 'Show 2 members of Budi Santoso' });
    expect(link.getAttribute('href')).toBe(`/tree?parent=${BUDI_ID}`);
  });

  it('are opened by keyboard alone', async () => {
    const { user, address } = open('', { api: { getMember: aLedMember(budi) } });
    await screen.findByRole('table', { name: /^Your direct members/ });
    screen.getByRole('link', { name: 'Dewi Anggraini' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/tree?parent=${MEMBER_ID}`);
    expect(await screen.findByRole('heading', { name: 'Members of Dewi Anggraini' })).toBeDefined();
    // The next focusable element after the title is the member.
    await screen.findByRole('link', { name: 'Budi Santoso' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/tree?parent=${MEMBER_ID}&member=${BUDI_ID}`);
    expect(await screen.findByRole('dialog', { name: 'Budi Santoso' })).toBeDefined();
  });

  it('show an error without a name when the user may not see them', async () => {
    open(`?parent=${MEMBER_ID}`, {
      api: { listNetwork: refuse({ status: 404, errCode: 1, errMsg: 'Not found' }) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('ref-');
    expect(screen.queryByRole('table', { name: /Members of/ })).toBeNull();
  });
});

describe('figures by level', () => {
  it('are shown in a separate table, for the chosen period', async () => {
    const page = open();
    const table = await screen.findByRole('table', { name: 'Figures by level: This month' });
    expect(columnsOf(table)).toEqual(['Level', 'Members', 'Active', 'Premium', 'Policies', 'Points']);
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Level 1', '4', '3', 'Rp 40.000.000', '80', '4,000'],
      ['Level 2', '9', '9', 'Rp 18.000.000', '36', '1,800'],
    ]);
    await page.user.click(screen.getByRole('radio', { name: 'This quarter' }));
    expect(page.address()).toBe('/tree?period=quarter');
    await waitFor(() =>
      expect(page.callsOf('networkFigures').map(({ query }) => query)).toEqual([
        { period: 'month' },
        { period: 'quarter' },
      ]),
    );
    expect(page.callsOf('listNetwork').at(-1)?.query).toEqual({ perPage: '50', period: 'quarter' });
  });
});

describe('the states of the page', () => {
  it('include an invitation link while the network is empty', async () => {
    open('', { api: { listNetwork: aNetworkPage([]), networkFigures: { levels: [] } } });
    expect((await screen.findByRole('link', { name: 'Invite friends' })).getAttribute('href')).toBe(
      '/recruit',
    );
    expect(screen.getByText('Nobody is in your network yet.')).toBeDefined();
  });

  it('include a link to the home page for Support, who cannot invite', async () => {
    open('', {
      session: anAgent({ userType: 'Support' }),
      api: { listNetwork: aNetworkPage([]), networkFigures: { levels: [] } },
    });
    expect((await screen.findByRole('link', { name: 'To the home page' })).getAttribute('href')).toBe(
      '/commercialsupport',
    );
  });

  it('include an error with a retry when the members cannot be read', async () => {
    const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' })];
    const page = open('', { api: { listNetwork: (seen: SeenCall) => answers.pop() ?? network(seen) } });
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Dewi Anggraini' })).toBeDefined();
  });

  it('include the figures when the members cannot be read while offline', async () => {
    open('', { api: { listNetwork: noAnswer() } });
    expect(await screen.findByRole('table', { name: /^Figures by level/ })).toBeDefined();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
