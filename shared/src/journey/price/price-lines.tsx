import { useState } from 'react';
import type { PriceLine } from '#domain/money/price-lines.ts';
import { useText } from '#messages/text.ts';
import { Row, Rows } from '#ui/text/rows.tsx';
import { Rupiah } from '#ui/text/rupiah.tsx';
import styles from './price-lines.module.css';

/** An amount that is marked for a moment when it changes. */
export const ChangingAmount = ({ amount }: { amount: number }) => {
  const [first] = useState(amount);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && amount !== first) setChanged(true);
  return (
    <span key={amount} className={hasChanged ? styles.changed : undefined}>
      <Rupiah amount={amount} />
    </span>
  );
};

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** Whole rupiah. */
  total: number;
  totalLabel?: string;
}

/** What a total consists of, line by line. */
export const PriceLines = ({ lines, total, totalLabel }: PriceLinesProps) => {
  const text = useText();
  return (
    <Rows>
      {lines.map((line) => {
        const label = text(line.label, line.values);
        return (
          <Row key={label} label={label}>
            <ChangingAmount amount={line.amount} />
          </Row>
        );
      })}
      <Row label={totalLabel ?? text('price.total')} isTotal>
        <ChangingAmount amount={total} />
      </Row>
    </Rows>
  );
};
