import type { ChangeEventHandler, ReactNode } from 'react';
import styles from './check-box.module.css';

interface CheckBoxProps {
  id?: string;
  name?: string;
  /** Set by forms. */
  checked?: boolean;
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  children?: ReactNode;
}

/** A box to tick, with its label. */
export const CheckBox = ({ checked = false, onChange, children, ...rest }: CheckBoxProps) => (
  <label className={styles.label}>
    <input
      {...rest}
      type="checkbox"
      className={styles.box}
      checked={checked}
      onChange={(event) => onChange?.(event)}
    />
    {children === undefined ? null : <span>{children}</span>}
  </label>
);
