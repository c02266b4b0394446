import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { Row, Rows } from './rows.tsx';
import { unbroken } from './unbroken.ts';

it('keeps "Rp" and every amount of a text on one line', () => {
  expect(unbroken('Rp 1.250.000, at most Rp 10.000.000.000')).toBe(
    'Rp\u{A0}1.250.000, at most Rp\u{A0}10.000.000.000',
  );
  expect(unbroken('in Rp and USD')).toBe('in Rp and USD');
});

it('does so in the rows of a list', () => {
  renderScreen(
    <Rows>
      <Row label="Medical expenses">Rp 2.000.000.000</Row>
    </Rows>,
  );
  expect(screen.getByRole('definition').textContent).toBe('Rp\u{A0}2.000.000.000');
});
