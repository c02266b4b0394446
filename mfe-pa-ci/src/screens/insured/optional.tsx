import type { ReactNode } from 'react';
import { useText } from '#messages/catalogue.ts';

/** The label of a field that may stay empty. */
export const Optional = ({ children }: { children: ReactNode }) => {
  const t = useText();
  return (
    <span>
      {children} <span className="py-quiet">({t('common.optional')})</span>
    </span>
  );
};
