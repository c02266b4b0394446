import type { MemberName, NetworkMember } from '@payung/shared/api/endpoints/network.ts';
import type { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { useListPages } from '@payung/shared/api/list-pages.ts';
import { POINT_LEVELS } from '@payung/shared/domain/network/members.ts';
import { useHasNetwork } from '#agent-user.ts';
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
