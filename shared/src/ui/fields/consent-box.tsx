import { useId } from 'react';
import type { ReactNode } from 'react';
import { CheckBox } from '#ui/choices/check-box.tsx';
import { FieldError } from './field-error.tsx';
import styles from './consent-box.module.css';

interface ConsentBoxProps {
  checked: boolean;
  /** Required, and not given when it was needed. */
  isMissing: boolean;
  onChange: (checked: boolean) => void;
  purpose: string;
  /** Shown while the consent is missing. */
  missingText?: string;
  children: ReactNode;
}

/** A checkbox for one consent, with its purpose (law 27/2022). */
export const ConsentBox = ({
  checked,
  isMissing,
  onChange,
  purpose,
  missingText,
  children,
}: ConsentBoxProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={isMissing ? `${styles.consent} ${styles.missing}` : styles.consent}>
      <CheckBox
        checked={checked}
        aria-describedby={missingText === undefined ? id : `${id} ${errorId}`}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {children}
      </CheckBox>
      <p id={id} className="py-field-help">
        {purpose}
      </p>
      {missingText === undefined ? null : (
        <FieldError id={errorId}>{isMissing ? missingText : undefined}</FieldError>
      )}
    </div>
  );
};
