import { useQueries } from '@tanstack/react-query';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { MoreMembers } from '../level-view.tsx';
import type { LevelViewProps } from '../level-view.tsx';
import { networkSearchOf, NOT_NARROWED } from '../network-place.ts';
import type { NetworkPlace } from '../network-place.ts';
import { DRAWN_AT_MOST, treeOfFound, treeOfLevels } from './drawn-tree.ts';
import { TreePicture } from './tree-picture.tsx';

/** Who stands beside each step of the path. The picture is drawn without those who cannot be read. */
const useBeside = (place: NetworkPlace, path: readonly MemberName[]): readonly (readonly NetworkMember[])[] =>
  useQueries({
    queries: path.map((_, index) => {
      const parent = path[index - 1]?.id ?? '';
      const query = networkSearchOf({ ...place, ...NOT_NARROWED, parent });
      return queryOf(networkEndpoints.listNetwork, { query, quiet: true });
    }),
  }).map(({ data }) => data?.items ?? []);

/** The same members as in the table, drawn as a tree together with the levels above. */
export const NetworkPicture = ({ title, navigation, pages, items, path }: LevelViewProps) => {
  const text = useText();
  const user = useAgentUser();
  const { place } = navigation;
  const beside = useBeside(place, path);
  const top = { id: '', name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() };
  const tree =
    place.search === '' ? treeOfLevels({ top, path, beside, members: items }) : treeOfFound(top, items);
  const left = items.length - DRAWN_AT_MOST;
  return (
    <>
      <TreePicture
        label={text('tree.picture', { title })}
        tree={tree}
        openId={place.search === '' ? place.parent : ''}
        onOpen={(id) => navigation.go({ ...NOT_NARROWED, parent: id })}
        onShow={navigation.openMember}
      />
      {left > 0 ? <p className="py-quiet">{text('tree.picture.left', { count: DRAWN_AT_MOST })}</p> : null}
      <MoreMembers pages={pages} />
    </>
  );
};
