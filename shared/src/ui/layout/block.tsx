import type { ReactNode } from 'react';

interface BlockProps {
  /** The id of the title; unique on a page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a title, on a card. */
export const Block = ({ id, title, children }: BlockProps) => (
  <section className="py-card py-stack" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
