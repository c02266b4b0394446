import { useState } from 'react';
import type { PriceLine } from '#domain/price.ts';
import { useText } from '#messages/text.ts';
import { Rupiah } from '#ui/rupiah.tsx';
import '#journey/styles.ts';

interface AmountProps {
  amount: number;
  className?: string;
}

/** An amount that is marked for a moment when it changes. */
export const ChangingAmount = ({ amount, className = '' }: AmountProps) => {
  const [first] = useState(amount);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && amount !== first) setChanged(true);
  return (
    <span key={amount} className={hasChanged ? `py-changed ${className}` : className}>
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
  const parts = lines.filter((line) => line.label !== 'price.total');
  return (
    <dl className="py-price-lines">
      {parts.map((line) => {
        const label = text(line.label, line.values);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ChangingAmount amount={line.amount} />
            </dd>
          </div>
        );
      })}
      <div className="py-price-total">
        <dt>{totalLabel ?? text('price.total')}</dt>
        <dd>
          <ChangingAmount amount={total} />
        </dd>
      </div>
    </dl>
  );
};
