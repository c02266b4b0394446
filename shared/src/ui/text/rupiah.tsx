import { formatRupiah } from '#domain/money/money.ts';
import styles from './rupiah.module.css';

interface RupiahProps {
  /** Whole rupiah. */
  amount: number;
  /** Shows the amount as a deduction, whatever its sign. */
  negative?: boolean;
}

/** An amount in rupiah; a deduction is red and has a minus. */
export const Rupiah = ({ amount, negative = false }: RupiahProps) => {
  const shown = negative ? -Math.abs(amount) : amount;
  return (
    <span className={shown < 0 ? `${styles.amount} ${styles.negative}` : styles.amount}>
      {formatRupiah(shown)}
    </span>
  );
};
