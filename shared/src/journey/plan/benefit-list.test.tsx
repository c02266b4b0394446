import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { BenefitCard } from './benefit-list.tsx';

const show = (note: string, onToggle: (checked: boolean) => void = () => {}, checked = false) =>
  renderScreen(
    <BenefitCard
      icon="/icon.svg"
      name="Golf"
      note={note}
      price={45_000}
      checked={checked}
      onToggle={onToggle}
    />,
  );

const LONG = `${'a'.repeat(99)}bTHE REST`;

it('cuts a note of more than 100 characters to 100, with more and less [TRV-035]', async () => {
  const { user } = show(LONG);
  expect(screen.getByText(LONG.slice(0, 100))).toBeTruthy();
  expect(screen.queryByText(LONG)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'more' }));
  expect(screen.getByText(LONG)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'less' }));
  expect(screen.getByText(LONG.slice(0, 100))).toBeTruthy();
});

it('shows a note of exactly 100 characters in full, without a toggle [TRV-036]', () => {
  const note = 'c'.repeat(100);
  show(note);
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('cuts a note of 101 characters [TRV-035]', () => {
  show('d'.repeat(101));
  expect(screen.getByText('d'.repeat(100))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'more' })).toBeTruthy();
});

it('toggles an add-on by its name, and shows its price', async () => {
  const onToggle = vi.fn<(checked: boolean) => void>();
  const { user } = show('', onToggle);
  expect(screen.getByText('Rp 45.000')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Golf' }));
  expect(onToggle).toHaveBeenCalledWith(true);
});

it('toggles an add-on once by a tap anywhere on its card', async () => {
  const onToggle = vi.fn<(checked: boolean) => void>();
  const { user } = show(LONG, onToggle);
  await user.click(screen.getByText('Rp 45.000'));
  expect(onToggle.mock.calls).toEqual([[true]]);
  await user.click(screen.getByRole('button', { name: 'more' }));
  await user.click(screen.getByRole('switch', { name: 'Golf' }));
  expect(onToggle.mock.calls).toEqual([[true], [true]]);
});
