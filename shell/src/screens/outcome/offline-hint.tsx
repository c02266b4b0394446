import { useIsOnline } from '@payung/shared/api/online.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/text.ts';

/** On the page of something that failed: the connection may be all that is missing. */
export const OfflineHint = () => {
  const text = useText();
  return useIsOnline() ? null : <InlineNotice kind="warning" text={text('error.offline')} />;
};
