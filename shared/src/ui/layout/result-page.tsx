import type { ReactNode } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { PageHeading } from './page-heading.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './result-page.module.css';

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

/** The outcome of an action: an icon, a heading and the next steps. */
export const ResultPage = ({ kind, title, text, actions, children }: ResultPageProps) => (
  <div className={styles.page}>
    <div className={styles.picture} data-kind={kind}>
      <LineIcon path={PICTURES[kind]} size={36} />
    </div>
    <PageHeading title={title} />
    {text === undefined ? null : <div className="py-quiet">{text}</div>}
    {children === undefined ? null : <div className={styles.body}>{children}</div>}
    {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
  </div>
);
