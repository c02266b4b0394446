import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aLead } from '#testing/lead-data.ts';
import { COUNTS, cardOf, showLeads } from '#testing/show-leads.tsx';
import { aMember, aNetworkPage, MEMBER_ID } from '#testing/network-data.ts';

describe('the leads page', () => {
  it.each(['/oonaleads', '/oonacomleads'])('opens at %s [LEAD-001]', async (route) => {
    showLeads([aLead()], { route });
    expect(screen.getByRole('heading', { name: 'Leads', level: 1 })).toBeTruthy();
    await cardOf('Budi Santoso');
  });

  it('has five tabs, each with its count [LEAD-002]', async () => {
    showLeads();
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'All (6)',
        'In Progress (3)',
        'Completed (1)',
        'Rejected (1)',
        'Expired (1)',
      ]),
    );
  });

  it('shows the list before the counts are loaded', async () => {
    showLeads([aLead()], { api: { leadCounts: () => new Promise<never>(() => undefined) } });
    await cardOf('Budi Santoso');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'In Progress',
      'Completed',
      'Rejected',
      'Expired',
    ]);
  });

  it('counts a whole network up to 1,000, and exactly on demand', async () => {
    const capped = { counts: { ...COUNTS.counts, All: 1001 }, limit: 1000 };
    const { user, callsOf } = showLeads([aLead()], {
      route: '/oonacomleads',
      session: anAgent({ userType: 'Commercial' }),
      api: {
        leadCounts: ({ query }: SeenCall) =>
          query['exact'] === 'yes' ? { counts: { ...COUNTS.counts, All: 12_345 } } : capped,
      },
    });
    await screen.findByRole('tab', { name: 'All (1,000+)' });
    await user.click(screen.getByRole('button', { name: 'Count exactly' }));
    await screen.findByRole('tab', { name: 'All (12,345)' });
    expect(callsOf('leadCounts').at(-1)?.address).toBe('sales/lead-counts?exact=yes');
    expect(screen.queryByRole('button', { name: 'Count exactly' })).toBeNull();
  });

  it('has a search box, a filter dialog and one card for each lead [LEAD-003]', async () => {
    showLeads([aLead(), aLead({ id: '65f0c1a5e4b0a70001a3f202', fullName: 'Rina Kusuma' })]);
    await cardOf('Budi Santoso');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('searchbox', { name: 'Search leads' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy();
  });

  it('links to the lead form and to the import', async () => {
    showLeads();
    expect(screen.getByRole('link', { name: 'Enter a lead' }).getAttribute('href')).toBe('/oonaleadform');
    expect(screen.getByRole('link', { name: 'Import leads' }).getAttribute('href')).toBe('/oonaleadimport');
    await cardOf('Budi Santoso');
  });
});

describe('the request of the list', () => {
  it('asks for the newest leads of all agents by default [LEAD-007]', async () => {
    const { callsOf } = showLeads();
    await cardOf('Budi Santoso');
    expect(callsOf('listLeads').map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET secure/sales/filterAndSort?perPage=50&sort=Newest',
    ]);
  });

  it.each([
    ['Q123', 'quoteNo=Q123', 'LEAD-005'],
    [' Q1 ', 'quoteNo=Q1', 'LEAD-005'],
    ['Qori', 'name=Qori', 'LEAD-006'],
    ['q123', 'quoteNo=Q123', 'R71'],
    ['PR2611000001', 'name=PR2611000001', 'LEAD-006'],
    ['Budi', 'name=Budi', 'LEAD-006'],
  ])('sends %j as %s [%s]', async (typed, sent) => {
    const { callsOf } = showLeads([aLead()], { route: `/oonaleads?q=${encodeURIComponent(typed)}` });
    await cardOf('Budi Santoso');
    expect(callsOf('listLeads')[0]?.address).toBe(
      `secure/sales/filterAndSort?perPage=50&sort=Newest&${sent}`,
    );
  });

  it('is sent once when the typing has paused, and the text stays in the address', async () => {
    const { callsOf, address } = showLeads();
    await cardOf('Budi Santoso');
    const search = screen.getByRole('searchbox');
    // At once: on a busy machine a moment passes between two letters too.
    for (const value of ['R', 'Ri', 'Rina']) fireEvent.change(search, { target: { value } });
    await waitFor(() => expect(address()).toBe('/oonaleads?q=Rina'));
    await waitFor(() =>
      expect(callsOf('listLeads').map(({ query }: SeenCall) => query['name'])).toEqual([undefined, 'Rina']),
    );
  });

  it('sends the chosen agent, product and one of four sorts [LEAD-004] [LEAD-008] [LEAD-009]', async () => {
    const { user, callsOf, address } = showLeads();
    await cardOf('Budi Santoso');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Newest',
      'Oldest',
      'Highest premium',
      'Lowest premium',
    ]);
    await user.click(dialog.getByRole('combobox', { name: 'Agent' }));
    await user.click(await screen.findByRole('option', { name: 'Dewi Anggraini' }));
    await user.click(dialog.getByRole('combobox', { name: 'Product' }));
    await user.click(await screen.findByRole('option', { name: 'Kite Insurance' }));
    await user.click(dialog.getByRole('radio', { name: 'Highest premium' }));
    await user.click(dialog.getByRole('button', { name: 'Show leads' }));
    expect(address()).toBe(`/oonaleads?agent=65f0c1a5e4b0a70001a3e002&product=${KITE_ID}&sort=Highest`);
    await waitFor(() =>
      expect(callsOf('listLeads').at(-1)?.address).toBe(
        `secure/sales/filterAndSort?perPage=50&agentId=65f0c1a5e4b0a70001a3e002&productId=${KITE_ID}&sort=Highest`,
      ),
    );
    expect(callsOf('getAgents')[0]?.address).toBe('sales/getAgents');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Kite Insurance' }));
    expect(address()).toBe('/oonaleads?agent=65f0c1a5e4b0a70001a3e002&sort=Highest');
  });

  it('sends the status of the chosen tab, which stays in the address', async () => {
    const { user, callsOf, address } = showLeads();
    await cardOf('Budi Santoso');
    await user.click(screen.getByRole('tab', { name: /Rejected/ }));
    expect(address()).toBe('/oonaleads?tab=Rejected');
    await waitFor(() => expect(callsOf('listLeads').at(-1)?.query['leadStatus']).toBe('Rejected'));
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/oonaleads?tab=Expired');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Expired/ }));
  });

  it('continues with the cursor of the page before', async () => {
    const many = Array.from({ length: 60 }, (_none, index) =>
      aLead({ id: `65f0c1a5e4b0a70001b${String(index).padStart(5, '0')}`, fullName: `Person ${index}` }),
    );
    const { callsOf } = showLeads([], {
      api: {
        listLeads: ({ query }: SeenCall) =>
          query['cursor'] === 'cursor-1'
            ? { items: many.slice(10) }
            : { items: many.slice(0, 10), next: 'cursor-1' },
      },
    });
    await cardOf('Person 0');
    await waitFor(() =>
      expect(callsOf('listLeads').map(({ query }: SeenCall) => query['cursor'])).toEqual([
        undefined,
        'cursor-1',
      ]),
    );
    await waitFor(() =>
      expect(screen.getByText('Person 1').closest('li')?.getAttribute('aria-setsize')).toBe('60'),
    );
    expect(screen.getByText('Person 1').closest('li')?.getAttribute('aria-posinset')).toBe('2');
  });
});

it('exports all filtered leads, of all pages, as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, callsOf } = showLeads([aLead()], {
    route: '/oonaleads?tab=Expired&q=Budi',
    api: { exportList: new Blob(['a;b'], { type: 'text/csv' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Export (CSV)' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Payung_leads_\d{4}-\d\d-\d\d\.csv$/)]));
  vi.restoreAllMocks();
  expect(callsOf('exportList').map(({ address }) => address)).toEqual([
    'agent/export/leads?sort=Newest&name=Budi&leadStatus=Expired',
  ]);
});

const FAR = { name: 'Galih Prakoso', agentCode: 'NET099999' };

const show = (route: string) =>
  showLeads(undefined, {
    route,
    session: anAgent({ userType: 'Commercial' }),
    api: {
      listNetwork: ({ query }: SeenCall) =>
        aNetworkPage(query['search'] === 'galih' ? [aMember({ ...FAR, level: 5 })] : []),
      getMember: { ...aMember(FAR) },
    },
  });

it('finds an agent of the network by search in the filter, and shows the chosen name', async () => {
  const { user, address } = show('/oonacomleads');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: 'Agent' }), 'galih');
  await user.click(await screen.findByRole('option', { name: 'Galih Prakoso · NET099999' }));
  await user.click(dialog.getByRole('button', { name: 'Show leads' }));
  await waitFor(() => expect(address()).toBe(`/oonacomleads?agent=${MEMBER_ID}`));
  expect(await screen.findByRole('button', { name: 'Remove filter: Galih Prakoso' })).toBeDefined();
});
