import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstCard, showLists } from '#testing/show-lists.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';

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
    'begins %s with what ends first, and offers that order and all others [R70]',
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

  it('sends every order by its name [LEAD-009]', async () => {
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
  it('saves what the list shows as a file', async () => {
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

  it('says beside the button that it failed', async () => {
    const { user } = showLists('', {
      api: { exportList: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be made');
  });
});
