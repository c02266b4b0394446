import { Button } from 'antd';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PendingPages } from './use-pending-payments.ts';

/** Reads the next page; nothing at the end of the list. */
export const MorePayments = ({ pages }: { readonly pages: PendingPages }) => {
  const text = useText();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  return (
    <div className="py-stack-tight">
      {isFetchNextPageError ? <InlineNotice kind="error" text={text('lists.moreFailed')} /> : null}
      <Button size="large" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {text(isFetchNextPageError ? 'common.tryAgain' : 'pending.more')}
      </Button>
    </div>
  );
};
