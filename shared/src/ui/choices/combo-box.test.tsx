import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ComboBox } from './combo-box.tsx';

const CITIES = ['Jakarta', 'Banda Aceh', 'Bandung', 'Kota Bandung', "Ma'ros"];
const options = CITIES.map((label) => ({ value: label, label }));
const many = Array.from({ length: 500 }, (_, at) => ({ value: `v${at}`, label: `Place ${at}` }));

const onChange = vi.fn();
const City = ({ offered = options, isClearable = false }) => {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="city">City</label>
      <ComboBox
        id="city"
        value={value}
        options={offered}
        isClearable={isClearable}
        nothing="No such city"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const shown = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((each) => each.textContent);

it('shows all choices when it is pressed, and the chosen one when it is closed', async () => {
  const { user } = renderScreen(<City />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(shown()).toEqual(CITIES);
  await user.click(screen.getByRole('option', { name: 'Bandung' }));
  expect(field().value).toBe('Bandung');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(field());
  expect(screen.getByRole('option', { name: 'Bandung' }).getAttribute('aria-selected')).toBe('true');
});

it('searches what is typed, beginnings of words first, without apostrophes, and Enter takes the first', async () => {
  const { user } = renderScreen(<City />);
  await user.type(field(), 'band');
  expect(shown()).toEqual(['Banda Aceh', 'Bandung', 'Kota Bandung']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('Bandung');
  await user.clear(field());
  await user.type(field(), 'maros{Enter}');
  expect(field().value).toBe("Ma'ros");
  await user.type(field(), 'Paris');
  expect(screen.getByText('No such city')).toBeTruthy();
});

it('goes back to the choice when it is left or Escape closes it, and takes nothing', async () => {
  const { user } = renderScreen(<City />);
  await user.type(field(), 'jak{Enter}');
  onChange.mockClear();
  await user.type(field(), 'ban{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.tab();
  expect(field().value).toBe('Jakarta');
  expect(onChange).not.toHaveBeenCalled();
});

it('can be taken back where that is allowed', async () => {
  const { user } = renderScreen(<City isClearable />);
  await user.type(field(), 'jak{Enter}');
  await user.click(field());
  await user.click(screen.getByRole('option', { name: '–' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field().value).toBe('');
});

it('draws the beginning of a long list, and what an arrow leads to', async () => {
  const { user } = renderScreen(<City offered={many} />);
  await user.click(field());
  expect(shown()).toHaveLength(40);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Place 499' }).dataset['active']).toBe('true');
});
