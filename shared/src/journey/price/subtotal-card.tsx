import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { ChangingAmount } from './price-lines.tsx';
import styles from './subtotal-card.module.css';

interface SubtotalCardProps {
  /** Without it: "Subtotal". */
  label?: string;
  /** Whole rupiah. */
  amount: number;
  /** Opens what the amount consists of. */
  onExplain?: () => void;
  note?: ReactNode;
}

export const SubtotalCard = ({ label, amount, onExplain, note }: SubtotalCardProps) => {
  const text = useText();
  return (
    <section className="py-card">
      <div className={styles.row}>
        <h2>{label ?? text('price.addOnSubtotal')}</h2>
        <p className={styles.amount} aria-live="polite">
          <ChangingAmount amount={amount} />
        </p>
      </div>
      {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
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
