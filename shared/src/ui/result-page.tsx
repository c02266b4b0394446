import type { ReactNode } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LineIcon } from '#ui/picture.tsx';

const PICTURES = {
  success: DRAWINGS.check,
  error: DRAWINGS.cross,
  info: DRAWINGS.umbrella,
  waiting: DRAWINGS.clock,
} as const;

interface ResultPageProps {
  kind: keyof typeof PICTURES;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** How something ended: one picture, one heading, what comes next. */
export const ResultPage = ({ kind, title, text, actions, children }: ResultPageProps) => (
  <div className={`py-result py-result-${kind}`}>
    <div className="py-result-picture">
      <LineIcon path={PICTURES[kind]} size={36} />
    </div>
    <PageHeading title={title} />
    {text === undefined ? null : <div className="py-page-intro">{text}</div>}
    {children === undefined ? null : <div className="py-result-body">{children}</div>}
    {actions === undefined ? null : <div className="py-result-actions">{actions}</div>}
  </div>
);
