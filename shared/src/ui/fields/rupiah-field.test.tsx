import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { RupiahField } from './rupiah-field.tsx';

const amounts: number[] = [];
const Form = ({ first }: { first: number }) => {
  const [amount, setAmount] = useState(first);
  return (
    <>
      <label htmlFor="sum">Sum insured</label>
      <RupiahField
        id="sum"
        value={amount}
        onChange={(next) => {
          amounts.push(next);
          setAmount(next);
        }}
      />
    </>
  );
};

const open = (first = 0, language: 'en' | 'id' = 'en') => {
  amounts.length = 0;
  return renderScreen(<Form first={first} />, { language });
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sum insured' });

it('separates thousands by points while typing', async () => {
  const { user } = open();
  await user.type(field(), '1250000');
  expect(field().value).toBe('1.250.000');
  expect(amounts.at(-1)).toBe(1_250_000);
});

it('is empty at zero and after all digits are deleted', async () => {
  const { user } = open(5);
  await user.clear(field());
  expect(field().value).toBe('');
  expect(amounts.at(-1)).toBe(0);
});

it.each([
  ['Rp 1.250.000', '1.250.000'],
  ['1,500,000,000.00', '1.500.000.000'],
  ['1500000.5', '1.500.000'],
  ['1,5 miliar', '1.500.000.000'],
])('takes the pasted %s for %s', async (pasted, shown) => {
  const { user } = open(7);
  await user.clear(field());
  await user.click(field());
  await user.paste(pasted);
  expect(field().value).toBe(shown);
  expect(screen.queryByText(/^This/)).toBeNull();
});

it('adds pasted digits to those that are there', async () => {
  const { user } = open(1500);
  await user.click(field());
  await user.paste('000');
  expect(field().value).toBe('1.500.000');
  expect(amounts).toEqual([1_500_000]);
});

it('adds pasted digits in the middle, and reads them without the signs that nobody sees', async () => {
  const { user } = open(1500);
  await user.type(field(), '{ArrowLeft}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  await user.paste('\u202A25\u202C');
  expect(amounts).toEqual([251_500]);
});

it('takes a key that types three zeros at once for typing', () => {
  open(1500);
  fireEvent.input(field(), { target: { value: '1.500000' }, inputType: 'insertText', data: '000' });
  expect(amounts).toEqual([1_500_000]);
});

it('judges the next entry by itself after a paste that changed nothing', async () => {
  const { user } = open(1500);
  await user.tripleClick(field());
  await user.paste('1500');
  fireEvent.change(field(), { target: { value: '2,500.00' } });
  expect(amounts.at(-1)).toBe(2500);
});

const PERIOD = 'This is an amount for a day, a month or a year. Enter the amount alone';
const UNREADABLE = 'This is not an amount. Enter it in digits, such as 1.500.000';
const TOO_LONG = 'This amount is too large: at most 12 digits';

it.each([
  ['1.234.567.890.123', TOO_LONG],
  ['5 unit', UNREADABLE],
  ['Rp 1.500.000/bulan', PERIOD],
  ['minus', UNREADABLE],
])('refuses the pasted %s, says so and keeps what was there', async (pasted, message) => {
  const { user } = open(7);
  await user.tripleClick(field());
  await user.paste(pasted);
  expect(field().value).toBe('7');
  expect(screen.getByText(message)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await user.type(field(), '5');
  expect(field().value).toBe('75');
  expect(screen.queryByText(message)).toBeNull();
});

it.each([
  ['a letter', 'x', UNREADABLE],
  ['a thirteenth digit', '3', TOO_LONG],
])('refuses %s that is typed', async (_what, key, message) => {
  const { user } = open(123_456_789_012);
  await user.type(field(), key);
  expect(amounts).toEqual([]);
  expect(screen.getByText(message)).toBeTruthy();
});

it('reads 1.50 as 150 when the last digit of 1.500 was deleted', async () => {
  const { user } = open(1500);
  await user.type(field(), '{Backspace}');
  expect(amounts).toEqual([150]);
});

it('treats a value filled in by the browser or suggested by a keyboard as pasted', () => {
  open();
  fireEvent.change(field(), { target: { value: '1,500.00' } });
  expect(amounts).toEqual([1500]);
  fireEvent.input(field(), { target: { value: '2,500.00' }, inputType: 'insertText', data: '2,500.00' });
  expect(amounts).toEqual([1500, 2500]);
});

it('keeps the caret behind a digit that was typed in the middle', async () => {
  const { user } = open(250_000);
  await user.type(field(), '1', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field().value).toBe('1.250.000');
  expect(field().selectionStart).toBe(1);
});

it.each([
  ['en', '≈ Rp 1.25 billion'],
  ['id', '≈ Rp 1,25 miliar'],
] as const)('shows a large sum in words, in %s', (language, words) => {
  open(1_250_000_000, language);
  expect(screen.getByText(words)).toBeTruthy();
});
