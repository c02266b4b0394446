import type { ReactNode } from 'react';
import type { PriceLine } from '#domain/money/price-lines.ts';
import { useText } from '#messages/text.ts';
import { COMPACT_AT_MOST, useIsAtMost } from '#ui/width.ts';
import { PriceLines } from '#journey/price/price-lines.tsx';
import styles from './order-summary-layout.module.css';

interface OrderSummaryLayoutProps {
  lines: readonly PriceLine[];
  /** Whole rupiah. */
  total: number;
  totalLabel?: string;
  /** The discount stepper or the promo-code box. */
  control?: ReactNode;
  /** What was ordered. */
  children?: ReactNode;
  /** What the total leaves out; without it: admin cost (PAY-002). */
  note?: ReactNode;
  /** The way on, where it is not in the page's bar. */
  next?: ReactNode;
}

/** An order before customer details: price and discount side by side, one below the other when compact. */
export const OrderSummaryLayout = ({
  lines,
  total,
  totalLabel,
  control,
  children,
  note,
  next,
}: OrderSummaryLayoutProps) => {
  const text = useText();
  const isCompact = useIsAtMost(COMPACT_AT_MOST);
  return (
    <div className={styles.order} data-layout={isCompact ? 'compact' : 'wide'}>
      <div className="py-stack">
        {children}
        {control === undefined ? null : <section className="py-card">{control}</section>}
      </div>
      <section className="py-card">
        <PriceLines lines={lines} total={total} totalLabel={totalLabel} />
        <p className="py-quiet py-small">{note ?? text('price.excludesAdminCost')}</p>
        {next}
      </section>
    </div>
  );
};
