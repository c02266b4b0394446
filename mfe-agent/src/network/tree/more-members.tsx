import { Button } from 'antd';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { NetworkPages } from './level-view.ts';

interface MoreMembersProps {
  readonly pages: NetworkPages;
  /** Called before the next page is asked for. */
  readonly onMore?: () => void;
}

/** The button for the next page. Nothing is read by scrolling: a level may have tens of thousands. */
export const MoreMembers = ({ pages, onMore }: MoreMembersProps) => {
  const text = useText();
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  return (
    <div className="py-stack-tight">
      {isFetchNextPageError ? <InlineNotice kind="error" text={text('lists.moreFailed')} /> : null}
      <div>
        <Button
          size="large"
          loading={isFetchingNextPage}
          onClick={() => {
            onMore?.();
            void fetchNextPage();
          }}
        >
          {text(isFetchNextPageError ? 'common.tryAgain' : 'tree.more')}
        </Button>
      </div>
    </div>
  );
};
