import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setWidth } from '#testing/device.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PlanCard, limitsOf } from './plan-card.tsx';
import { PlanComparison } from '#journey/comparison/plan-comparison.tsx';

const rows = [{ label: 'Medical expenses', value: 'Rp 500.000.000' }];

it('shows name and price, and its benefits on demand', async () => {
  const { user } = renderScreen(
    <PlanCard name="Gold" price={325_000} selected={false} onSelect={() => {}} rows={rows} />,
  );
  const card = within(screen.getByRole('article', { name: 'Gold' }));
  expect(card.getByText('Rp 325.000')).toBeTruthy();
  expect(card.queryByRole('term')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Show benefits' }));
  expect(card.getByRole('term').textContent).toBe('Medical expenses');
  expect(card.getByRole('button', { name: 'Hide benefits' }).getAttribute('aria-expanded')).toBe('true');
});

it('shows Select or Selected and leaves the choice to its screen', async () => {
  const onSelect = vi.fn<() => void>();
  const { user } = renderScreen(
    <PlanCard name="Gold" price={1} selected={false} onSelect={onSelect} rows={[]} />,
  );
  await user.click(screen.getByRole('button', { name: 'Select Gold' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('marks a selected plan in words and for screen readers', () => {
  renderScreen(<PlanCard name="Gold" price={1} selected onSelect={() => {}} rows={[]} />);
  expect(screen.getByRole('button', { name: 'Selected Gold' }).getAttribute('aria-pressed')).toBe('true');
});

const plans = [
  { id: 'G', name: 'Gold', price: 2, rows: [...rows, { label: 'Baggage', value: 'Rp 5.000.000' }] },
  { id: 'B', name: 'Bronze', price: 1, rows: [...rows, { label: 'Baggage', value: 'Rp 1.000.000' }] },
  { id: 'X', name: 'Basic', price: 1, rows },
];

it('compares plans side by side and can show the differences only', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const { user } = renderScreen(<PlanComparison plans={plans} selected="B" onSelect={onSelect} />);
  expect(screen.getByRole('rowheader', { name: 'Medical expenses' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(screen.queryByRole('rowheader', { name: 'Medical expenses' })).toBeNull();
  const baggage = within(screen.getByRole('row', { name: /Baggage/ })).getAllByRole('cell');
  expect(baggage.map((cell) => cell.textContent)).toEqual(['Rp\u{A0}5.000.000', 'Rp\u{A0}1.000.000', '–']);
  await user.click(screen.getByRole('button', { name: 'Select Gold' }));
  expect(onSelect).toHaveBeenCalledWith('G');
});

const heads = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ value }) => plans.find(({ id }) => id === value)?.name);

it('compares two plans at a time on a phone, with the buttons in the head, and exchanges them', async () => {
  setWidth(360);
  const onSelect = vi.fn<(id: string) => void>();
  const { user } = renderScreen(<PlanComparison plans={plans} selected="B" onSelect={onSelect} />);
  // The chosen plan comes first.
  expect(heads()).toEqual(['Bronze', 'Gold']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan in column 2' }), 'Basic');
  expect(heads()).toEqual(['Bronze', 'Basic']);
  expect(within(screen.getByRole('row', { name: /Baggage/ })).getAllByRole('cell')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan in column 1' }), 'Basic');
  expect(heads()).toEqual(['Basic', 'Bronze']);
  await user.click(within(screen.getAllByRole('row')[0]!).getByRole('button', { name: 'Select Basic' }));
  expect(onSelect).toHaveBeenCalledWith('X');
});

const Choosing = () => {
  const [selected, setSelected] = useState('B');
  return <PlanComparison plans={plans} selected={selected} onSelect={setSelected} />;
};

it('leaves the columns of a phone where they are when another plan is chosen, and the focus in its column', async () => {
  setWidth(360);
  const { user } = renderScreen(<Choosing />);
  await user.click(screen.getByRole('button', { name: 'Select Gold' }));
  expect(heads()).toEqual(['Bronze', 'Gold']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Selected Gold' }));
  const second = screen.getByRole('combobox', { name: 'Plan in column 2' });
  second.focus();
  await user.selectOptions(second, 'Bronze');
  expect(heads()).toEqual(['Gold', 'Bronze']);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Plan in column 2' }));
});

const stop = () => screen.getByRole('region', { name: 'Compare plans' }).tabIndex;

it('is a stop of the keyboard only where it scrolls sideways', () => {
  const page = renderScreen(<PlanComparison plans={plans} selected="B" />);
  expect(stop()).toBe(0);
  page.unmount();
  setWidth(360);
  renderScreen(<PlanComparison plans={plans} selected="B" />);
  expect(stop()).toBe(-1);
});

it('shows the price of each person, three limits that tell plans apart, and what most chose', async () => {
  const { user } = renderScreen(
    <PlanCard
      name="Gold"
      price={325_001}
      people={2}
      selected={false}
      onSelect={() => {}}
      rows={rows}
      limits={limitsOf(plans[0]!, plans)}
      isMostChosen
    />,
  );
  expect(screen.getByText(/^Rp\s162\.500 per person on average$/)).toBeTruthy();
  expect(screen.getByText('Most chosen')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Baggage Rp\u{A0}5.000.000');
  await user.click(screen.getByRole('button', { name: 'Show benefits' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('selects a plan by a tap anywhere on the card, not by a tap on its benefits', async () => {
  const onSelect = vi.fn<() => void>();
  const { user } = renderScreen(
    <PlanCard name="Gold" price={325_000} selected={false} onSelect={onSelect} rows={rows} />,
  );
  await user.click(screen.getByText('Rp 325.000'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Show benefits' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Select Gold' }));
  expect(onSelect).toHaveBeenCalledTimes(2);
});
