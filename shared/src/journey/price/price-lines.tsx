import { useState } from 'react';
import type { PriceLine } from '#schemas/quote.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { WithoutAdminCost } from '#ui/text/admin-cost.tsx';
import { Row, Rows } from '#ui/text/facts.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import styles from './price-lines.module.css';

/** An amount that is marked for a moment when it changes. */
const ChangingAmount = ({ amount }: { amount: number }) => {
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

interface SubtotalCardProps {
  /** Without it: "Subtotal". */
  label?: string;
  /** Whole rupiah; undefined until the server has answered. */
  amount: number | undefined;
  /** Opens what the amount consists of. */
  onExplain?: () => void;
  /** Says that the amount leaves the admin cost out, and what is paid with it (PAY-002). */
  excludesAdminCost?: boolean;
}

export const SubtotalCard = ({ label, amount, onExplain, excludesAdminCost = false }: SubtotalCardProps) => {
  const text = useText();
  if (amount === undefined) return <Loading shape="summary" />;
  return (
    <section className="py-card">
      <div className={styles.row}>
        <h2>{label ?? text('price.addOnSubtotal')}</h2>
        <p className={styles.amount} aria-live="polite">
          <ChangingAmount amount={amount} />
        </p>
      </div>
      {excludesAdminCost ? (
        <p className="py-quiet py-small">
          <WithoutAdminCost total={amount} />
        </p>
      ) : null}
      {onExplain === undefined ? null : (
        <div>
          <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={onExplain}>
            {text('price.detail')}
          </button>
        </div>
      )}
    </section>
  );
};
