import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { NativeSelect } from './native-select.tsx';

const options = [
  { value: 1, label: 'One' },
  { value: 2, label: 'Two' },
] as const;
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Number' });

it('answers the value itself, and shows a placeholder that cannot be chosen', async () => {
  const onChange = vi.fn();
  const { user } = renderScreen(
    <NativeSelect aria-label="Number" placeholder="Choose" options={options} onChange={onChange} />,
  );
  expect(list().selectedOptions[0]?.textContent).toBe('Choose');
  expect(list().selectedOptions[0]?.disabled).toBe(true);
  await user.selectOptions(list(), 'Two');
  expect(onChange).toHaveBeenLastCalledWith(2);
});

it('shows none of the choices before one is chosen', async () => {
  const onChange = vi.fn();
  const { user } = renderScreen(
    <NativeSelect aria-label="Number" value="" options={options} onChange={onChange} />,
  );
  expect(list().selectedOptions[0]?.textContent).toBe('');
  await user.selectOptions(list(), 'One');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

it('can be taken back where that is allowed', async () => {
  const onChange = vi.fn();
  const { user } = renderScreen(
    <NativeSelect aria-label="Number" isClearable value={2} options={options} onChange={onChange} />,
  );
  expect(list().value).toBe('2');
  await user.selectOptions(list(), '–');
  expect(onChange).toHaveBeenLastCalledWith('');
});
