import type { ReactNode } from 'react';
import styles from './checkout-layout.module.css';

interface CheckoutLayoutProps {
  /** What is paid for. */
  summary: ReactNode;
  /** At the right on wide windows, and in sight while the rest scrolls. */
  price: ReactNode;
  /** The terms and the ways to pay. */
  children: ReactNode;
}

/** The payment page beside its price, as on the pages before; one below the other on narrow windows. */
export const CheckoutLayout = ({ summary, price, children }: CheckoutLayoutProps) => (
  <div className={styles.checkout}>
    <div className={styles.summary}>{summary}</div>
    <aside className={styles.price}>{price}</aside>
    <div className={styles.ways}>{children}</div>
  </div>
);
