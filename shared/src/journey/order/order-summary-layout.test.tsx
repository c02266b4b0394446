import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { previewDiscount } from '#domain/money/discount-preview.ts';
import type { PriceLine } from '#domain/money/price-lines.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { setWidth } from '#testing/set-width.ts';
import { OrderSummaryLayout } from './order-summary-layout.tsx';
import { PriceDetail } from '#journey/price/price-detail.tsx';
import { PriceLines } from '#journey/price/price-lines.tsx';
import { SubtotalCard } from '#journey/price/subtotal-card.tsx';

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

it('flips at 600 pixels: wide at 601, compact at 600 and 599 [TRV-042] [SHELL-033]', () => {
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

it('shows admin cost and discount as lines of their own [PAY-034]', () => {
  const lines: readonly PriceLine[] = [
    { label: 'price.premium', amount: 300_000 },
    { label: 'price.discount', values: { percent: 10 }, amount: -30_000 },
    { label: 'price.adminCost', amount: 15_000 },
  ];
  renderScreen(<PriceLines lines={lines} total={285_000} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Plan premium', 'Discount 10%', 'Admin cost', 'Total']);
});

const Subtotal = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SubtotalCard amount={50_000} onExplain={() => setOpen(true)} />
      <PriceDetail
        open={isOpen}
        onClose={() => setOpen(false)}
        lines={price.orderLines}
        total={price.subtotal}
      />
    </>
  );
};

it('opens the price detail as a modal above 620 pixels and as a drawer below [TRV-033]', async () => {
  setWidth(621);
  const { user } = renderScreen(<Subtotal />);
  await user.click(screen.getByRole('button', { name: 'Price detail' }));
  const dialog = screen.getByRole('dialog', { name: 'Price detail' });
  expect(dialog.dataset['shape']).toBe('modal');
  setWidth(620);
  expect(dialog.dataset['shape']).toBe('drawer');
  setWidth(619);
  expect(dialog.dataset['shape']).toBe('drawer');
});
