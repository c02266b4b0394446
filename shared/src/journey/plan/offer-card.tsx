import type { ReactNode } from 'react';
import styles from './offer-card.module.css';

interface OfferCardProps {
  /** Id of the name of what is on offer. */
  labelledBy: string;
  isSelected: boolean;
  className: string | undefined;
  /** A tap anywhere beside the controls inside. Keyboards have the control itself. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, dl') !== null;

/** The card of a plan or an add-on, marked while it is selected. */
export const OfferCard = ({ labelledBy, isSelected, className, onPress, children }: OfferCardProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the control inside is what keyboards use
  <article
    className={['py-card', className, isSelected && styles.selected, onPress && styles.pressable]
      .filter(Boolean)
      .join(' ')}
    aria-labelledby={labelledBy}
    onClick={(event) => {
      if (!isOnControl(event.target)) onPress?.();
    }}
  >
    {children}
  </article>
);
