import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LeadStatus } from '@payung/shared/domain/leads/lead-status.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { KITE_ID, QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/people.ts';
import { LEAD_ID, aLead, aLeadQuote } from '#testing/lead-data.ts';
import { COUNTS, cardOf, showLeads } from '#testing/show-leads.tsx';

describe('the page', () => {
  it.each(['/oonaleads', '/oonacomleads'])('stands at %s [LEAD-001]', async (route) => {
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

  it('shows the list before it knows the counts', async () => {
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

  it('counts a whole network up to 1,000 and to the end when asked', async () => {
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

  it('leads to the form and to the import', async () => {
    showLeads();
    expect(screen.getByRole('link', { name: 'Enter a lead' }).getAttribute('href')).toBe('/oonaleadform');
    expect(screen.getByRole('link', { name: 'Import leads' }).getAttribute('href')).toBe('/oonaleadimport');
    await cardOf('Budi Santoso');
  });
});

describe('what is asked of the server', () => {
  it('asks for the newest leads of everybody first [LEAD-007]', async () => {
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

  it('asks once when somebody has stopped typing, and keeps the text in the address', async () => {
    const { user, callsOf, address } = showLeads();
    await cardOf('Budi Santoso');
    await user.type(screen.getByRole('searchbox'), 'Rina');
    await waitFor(() => expect(address()).toBe('/oonaleads?q=Rina'));
    await waitFor(() =>
      expect(callsOf('listLeads').map(({ query }: SeenCall) => query['name'])).toEqual([undefined, 'Rina']),
    );
  });

  it('offers every agent, every product and four sorts, and sends what is chosen [LEAD-004] [LEAD-008] [LEAD-009]', async () => {
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
    await user.click(await screen.findByTitle('Dewi Anggraini'));
    await user.click(dialog.getByRole('combobox', { name: 'Product' }));
    await user.click(await screen.findByTitle('Kite Insurance'));
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

  it('keeps the tab in the address and asks for it', async () => {
    const { user, callsOf, address } = showLeads();
    await cardOf('Budi Santoso');
    await user.click(screen.getByRole('tab', { name: /Rejected/ }));
    expect(address()).toBe('/oonaleads?tab=Rejected');
    await waitFor(() => expect(callsOf('listLeads').at(-1)?.query['leadStatus']).toBe('Rejected'));
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/oonaleads?tab=Expired');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Expired/ }));
  });

  it('reads on from where the page before ended', async () => {
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

it('keeps what it has when the next page does not come, and reads on when asked', async () => {
  let isUp = false;
  const { user } = showLeads([], {
    api: {
      listLeads: ({ query }: SeenCall) => {
        if (query['cursor'] === undefined) return { items: [aLead()], next: 'cursor-1' };
        if (!isUp) return refuse({ status: 500, errMsg: 'Out of order.' });
        return { items: [aLead({ id: '65f0c1a5e4b0a70001a3f202', fullName: 'Rina Kusuma' })] };
      },
    },
  });
  expect(await screen.findByText('The next leads could not be loaded.')).toBeTruthy();
  await cardOf('Budi Santoso');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await cardOf('Rina Kusuma');
});

describe('a listing that fails', () => {
  it.each([
    ['answers code 1', refuse({ status: 200, errCode: 1, errMsg: 'No such leads.' })],
    ['fails', refuse({ status: 500, errMsg: 'Out of order.' })],
  ])('clears the list and resets the filters when it %s [LEAD-028]', async (_case, failure) => {
    const { callsOf, address } = showLeads([], {
      route: '/oonaleads?tab=Expired&sort=Lowest&q=Budi',
      api: {
        listLeads: ({ query }: SeenCall) => (query['name'] === 'Budi' ? failure : { items: [aLead()] }),
      },
    });
    await waitFor(() => expect(address()).toBe('/oonaleads'));
    expect(
      await screen.findByText(
        'The leads could not be loaded with these filters, so we now show all of them.',
      ),
    ).toBeTruthy();
    await cardOf('Budi Santoso');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('All');
    expect(callsOf('listLeads').at(-1)?.address).toBe('secure/sales/filterAndSort?perPage=50&sort=Newest');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  const laterPage = refuse({ status: 200, errCode: 1, errMsg: 'No such leads.' });

  it('clears the list and resets the filters when a later page answers code 1 [LEAD-028]', async () => {
    const { address } = showLeads([], {
      route: '/oonaleads?tab=Expired',
      api: {
        listLeads: ({ query }: SeenCall) => {
          if (query['leadStatus'] === undefined) return { items: [aLead({ fullName: 'Rina Kusuma' })] };
          return query['cursor'] === undefined ? { items: [aLead()], next: 'cursor-1' } : laterPage;
        },
      },
    });
    await waitFor(() => expect(address()).toBe('/oonaleads'));
    await cardOf('Rina Kusuma');
    expect(screen.queryByText('Budi Santoso')).toBeNull();
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('All');
  });

  it('shows nothing of a list without filters whose later page answers code 1 [LEAD-028]', async () => {
    showLeads([], {
      api: {
        listLeads: ({ query }: SeenCall) =>
          query['cursor'] === undefined ? { items: [aLead()], next: 'cursor-1' } : laterPage,
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Budi Santoso')).toBeNull();
  });

  it('says so and can be tried again where there are no filters', async () => {
    let isUp = false;
    const { user, address } = showLeads([], {
      api: {
        listLeads: () =>
          isUp ? { items: [aLead()] } : refuse({ status: 200, errCode: 1, errMsg: 'Not now.' }),
      },
    });
    await screen.findByText('This could not be loaded');
    expect(address()).toBe('/oonaleads');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await cardOf('Budi Santoso');
  });
});

describe('an empty list', () => {
  it.each([
    ['', 'You have no leads yet. Enter the first person whom you would like to insure.'],
    ['?tab=In+Progress', 'No lead is in progress.'],
    ['?tab=Completed', 'No lead has bought a policy yet.'],
    ['?tab=Rejected', 'No lead was rejected.'],
    ['?tab=Expired', 'No lead has expired.'],
    ['?q=Zaki', 'No lead matches “Zaki”. Check the spelling, or search for a quote code such as Q100001.'],
    [`?product=${KITE_ID}`, 'No lead matches these filters.'],
  ])('at %j says: %s', async (search, sentence) => {
    showLeads([], { route: `/oonaleads${search}` });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('leads back to all leads', async () => {
    const { user, address } = showLeads([], { route: '/oonaleads?q=Zaki' });
    await user.click(await screen.findByRole('button', { name: 'Show all leads' }));
    expect(address()).toBe('/oonaleads');
  });
});

describe('a card', () => {
  it('shows who, since when, how it stands, and the newest quote [LEAD-010]', async () => {
    showLeads([aLead({ quote: aLeadQuote({ departureDate: '2099-12-24' }) })]);
    const card = await cardOf('Budi Santoso');
    expect(within(card).getByText('L000042 · created 10/11/2026')).toBeTruthy();
    expect(within(card).getByText('In Progress')).toBeTruthy();
    expect(within(card).getByText('12 days left')).toBeTruthy();
    expect(within(card).getByText('Kite Insurance · Plan Selected · Departure 24/12/2099')).toBeTruthy();
    expect(within(card).getByText('Rp 250.000')).toBeTruthy();
  });

  it('opens the page of the lead wherever it is tapped', async () => {
    showLeads();
    const link = within(await cardOf('Budi Santoso')).getByRole('link', { name: 'Budi Santoso' });
    expect(link.getAttribute('href')).toBe(`/oonalead?leadId=${LEAD_ID}`);
  });

  it.each<[LeadStatus, string, string]>([
    ['In Progress', 'orange', 'LEAD-012'],
    ['Expired', 'grey', 'LEAD-013'],
    ['Completed', 'green', 'LEAD-014'],
    ['Rejected', 'green', 'LEAD-014'],
  ])('is %s in %s [%s]', async (status, tone) => {
    showLeads([aLead({ status })]);
    const card = await cardOf('Budi Santoso');
    expect(within(card).getByText(status).className).toContain(tone);
  });

  it('says when somebody is to be spoken to next, on the clocks of the lead', async () => {
    showLeads([aLead({ zone: 'WIT', nextContactAt: '2026-11-23T01:30:00.000Z' })]);
    expect(await screen.findByText('Next contact 23/11/2026, 10:30 WIT')).toBeTruthy();
  });

  it('names the agent in a network', async () => {
    showLeads([aLead({ agentName: 'Dewi Anggraini' })]);
    expect(await screen.findByText('Agent: Dewi Anggraini')).toBeTruthy();
  });
});

describe('the resume arrow', () => {
  const ARROW = { name: 'Continue the quote of Budi Santoso' };

  it('leads where the product says for the stage [LEAD-015]', async () => {
    const balloon = {
      ...kite,
      productId: 'ffffffffffffffffffffff02',
      displayName: 'Balloon Insurance',
      leadStages: { 'Plan Selected': '/balloon-basket' },
    };
    const quote = aLeadQuote({ productId: balloon.productId });
    showLeads([aLead({ quote })], { products: [kite, balloon] });
    const card = await cardOf('Budi Santoso');
    expect(within(card).getByText('Balloon Insurance · Plan Selected')).toBeTruthy();
    expect(within(card).getByRole('link', ARROW).getAttribute('href')).toBe(
      `/balloon-basket?quoteId=${QUOTE_ID}`,
    );
  });

  it('is hidden when no days are left [LEAD-016]', async () => {
    showLeads([aLead({ daysLeft: 0 })]);
    const card = await cardOf('Budi Santoso');
    expect(within(card).queryByRole('link', ARROW)).toBeNull();
    expect(within(card).getByText('No days left')).toBeTruthy();
  });

  it('is hidden when the departure has passed [LEAD-017]', async () => {
    showLeads([aLead({ quote: aLeadQuote({ departureDate: '2020-01-01' }) })]);
    expect(within(await cardOf('Budi Santoso')).queryByRole('link', ARROW)).toBeNull();
  });

  it.each([
    ['Qc Checked', kite, `/kite-start?quoteId=${QUOTE_ID}`],
    ['Qc Checked', { ...kite, leadStages: {} }, undefined],
  ] as const)(
    'of stage %s leads to a page that exists, or is hidden [LEAD-032]',
    async (stage, product, target) => {
      showLeads([aLead({ quote: aLeadQuote({ stage }) })], { products: [product] });
      const arrow = within(await cardOf('Budi Santoso')).queryByRole('link', ARROW);
      expect(arrow?.getAttribute('href')).toBe(target);
    },
  );

  it('is hidden without a quote, without the product, and on the lead of another agent', async () => {
    const { quote: _quote, ...unquoted } = aLead({ id: '65f0c1a5e4b0a70001a3f202', fullName: 'Rina' });
    const { phone: _phone, email: _email, ...others } = aLead({ id: '65f0c1a5e4b0a70001a3f204' });
    showLeads([
      unquoted,
      aLead({
        id: '65f0c1a5e4b0a70001a3f203',
        fullName: 'Adi',
        quote: aLeadQuote({ productId: 'f'.repeat(24) }),
      }),
      { ...others, fullName: 'Tono', agentName: 'Dewi Anggraini' },
    ]);
    expect(within(await cardOf('Rina')).getByText('No quote yet')).toBeTruthy();
    expect(within(await cardOf('Adi')).getByText('Product not available · Plan Selected')).toBeTruthy();
    for (const name of ['Rina', 'Adi', 'Tono'])
      expect(
        within(await cardOf(name)).queryByRole('link', { name: `Continue the quote of ${name}` }),
      ).toBeNull();
  });
});

it('saves the leads that the filters show as a file, all pages of them', async () => {
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
