import type { ReactNode } from 'react';

export const Facts = ({ children }: { children: ReactNode }) => <dl className="travel-facts">{children}</dl>;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="travel-fact">
    <dt className="py-quiet py-small">{label}</dt>
    <dd>{children}</dd>
  </div>
);
