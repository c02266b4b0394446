import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import type { IdentityNotice } from './identity-notice.ts';

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
