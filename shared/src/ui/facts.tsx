import type { ReactNode } from 'react';
import '#ui/parts.ts';

export const Facts = ({ children }: { children: ReactNode }) => <dl className="py-facts">{children}</dl>;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="py-fact">
    <dt className="py-quiet py-small">{label}</dt>
    <dd>{children}</dd>
  </div>
);
