import type { ReactNode } from 'react';
import '#ui/parts.ts';

interface BlockProps {
  /** Of the title; one a page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled section of a form, on a card of its own. */
export const Block = ({ id, title, children }: BlockProps) => (
  <section className="py-card py-stack" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
