import type { ReactNode } from 'react';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';

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

/** What stays to be read beside its cause, after the toast is gone (SHELL-045). */
export const InlineNotice = ({ kind, text }: InlineNoticeProps) => (
  <div className={`py-notice py-notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <LineIcon path={PICTURES[kind]} />
    <div>{text}</div>
  </div>
);
