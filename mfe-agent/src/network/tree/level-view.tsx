import { Button } from 'antd';
import type { MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';
import type { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { useListPages } from '@payung/shared/api/list-pages.ts';
import { POINT_LEVELS } from '@payung/shared/domain/network/members.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import type { NetworkNavigation } from './network-place.ts';

export type NetworkPages = ReturnType<typeof useListPages<typeof networkEndpoints.listNetwork>>;

/** What both views show of a level, or of what a search found. */
export interface LevelViewProps {
  readonly title: string;
  readonly navigation: NetworkNavigation;
  readonly pages: NetworkPages;
  readonly items: readonly NetworkMember[];
  readonly path: readonly MemberName[];
}

/** Whether somebody's members may be opened: Mitra see two levels (NET-003, ruling R33). */
export const useMayOpen = () => {
  const hasNetwork = useHasNetwork();
  return ({ level, directMembers }: NetworkMember): boolean =>
    directMembers > 0 && (hasNetwork || level < POINT_LEVELS);
};

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
