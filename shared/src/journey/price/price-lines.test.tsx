import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { setWidth } from '#testing/device.ts';
import type { PriceLine } from '#schemas/quote.ts';
import { PriceDetail } from './price-detail.tsx';
import { PriceLines, SubtotalCard } from './price-lines.tsx';

const lines: readonly PriceLine[] = [
  { label: 'price.premium', amount: 300_000 },
  { label: 'price.discount', values: { percent: 10 }, amount: -30_000 },
  { label: 'price.adminCost', amount: 15_000 },
];

it('shows admin cost and discount as lines of their own [PAY-034]', () => {
  renderScreen(<PriceLines lines={lines} total={285_000} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Plan premium', 'Discount 10%', 'Admin cost', 'Total']);
});

const Subtotal = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SubtotalCard amount={50_000} onExplain={() => setOpen(true)} />
      <PriceDetail open={isOpen} onClose={() => setOpen(false)} lines={lines} total={285_000} />
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
