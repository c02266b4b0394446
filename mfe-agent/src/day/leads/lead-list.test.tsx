import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { aLead } from '#testing/lead-data.ts';
import { cardOf, showLeads } from '#testing/show-leads.tsx';

it('keeps the loaded leads when the next page fails, and reads it when retried', async () => {
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

  it('clears the list when a later page answers code 1 without filters [LEAD-028]', async () => {
    showLeads([], {
      api: {
        listLeads: ({ query }: SeenCall) =>
          query['cursor'] === undefined ? { items: [aLead()], next: 'cursor-1' } : laterPage,
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Budi Santoso')).toBeNull();
  });

  it('shows an error with a retry button when there are no filters', async () => {
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
  ])('at %j shows the text: %s', async (search, sentence) => {
    showLeads([], { route: `/oonaleads${search}` });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('offers a button to show all leads', async () => {
    const { user, address } = showLeads([], { route: '/oonaleads?q=Zaki' });
    await user.click(await screen.findByRole('button', { name: 'Show all leads' }));
    expect(address()).toBe('/oonaleads');
  });
});
