import { Fragment } from 'react';
import { formatRupiah } from '#domain/money/money.ts';
import { formatDate } from '#domain/dates.ts';
import styles from './values.module.css';

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

/** A date as DD/MM/YYYY (I18N-013). */
export const DateText = ({ iso }: { iso: string }) => (
  <time className={styles.date} dateTime={iso.slice(0, 10)}>
    {formatDate(iso)}
  </time>
);

/** An address in one piece, or, where it is too long for its line, broken behind the `@` or a dot. */
export const EmailText = ({ address }: { readonly address: string }) =>
  address.split(/(?<=[.@])/).map((part, index) => (
    // The parts of an address never change their places.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
