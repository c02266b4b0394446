import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './count-field.module.css';

interface CountFieldProps {
  id?: string;
  /** What is counted; a screen reader says it with the number. */
  label: string;
  /** Labels of the two buttons. */
  fewer: string;
  more: string;
  min: number;
  max: number;
  /** Set by forms. */
  value?: number;
  onChange?: (value: number) => void;
}

/** A small number with buttons that lower and raise it. */
export const CountField = ({ label, fewer, more, min, max, value = min, onChange }: CountFieldProps) => (
  <fieldset className={styles.field} aria-label={label}>
    <StepperButton
      direction="minus"
      label={fewer}
      disabled={value <= min}
      onPress={() => onChange?.(value - 1)}
    />
    <output aria-label={label}>{value}</output>
    <StepperButton
      direction="plus"
      label={more}
      disabled={value >= max}
      onPress={() => onChange?.(value + 1)}
    />
  </fieldset>
);

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
