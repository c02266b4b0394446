import { StepperButton } from './stepper-button.tsx';
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
  /** Set by antd's forms. */
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
