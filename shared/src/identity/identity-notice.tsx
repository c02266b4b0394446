import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import type { SharedMessageId } from '#messages/catalogue.ts';
import { identityOutcome } from '#domain/people/identity-check.ts';
import type { IdentityMessage } from '#domain/people/identity-check.ts';
import { serverMessage } from '#api/failure-text.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** What stays to be read: ids, so that it changes with the language, or the server's own words. */
export interface IdentityNotice {
  readonly kind: 'success' | 'warning' | 'error' | 'info';
  readonly title?: SharedMessageId;
  readonly next: SharedMessageId | { readonly words: string };
}

const NEXT = {
  'idv.approved': 'identity.next.approved',
  'idv.review': 'identity.next.review',
  'idv.declined': 'identity.next.declined',
  'idv.failed': 'identity.next.failed',
  'idv.cancelled': 'identity.next.cancelled',
} as const satisfies Record<IdentityMessage, SharedMessageId>;

export const outcomeNotice = (status: string): IdentityNotice => {
  const { message, kind } = identityOutcome(status);
  return { kind, title: message, next: NEXT[message] };
};

export const DOWN: IdentityNotice = { kind: 'error', title: 'idv.down', next: 'identity.next.down' };

/** 501: no provider is configured; 503: it does not answer (IDV-016). */
export const failureNotice = (error: unknown): IdentityNotice => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 503) return DOWN;
  if (status === 501) return { kind: 'info', next: 'identity.onlyUpload' };
  if (isNoResponse(error) && !navigator.onLine) return { kind: 'error', next: 'identity.offline' };
  const words = serverMessage(error);
  return { kind: 'error', next: words === '' ? 'identity.failed' : { words } };
};

/** How a check or an upload ended, and what to do next; it stays when the toast is gone. */
export const Notice = ({ kind, title, next }: IdentityNotice) => {
  const text = useText();
  const rest = typeof next === 'string' ? text(next) : next.words;
  return (
    <InlineNotice
      kind={kind}
      text={
        title === undefined ? (
          rest
        ) : (
          <>
            <strong>{text(title)}</strong>
            <br />
            {rest}
          </>
        )
      }
    />
  );
};
