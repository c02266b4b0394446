import type { ReactNode } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';

interface FoundProps {
  readonly error: unknown;
  /** What is said of a code that nobody has. */
  readonly notFound: string;
  readonly children: ReactNode;
}

/** A code that was typed wrongly is no broken page: it is said beside the field, with what the server says. */
export const Found = ({ error, notFound, children }: FoundProps) => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return <InlineNotice kind="error" text={notFound} />;
  if (status !== undefined && status >= 400 && status < 500)
    return <InlineNotice kind="error" text={serverMessage(error) || notFound} />;
  return children;
};
