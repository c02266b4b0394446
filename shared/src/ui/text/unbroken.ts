import type { ReactNode } from 'react';

/** "Rp" and its amount stay on one line; what is not a plain text stays as it is. */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? content.replaceAll(/Rp (?=\d)/g, 'Rp\u{A0}') : content;
