import type { ReactNode } from 'react';
import styles from './otp-form.module.css';

interface OtpFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of each of the two steps: the phone number, and the code that was sent to it. */
export const OtpForm = ({ onSubmit, children }: OtpFormProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
