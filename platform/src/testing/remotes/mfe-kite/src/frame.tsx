import type { ReactNode } from 'react';

export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label="Kite">{children}</section>
);
