import type { ReactNode } from 'react';
import styles from './offer-card.module.css';

interface OfferCardProps {
  /** Id of the name of what is on offer. */
  labelledBy: string;
  isSelected: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** The card of a plan or an add-on, marked while it is selected. */
export const OfferCard = ({ labelledBy, isSelected, className, children }: OfferCardProps) => (
  <article
    className={['py-card', className, isSelected && styles.selected].filter(Boolean).join(' ')}
    aria-labelledby={labelledBy}
  >
    {children}
  </article>
);
