import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { DateText, Rupiah, EmailText } from './values.tsx';
import { Row, Rows } from './facts.tsx';
import { unbroken } from './unbroken.ts';
import { InlineNotice } from '../feedback/inline-notice.tsx';

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

const markupOf = (address: string): string => render(<EmailText address={address} />).container.innerHTML;

it('breaks an e-mail address after the @ and after dots only, and adds no letter to it', () => {
  expect(markupOf('dewi.anggraini@surat.example.id')).toBe(
    'dewi.<wbr>anggraini@<wbr>surat.<wbr>example.<wbr>id',
  );
  expect(markupOf('')).toBe('');
});

it('keeps "Rp" and every amount of a text on one line', () => {
  expect(unbroken('Rp 1.250.000, at most Rp 10.000.000.000')).toBe(
    'Rp\u{A0}1.250.000, at most Rp\u{A0}10.000.000.000',
  );
  expect(unbroken('in Rp and USD')).toBe('in Rp and USD');
});

it('keeps "Rp" and its amount on one line in the rows of a list', () => {
  renderScreen(
    <Rows>
      <Row label="Medical expenses">Rp 2.000.000.000</Row>
    </Rows>,
  );
  expect(screen.getByRole('definition').textContent).toBe('Rp\u{A0}2.000.000.000');
});

it('keeps an amount and its unit on one line', () => {
  render(<InlineNotice kind="info" text="The price is now Rp 562.000. Continue?" />);
  expect(screen.getByRole('status').textContent).toBe('The price is now Rp\u{A0}562.000. Continue?');
});
