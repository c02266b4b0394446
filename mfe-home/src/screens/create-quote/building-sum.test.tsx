import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeServer } from '#testing/home-server.ts';
import { aPlannedQuote } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './create-quote.screen.tsx';

const guide = {
  source: 'Price list of 2026',
  sourceDate: '2026-11-01',
  isSample: true,
  costs: [
    {
      buildingClass: 'standard',
      className: 'Standard',
      description: 'Concrete frame',
      region: 'java',
      regionName: 'Java',
      costPerSquareMetre: 5_060_000,
    },
  ],
};

it.each(['agent', 'customer'] as const)(
  'fills in the building sum from the cost guide for an %s',
  async (as) => {
    const { user, callsOf } = openHome(Screen, {
      path: '/createhomequote',
      as,
      api: { ...homeServer({ quote: aPlannedQuote() }), buildingCosts: guide },
    });
    const sum = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Building sum insured' });
    expect(callsOf('buildingCosts')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Estimate with the cost guide' }));
    const dialog = await screen.findByRole('dialog');
    const use = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Use this amount' });
    expect(use.disabled).toBe(true);
    const choose = (list: string, option: string) =>
      user.selectOptions(within(dialog).getByRole('combobox', { name: list }), option);
    await choose('Building class', 'Standard');
    await choose('Region', 'Java');
    await user.type(within(dialog).getByRole('textbox', { name: /^Floor area/ }), '100');
    await user.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sum.value).toBe('506.000.000');
    const total = screen.getByText('Total sum insured').parentElement!;
    expect(within(total).getByText(/^Rp/).textContent).toBe('Rp 756.000.000');
  },
);
