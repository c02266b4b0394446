import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './stepper-button.module.css';

interface StepperButtonProps {
  direction: 'minus' | 'plus';
  /** What a screen reader says. */
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

/** Lowers or raises the number beside it. */
export const StepperButton = ({ direction, label, disabled, onPress }: StepperButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} disabled={disabled} onClick={onPress}>
    <LineIcon path={DRAWINGS[direction]} />
  </button>
);
