import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { firstCard, showLists, DEFAULT_QUERY, showQuotes } from '#testing/show-lists.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the sort dialog', () => {
  const dateAndPremium = ['Newest first', 'Oldest first', 'Highest premium first', 'Lowest premium first'];

  it.each([
    ['policies', 'Most points first', 'Fewest points first'],
    ['insureds', 'Most policies first', 'Fewest policies first'],
  ])(
    'sorts %s by date, premium, points or policy count [DASH-006] [LEAD-009]',
    async (list, most, fewest) => {
      const { user, calls } = showLists(`?list=${list}`);
      await screen.findAllByRole('listitem');
      await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Sort' }));
      const choices = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
      expect(choices).toEqual([...dateAndPremium.slice(0, 2), most, fewest, ...dateAndPremium.slice(2)]);
      await user.click(dialog.getByRole('radio', { name: most }));
      await user.click(dialog.getByRole('button', { name: 'Sort' }));
      await waitFor(() => expect(calls.at(-1)?.query['sort']).toBe('highest'));
      expect(screen.getByRole('button', { name: `Sort: ${most}` })).toBeTruthy();
    },
  );

  it.each(['expiring', 'renewals'])(
    'sorts %s by the end date by default, and offers that order and all others [R70]',
    async (list) => {
      const { user, calls, address } = showLists(`?list=${list}`);
      await firstCard();
      expect(calls[0]?.query['sort']).toBe('endsFirst');
      await user.click(screen.getByRole('button', { name: 'Sort: What ends first' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Sort' }));
      expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
        'What ends first',
        ...dateAndPremium.slice(0, 2),
        'Most points first',
        'Fewest points first',
        ...dateAndPremium.slice(2),
      ]);
      await user.click(dialog.getByRole('radio', { name: 'Newest first' }));
      await user.click(dialog.getByRole('button', { name: 'Sort' }));
      expect(address()).toBe(`/oonapolicies?list=${list}&sort=newest`);
      await waitFor(() => expect(calls.at(-1)?.query['sort']).toBe('newest'));
    },
  );

  it('sends the name of each order of the address [LEAD-009]', async () => {
    const { callsOf, router } = showLists();
    await firstCard();
    for (const [words, sort] of [
      ['Oldest first', 'oldest'],
      ['Most points first', 'highest'],
      ['Fewest points first', 'lowest'],
      ['Highest premium first', 'highestPremium'],
      ['Lowest premium first', 'lowestPremium'],
    ] as const) {
      await act(() => router.navigate(`/oonapolicies?sort=${sort}`));
      expect(screen.getByRole('button', { name: `Sort: ${words}` })).toBeTruthy();
      await waitFor(() => expect(callsOf('listPolicies').at(-1)?.query['sort']).toBe(sort));
      await firstCard();
    }
  });
});

describe('the export', () => {
  it('saves the filtered list as a file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, callsOf } = showLists('?list=renewals&renewal=unpaid&search=Budi', {
      api: { exportList: new Blob(['a;b'], { type: 'text/csv' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
    await waitFor(() => expect(saved).toEqual(['Payung_renewals_2026-11-20.csv']));
    expect(callsOf('exportList').map(({ address }) => address)).toEqual([
      'agent/export/renewals?productId=&sort=endsFirst&name=Budi&renewal=unpaid',
    ]);
  });

  it('shows an error beside the button when it fails', async () => {
    const { user } = showLists('', {
      api: { exportList: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be made');
  });
});

const searchField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

describe('the search', () => {
  it('is by name, quote code, policy or proposal number, in upper or lower case [DASH-005] [DASH-021] [R71]', async () => {
    const { callsOf, address } = showLists();
    for (const [typed, sent] of [
      ['Budi', { name: 'Budi' }],
      ['Q100001', { quoteNo: 'Q100001' }],
      ['PO2026001', { policyNo: 'PO2026001' }],
      ['pr2611000001', { policyNo: 'PR2611000001' }],
      ['100%', { name: '100%' }],
    ] as const) {
      fireEvent.change(searchField(), { target: { value: typed } });
      await waitFor(() =>
        expect(callsOf('listPolicies').at(-1)?.query).toEqual({ ...DEFAULT_QUERY, ...sent }),
      );
      expect(address()).toBe(`/oonapolicies?list=policies&search=${encodeURIComponent(typed)}`);
    }
  });

  it('is sent once when the typing has paused, without a new entry in the history', async () => {
    const { callsOf, router } = showLists('?list=renewals');
    await firstCard();
    // At once: on a busy machine a moment passes between two letters too.
    for (const value of ['B', 'Bu', 'Budi']) fireEvent.change(searchField(), { target: { value } });
    await waitFor(() => expect(callsOf('listRenewals')).toHaveLength(2));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(callsOf('listRenewals').map(({ query }) => query['name'])).toEqual([undefined, 'Budi']);
  });

  it('shows the search text of the address after Back', async () => {
    const { router } = showLists('?list=policies&search=Budi');
    expect(searchField().value).toBe('Budi');
    await act(() => router.navigate('/oonapolicies?list=policies&search=Dewi'));
    expect(searchField().value).toBe('Dewi');
  });
});

const openFilter = async (user: ReturnType<typeof showLists>['user'], button = 'Filter') => {
  await user.click(screen.getByRole('button', { name: button }));
  return within(screen.getByRole('dialog', { name: 'Filter' }));
};

describe('the filter dialog', () => {
  it.each(['policies', 'renewals'])('has the seven statuses of %s [DASH-004]', async (list) => {
    const { user, callsOf, address } = showLists(`?list=${list}`);
    await firstCard();
    const filter = await openFilter(user);
    const group = within(filter.getByRole('group', { name: 'Status' }));
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All statuses',
      'Pending payment',
      'Expiring soon',
      'Completed',
      'Rejected',
      'Expired',
      'Cancelled',
      'In progress',
    ]);
    await user.click(group.getByRole('radio', { name: 'Expiring soon' }));
    await user.click(filter.getByRole('button', { name: 'Show results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(`/oonapolicies?list=${list}&status=expiring+soon`);
    const name = list === 'policies' ? 'listPolicies' : 'listRenewals';
    await waitFor(() => expect(callsOf(name).at(-1)?.query['status']).toBe('expiring soon'));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy();
  });

  it('narrows renewals to those that are paid, unpaid or lapsed [SHELL-042]', async () => {
    const { user, address } = showLists('?list=renewals');
    const filter = await openFilter(user);
    const group = within(filter.getByRole('group', { name: 'Renewals' }));
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Paid',
      'Unpaid',
      'Lapsed',
    ]);
    await user.click(group.getByRole('radio', { name: 'Lapsed' }));
    await user.click(filter.getByRole('button', { name: 'Show results' }));
    expect(address()).toBe('/oonapolicies?list=renewals&renewal=lapsed');
  });

  it('has no statuses for a list of a single status', async () => {
    const { user } = showLists('?list=expiring');
    const filter = await openFilter(user);
    expect(filter.queryByRole('group', { name: 'Status' })).toBeNull();
    expect(filter.getByLabelText('Product')).toBeTruthy();
  });

  it('narrows to an agent, only for users who lead a network', async () => {
    const { user, address, callsOf, unmount } = showLists('', { session: anAgent({ userType: 'Support' }) });
    const filter = await openFilter(user);
    await user.click(filter.getByRole('combobox', { name: 'Agent' }));
    await user.click(await screen.findByRole('option', { name: 'Eko Prasetyo' }));
    await user.click(filter.getByRole('button', { name: 'Show results' }));
    expect(address()).toBe('/oonapolicies?list=policies&agentId=65f0c1a5e4b0a70001a3e002');
    await waitFor(() =>
      expect(callsOf('listPolicies').at(-1)?.query['agentId']).toBe('65f0c1a5e4b0a70001a3e002'),
    );
    unmount();
    const mitra = showLists();
    expect((await openFilter(mitra.user)).queryByLabelText('Agent')).toBeNull();
    expect(mitra.callsOf('getAgents')).toEqual([]);
  });

  it('narrows quotes to those whose price ends within 3 days', async () => {
    const { user, callsOf, address } = showQuotes('?ending=yes');
    await firstCard();
    expect(callsOf('listPolicies').at(-1)?.query).toEqual({ ...DEFAULT_QUERY, kind: 'quote', ending: 'yes' });
    const filter = await openFilter(user, 'Filter (1)');
    await user.click(filter.getByRole('checkbox', { name: 'Only quotes whose price ends within 3 days' }));
    await user.click(filter.getByRole('button', { name: 'Show results' }));
    expect(address()).toBe('/oonaquotes');
  });

  it('has the statuses that a quote without a policy can have', async () => {
    const { user } = showQuotes();
    await firstCard();
    const filter = await openFilter(user);
    const group = within(filter.getByRole('group', { name: 'Status' }));
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All statuses',
      'Pending payment',
      'In progress',
      'Rejected',
      'Expired',
    ]);
  });

  it('removes all filters on reset', async () => {
    const { user, address } = showLists('?list=policies&status=rejected&sort=oldest');
    const filter = await openFilter(user, 'Filter (1)');
    await user.click(filter.getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/oonapolicies?list=policies&sort=oldest');
  });
});
