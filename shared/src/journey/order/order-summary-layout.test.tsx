import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { previewDiscount } from '#domain/money/discount-preview.ts';
import type { PriceLine } from '#schemas/quote.ts';
import { setWidth } from '#testing/device.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { OrderSummaryLayout } from './order-summary-page.tsx';

const ordered: readonly PriceLine[] = [
  { label: 'price.premium', amount: 250_000 },
  { label: 'price.addOn', values: { benefit: 'Golf' }, amount: 50_000 },
];
const price = previewDiscount(ordered, { source: 'agent', percent: 12.5 });

const show = () =>
  renderScreen(
    <OrderSummaryLayout lines={price.orderLines} total={price.subtotal} control={<p>Discount</p>}>
      <p>Gold</p>
    </OrderSummaryLayout>,
  );

it('flips at 600 pixels: wide at 601, compact at 600 and 599 [TRV-042] [HOME-035] [SHELL-033]', () => {
  const { container } = show();
  const shape = () => container.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'];
  setWidth(601);
  expect(shape()).toBe('wide');
  setWidth(600);
  expect(shape()).toBe('compact');
  setWidth(599);
  expect(shape()).toBe('compact');
});

it('says that the premium excludes admin cost [PAY-002]', () => {
  show();
  expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
  expect(screen.queryByText('Admin cost')).toBeNull();
});

it('explains the total line by line, the total once', () => {
  show();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Plan premium',
    'Golf',
    'Discount 12.5%',
    'Total',
  ]);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    'Rp 250.000',
    'Rp 50.000',
    '-Rp 37.500',
    'Rp 262.500',
  ]);
});
