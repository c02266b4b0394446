import type { ReactNode } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';

/** Below a field, outside of antd's forms. Always there, so that its words are announced when they come. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) => (
  <div id={id} className="py-live" aria-live="polite">
    {children ? (
      <p className="py-field-error">
        <LineIcon path={DRAWINGS.warning} size={18} />
        <span>{children}</span>
      </p>
    ) : null}
  </div>
);
