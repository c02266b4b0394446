import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMember, aNetworkPage, MEMBER_ID, someLevels } from '#testing/network-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { Screen } from './tree.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;
const EKO_ID = '65f0c1a5e4b0a70001a3e103';
const eko = aMember({
  id: EKO_ID,
  name: 'Eko Prasetyo',
  level: 3,
  path: [
    { id: MEMBER_ID, name: 'Dewi Anggraini' },
    { id: '65f0c1a5e4b0a70001a3e102', name: 'Budi Santoso' },
  ],
});

const network = ({ query }: SeenCall) =>
  query['search'] === undefined ? aNetworkPage([aMember()]) : aNetworkPage([eko]);

const open = (query = '', { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: `/tree${query}`,
    session: anAgent({ userType: 'Commercial' }),
    ...options,
    api: { listNetwork: network, networkFigures: someLevels(), ...api },
  });
const asked = (page: ReturnType<typeof open>) => page.callsOf('listNetwork').map(({ query }) => query);
const field = () => screen.getByRole('searchbox', { name: 'Find a member' });

describe('the search in the network', () => {
  it('finds members of all levels with their uplines, and Back returns to the level before [NET-001]', async () => {
    const page = open();
    await screen.findByRole('rowheader', { name: 'Dewi Anggraini' });
    await page.user.type(field(), ' eko {Enter}');
    const found = await screen.findByRole('rowheader', { name: /Eko Prasetyo/ });
    expect(found.textContent).toContain('Below Dewi Anggraini › Budi Santoso');
    expect(page.address()).toBe('/tree?search=eko');
    expect(asked(page).at(-1)).toEqual({ perPage: '50', period: 'month', search: 'eko' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Found for “eko”' }));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByRole('rowheader', { name: 'Dewi Anggraini' })).toBeDefined();
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('requires two characters', async () => {
    const page = open();
    await screen.findByRole('rowheader', { name: 'Dewi Anggraini' });
    await page.user.type(field(), 'e');
    await page.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Type at least two characters')).toBeDefined();
    expect(asked(page)).toHaveLength(1);
  });

  it('ignores the open level, also in an address that names both', async () => {
    const page = open(`?parent=${MEMBER_ID}&search=eko`);
    await screen.findByRole('rowheader', { name: /Eko Prasetyo/ });
    expect(asked(page)).toEqual([{ perPage: '50', period: 'month', search: 'eko' }]);
    expect(screen.queryByRole('navigation', { name: 'Path in the network' })).toBeNull();
  });

  it('offers to show all when nobody matches', async () => {
    const page = open('?search=zzz&tier=gold', {
      api: {
        listNetwork: (seen: SeenCall) =>
          seen.query['search'] === undefined ? network(seen) : aNetworkPage([]),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(page.address()).toBe('/tree');
    expect(await screen.findByRole('rowheader', { name: 'Dewi Anggraini' })).toBeDefined();
  });
});

describe('the filters', () => {
  it('narrow by tier and status, and are kept in the address [NET-007] [NET-008]', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter members' }));
    const choices = (name: string) =>
      within(dialog.getByRole('group', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(choices('Tier')).toEqual(['All tiers', 'Platinum', 'Gold', 'Silver', 'Bronze']);
    expect(choices('Status')).toEqual([
      'All statuses',
      'Active',
      'Inactive',
      'Resigned',
      'Terminated',
      'Blacklisted',
    ]);
    await page.user.click(dialog.getByRole('radio', { name: 'Silver' }));
    await page.user.click(dialog.getByRole('radio', { name: 'Blacklisted' }));
    await page.user.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(page.address()).toBe('/tree?tier=silver&status=blacklisted');
    await waitFor(() =>
      expect(asked(page).at(-1)).toEqual({
        perPage: '50',
        period: 'month',
        tier: 'silver',
        status: 'blacklisted',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Filter (2)' })).toBeDefined();
  });
});

it('the tree reads period, level and filters from the address', async () => {
  const page = open(`?period=year&parent=${MEMBER_ID}&tier=gold&status=active`);
  await screen.findByRole('rowheader', { name: 'Dewi Anggraini' });
  expect(asked(page)).toEqual([
    { perPage: '50', period: 'year', parentId: MEMBER_ID, tier: 'gold', status: 'active' },
  ]);
});

it('the tree ignores unknown values in the address', async () => {
  const page = open('?period=decade&parent=1&tier=iron&status=gone&view=map&search=x');
  await screen.findByRole('rowheader', { name: 'Dewi Anggraini' });
  expect(asked(page)).toEqual([{ perPage: '50', period: 'month' }]);
});

const pages = ({ query }: SeenCall) =>
  query['after'] === undefined
    ? aNetworkPage([aMember()], { total: 10_001, next: 'cursor-1' })
    : aNetworkPage([aMember({ id: EKO_ID, name: 'Eko Prasetyo' })], { total: 10_001 });

describe('the next page of a level', () => {
  it('is added by a button, announced, and gets the focus on its first member', async () => {
    const page = open('', { api: { listNetwork: pages } });
    const more = await screen.findByRole('button', { name: 'Show more' });
    const count = screen.getByText('More than 10,000 members, 1 shown');
    expect(count.getAttribute('aria-live')).toBe('polite');
    await page.user.click(more);
    const next = await screen.findByRole('link', { name: 'Eko Prasetyo' });
    expect(document.activeElement).toBe(next);
    expect(count.textContent).toBe('More than 10,000 members, 2 shown');
    expect(screen.getByRole('rowheader', { name: 'Dewi Anggraini' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked(page).map(({ after }) => after)).toEqual([undefined, 'cursor-1']);
  });

  it('can be retried when it fails, with the loaded members still shown', async () => {
    const answers = [refuse({ status: 500, errCode: 1, errMsg: 'Broken' })];
    const page = open('', {
      api: {
        listNetwork: (seen: SeenCall) =>
          seen.query['after'] === undefined ? pages(seen) : (answers.pop() ?? pages(seen)),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The rest of the list');
    expect(screen.getByRole('rowheader', { name: 'Dewi Anggraini' })).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Eko Prasetyo' })).toBeDefined();
  });
});
