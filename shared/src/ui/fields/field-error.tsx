import type { ReactNode } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './field-error.module.css';

/** The error of a field outside of antd's forms. Always in the page, so that its text is announced when it comes. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) => (
  <div id={id} className="py-live" aria-live="polite">
    {children ? (
      <p className={styles.error}>
        <LineIcon path={DRAWINGS.warning} size={18} />
        <span>{children}</span>
      </p>
    ) : null}
  </div>
);
