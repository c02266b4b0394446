import { act, screen, within } from '@testing-library/react';
import type { Query } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import { changeListedLines } from '@payung/shared/api/list-pages.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { readVault, writeVault } from '@payung/shared/session/vault.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aLead } from '#testing/lead-data.ts';
import { cardOf, showLeads } from '#testing/show-leads.tsx';

beforeEach(() => window.scrollTo(0, 0));

const pageOf = (from: number) =>
  Array.from({ length: 50 }, (_none, index) =>
    aLead({
      id: `65f0c1a5e4b0a70001b${String(from + index).padStart(5, '0')}`,
      fullName: `Person ${from + index}`,
    }),
  );

describe('returning to the leads list', () => {
  it('sends no new call, marks the opened card and restores the scroll position [SHELL-042]', async () => {
    const many = Array.from({ length: 200 }, (_none, index) =>
      aLead({ id: `65f0c1a5e4b0a70001b${String(index).padStart(5, '0')}`, fullName: `Person ${index}` }),
    );
    const { user, router, callsOf } = showLeads(many);
    await user.click(await screen.findByRole('link', { name: 'Person 3' }));
    expect(router.state.location.pathname).toBe('/oonalead');
    await act(() => router.navigate(-1));
    const card = await cardOf('Person 3');
    expect(card.dataset['opened']).toBe('true');
    expect(within(card).getByText(/opened last/)).toBeTruthy();
    expect(window.scrollY).toBe(3 * 172);
    expect(callsOf('listLeads')).toHaveLength(1);
  });

  it('loads further pages after a reload until the opened card is there', async () => {
    sessionStorage.setItem(
      'payung.place:/oonaleads:default',
      JSON.stringify({ id: '65f0c1a5e4b0a70001b00120', index: 120, offset: 0 }),
    );
    const { callsOf } = showLeads([], {
      api: {
        listLeads: ({ query }: SeenCall) => {
          const from = Number(query['cursor'] ?? 0);
          return { items: pageOf(from), ...(from < 250 ? { next: String(from + 50) } : {}) };
        },
      },
    });
    await screen.findByRole('list', { name: 'Leads' });
    act(() => void window.dispatchEvent(new Event('scroll')));
    const card = await cardOf('Person 120');
    expect(card.dataset['opened']).toBe('true');
    expect(callsOf('listLeads').length).toBeGreaterThanOrEqual(3);
  });

  it('by a link starts at the top: the cached first page is shown at once and read again', async () => {
    let names = 'Old';
    const { router, callsOf } = showLeads([], {
      api: {
        listLeads: ({ query }: SeenCall) =>
          query['cursor'] === undefined
            ? { items: [aLead({ fullName: `${names} one` })], next: 'cursor-1' }
            : { items: [aLead({ id: '65f0c1a5e4b0a70001a3f202', fullName: `${names} two` })] },
      },
    });
    await cardOf('Old two');
    await act(() => router.navigate('/elsewhere'));
    names = 'New';
    await act(() => router.navigate('/oonaleads'));
    await cardOf('New one');
    await cardOf('New two');
    expect(callsOf('listLeads').map(({ query }) => query['cursor'])).toEqual([
      undefined,
      'cursor-1',
      undefined,
      'cursor-1',
    ]);
  });

  it('shows a change that was made on the page of the lead', async () => {
    const { user, router } = showLeads();
    await user.click(await screen.findByRole('link', { name: 'Budi Santoso' }));
    changeListedLines(queryClient, leadEndpoints.listLeads, (lead) => ({
      ...lead,
      status: 'Rejected' as const,
    }));
    await act(() => router.navigate(-1));
    expect(within(await cardOf('Budi Santoso')).getByText('Rejected')).toBeTruthy();
  });
});

const isList = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  String(queryKey.at(-1)).includes(leadEndpoints.listLeads.path);

it('stores only the first page of a long list on the device', async () => {
  showLeads([], {
    api: {
      listLeads: ({ query }: SeenCall) =>
        query['cursor'] === undefined
          ? { items: [aLead({ fullName: 'Person one' })], next: 'cursor-1' }
          : { items: [aLead({ id: '65f0c1a5e4b0a70001a3f202', fullName: 'Person two' })] },
    },
  });
  await cardOf('Person two');
  const [list] = queryClient.getQueryCache().findAll({ predicate: isList });
  // Writes run in order: earlier ones have finished after this one.
  await writeVault('marker', 'written');
  const kept = (await readVault(`answer:${list?.queryHash}`)) as {
    readonly data: { readonly pages: readonly { readonly items: readonly Lead[] }[] };
  };
  expect(kept.data.pages.map(({ items }) => items.map(({ fullName }) => fullName))).toEqual([['Person one']]);
});
