import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setWidth } from '@payung/shared/testing/device.ts';
import { aLead } from '#testing/lead-data.ts';
import { aPolicyLine, aPolicyPage } from '#testing/list-data.ts';
import { showLeads } from '#testing/show-leads.tsx';
import { POLICIES_QUERY, showLists, showQuotes } from '#testing/show-lists.tsx';

beforeEach(() => setWidth(1280));

const forever = () => new Promise<never>(() => undefined);

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('a list on a wide window', () => {
  it('is a table: who, what, status, period, premium, points, number, date', async () => {
    showLists('', { api: { listPolicies: aPolicyPage([aPolicyLine({ savedAt: '2026-11-19T03:00:00Z' })]) } });
    const table = await screen.findByRole('table', { name: 'Policies' });
    expect(columns()).toEqual([
      'Customer',
      'Insurance',
      'Status',
      'Period',
      'Premium',
      'Points',
      'Number',
      'Saved',
    ]);
    const [, row] = within(table).getAllByRole('row');
    expect(row && cells(row)).toEqual([
      'Budi Santoso',
      'Kite · Silver',
      'Active ',
      '01/11/2026 to 31/10/2027',
      'Rp 265.000',
      '25',
      'PO2026001',
      '19/11/2026',
    ]);
    expect(table.getAttribute('aria-rowcount')).toBe('2');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is sorted by the name of the customer from A to Z, and back', async () => {
    for (const [show, call] of [
      [() => showLists(''), 'listPolicies'],
      [() => showLists('?list=insureds'), 'listInsureds'],
      [() => showQuotes(''), 'listPolicies'],
    ] as const) {
      const { user, callsOf, unmount } = show();
      for (const [sort, direction] of [
        ['nameAZ', 'ascending'],
        ['nameZA', 'descending'],
      ] as const) {
        const head = await screen.findByRole('columnheader', { name: 'Customer' });
        await user.click(within(head).getByRole('button'));
        await waitFor(() => expect(callsOf(call).at(-1)?.query['sort']).toBe(sort));
        const sorted = await screen.findByRole('columnheader', { name: 'Customer' });
        expect(sorted.getAttribute('aria-sort')).toBe(direction);
      }
      unmount();
    }
  });

  it.each([
    ['policies', () => showLists('', { api: { listPolicies: forever } })],
    ['insured people', () => showLists('?list=insureds', { api: { listInsureds: forever } })],
    ['quotes', () => showQuotes('', { api: { listPolicies: forever } })],
    ['leads', () => showLeads([], { api: { listLeads: forever } })],
  ])('waits in the shape of its table: %s', async (_what, show) => {
    show();
    const waiting = (await screen.findByText('Loading')).parentElement;
    expect(waiting?.textContent).toMatch(/^LoadingCustomer.*Premium/);
    expect(waiting?.querySelector('.py-card')).toBeNull();
  });

  it('is sorted by the server, and turned round by a second press', async () => {
    const { user, callsOf, address } = showLists('?list=policies');
    const head = await screen.findByRole('columnheader', { name: 'Premium' });
    expect(screen.getByRole('columnheader', { name: 'Saved' }).getAttribute('aria-sort')).toBe('descending');
    expect(head.getAttribute('aria-sort')).toBeNull();
    await user.click(within(head).getByRole('button'));
    await waitFor(() =>
      expect(callsOf('listPolicies').at(-1)?.query).toEqual({ ...POLICIES_QUERY, sort: 'highestPremium' }),
    );
    const sorted = await screen.findByRole('columnheader', { name: 'Premium' });
    expect(sorted.getAttribute('aria-sort')).toBe('descending');
    await user.click(within(sorted).getByRole('button'));
    await waitFor(() => expect(callsOf('listPolicies').at(-1)?.query['sort']).toBe('lowestPremium'));
    expect(address()).toBe('/oonapolicies?list=policies&sort=lowestPremium');
  });

  it('opens a line by its name', async () => {
    const { user, address } = showQuotes();
    await user.click(await screen.findByRole('link', { name: 'Budi Santoso' }));
    expect(address()).toMatch(/^\/oonatodo\?tab=policy-detail&quoteId=/);
  });

  it('of leads is a table that the server sorts, too', async () => {
    const { user, callsOf } = showLeads([aLead()]);
    await screen.findByRole('table', { name: 'Leads' });
    expect(columns()).toEqual([
      'Customer',
      'Insurance',
      'Status',
      'Next contact',
      'Contact',
      'Premium',
      'Added',
      'Continue the quote',
    ]);
    expect(screen.getByRole('link', { name: 'Continue the quote of Budi Santoso' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Premium' }));
    await waitFor(() => expect(callsOf('listLeads').at(-1)?.query['sort']).toBe('Highest'));
    await user.click(await screen.findByRole('button', { name: 'Added' }));
    await waitFor(() => expect(callsOf('listLeads').at(-1)?.query['sort']).toBe('Newest'));
    await user.click(await screen.findByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(callsOf('listLeads').at(-1)?.query['sort']).toBe('NameAZ'));
    await user.click(await screen.findByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(callsOf('listLeads').at(-1)?.query['sort']).toBe('NameZA'));
  });
});
