import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ReviewPartProps {
  title: string;
  /** Where it can still be changed. */
  change: { readonly label: string; readonly path: string; readonly state?: object };
  children: ReactNode;
}

/** One part of what will stand in the policy, with the way to change it. */
export const ReviewPart = ({ title, change, children }: ReviewPartProps) => (
  <section className="py-card py-stack" aria-label={title}>
    <div className="py-between">
      <h2>{title}</h2>
      <Link className="py-text-button" to={change.path} state={change.state}>
        {change.label}
      </Link>
    </div>
    {children}
  </section>
);
