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
  ['Rp 1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000,75', 1_250_000],
  ['IDR 900 000', 900_000],
  ['minus', 0],
])('reads the pasted %s as %i', (pasted, amount) => {
  open(7);
  fireEvent.change(field(), { target: { value: pasted } });
  expect(amounts.at(-1)).toBe(amount);
});

it('keeps at most twelve digits', () => {
  open();
  fireEvent.change(field(), { target: { value: '1234567890123' } });
  expect(amounts.at(-1)).toBe(123_456_789_012);
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
