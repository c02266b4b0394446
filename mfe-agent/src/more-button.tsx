import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

export interface More {
  readonly isReading: boolean;
  readonly isFailed: boolean;
  readonly read: () => void;
}

interface MoreButtonProps {
  /** Undefined after the last page. */
  readonly more: More | undefined;
  /** Called before the next page is requested. */
  readonly onMore?: () => void;
}

/** Loads the next page; an error is shown beside the button. */
export const MoreButton = ({ more, onMore }: MoreButtonProps) => {
  const text = useText();
  if (more === undefined) return null;
  return (
    <div className="py-stack-tight">
      {more.isFailed ? <InlineNotice kind="error" text={text('lists.moreFailed')} /> : null}
      <div>
        <Button
          size="large"
          loading={more.isReading}
          onClick={() => {
            onMore?.();
            more.read();
          }}
        >
          {text(more.isFailed ? 'common.tryAgain' : 'lists.more')}
        </Button>
      </div>
    </div>
  );
};

/** Ref of the first line of a page that was requested: takes the focus when it is mounted. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** The props of the button below a paged list; undefined after the last page. */
export const moreOf = (
  pages: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
): More | undefined =>
  pages.hasNextPage
    ? {
        isReading: pages.isFetchingNextPage,
        isFailed: pages.isFetchNextPageError,
        read: () => void pages.fetchNextPage(),
      }
    : undefined;

/** The pages for a `QueryBoundary`: a further page that failed shows its error at the end of the list instead. */
export const ofFirstPage = <
  Pages extends { readonly isError: boolean; readonly isFetchNextPageError: boolean },
>(
  pages: Pages,
) => (pages.isFetchNextPageError ? { ...pages, isError: false } : pages);
