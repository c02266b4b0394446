import type { ReactNode } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import styles from './inline-notice.module.css';

const PICTURES = {
  error: DRAWINGS.warning,
  warning: DRAWINGS.warning,
  success: DRAWINGS.checkCircle,
  info: DRAWINGS.info,
} as const;

interface InlineNoticeProps {
  kind: keyof typeof PICTURES;
  text: ReactNode;
}

/** A message that stays on the page, beside its cause; a toast is gone after a second (SHELL-045). */
export const InlineNotice = ({ kind, text }: InlineNoticeProps) => (
  <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
    <LineIcon path={PICTURES[kind]} />
    <span>{unbroken(text)}</span>
  </div>
);
