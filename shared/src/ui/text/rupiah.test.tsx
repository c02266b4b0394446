import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateText } from './date-text.tsx';
import { Rupiah } from './rupiah.tsx';

it('shows an amount in rupiah with Indonesian grouping and no decimals [I18N-011]', () => {
  render(<Rupiah amount={1_250_000.9} />);
  expect(screen.getByText('Rp 1.250.000')).toBeTruthy();
});

it('shows a deduction with a minus, not by colour alone', () => {
  render(<Rupiah amount={31_250} negative />);
  expect(screen.getByText('-Rp 31.250')).toBeTruthy();
});

it('shows a date as DD/MM/YYYY, also of a timestamp [I18N-013]', () => {
  render(<DateText iso="2027-03-01T10:00:00Z" />);
  expect(screen.getByText('01/03/2027').getAttribute('datetime')).toBe('2027-03-01');
});
