import type { ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf } from '#more-button.tsx';
import { STATUS_TEXTS, TIER_TEXTS } from '#network/members/member-texts.tsx';
import { useMayOpen, networkSearchOf, NOT_NARROWED } from '../network-place.ts';
import type { LevelViewProps, NetworkPlace } from '../network-place.ts';
import { DRAWN_AT_MOST, treeOfFound, treeOfLevels } from './drawn-tree.ts';
import type { DrawnMember } from './drawn-tree.ts';
import styles from './network-picture.module.css';
import { usePictureView } from './picture-view.ts';
import { BOX, layoutTree } from './tree-layout.ts';
import type { Line } from './tree-layout.ts';

/** Number of letters that fit into a box. */
const NAME_CHARS = 16;
const PADDING = 12;
/** Radius of the circle that opens the profile. */
const PROFILE = { x: BOX.width - 20, y: 20, radius: 13 } as const;

const shortened = (name: string): string =>
  name.length <= NAME_CHARS ? name : `${name.slice(0, NAME_CHARS - 1).trimEnd()}…`;

interface MemberBoxProps {
  readonly drawn: DrawnMember;
  readonly x: number;
  readonly y: number;
  readonly onOpen: (id: string) => void;
  readonly onShow: (id: string) => void;
}

/** A box with name, tier, status and number of members as text; a dashed border for a member who has left. */
const MemberBox = ({ drawn, x, y, onOpen, onShow }: MemberBoxProps) => {
  const text = useText();
  const mayOpen = useMayOpen();
  const { id, name, member, isOpen } = drawn;
  const opens = member === undefined || isOpen || mayOpen(member);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the table has the links for keyboards
    <g
      className={styles['box']}
      transform={`translate(${x} ${y})`}
      data-open={isOpen || undefined}
      data-left={(member !== undefined && hasLeft(member.status)) || undefined}
      onClick={() => (opens ? onOpen(id) : onShow(id))}
    >
      <title>{name}</title>
      <rect width={BOX.width} height={BOX.height} rx="8" />
      <text className={styles['name']} x={PADDING} y={member === undefined ? BOX.height / 2 + 5 : 25}>
        {shortened(name)}
      </text>
      {member === undefined ? null : (
        <>
          <text className={styles['fact']} x={PADDING} y="46">
            {`${text(TIER_TEXTS[member.tier])} · ${text(STATUS_TEXTS[member.status])}`}
          </text>
          <text className={styles['fact']} x={PADDING} y="65">
            {text('tree.picture.below', { count: member.directMembers })}
          </text>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the table has the links for keyboards */}
          <g
            className={styles['profile']}
            onClick={(event) => {
              event.stopPropagation();
              onShow(id);
            }}
          >
            <title>{text('tree.picture.profile', { name })}</title>
            <circle cx={PROFILE.x} cy={PROFILE.y} r={PROFILE.radius} />
            <text x={PROFILE.x} y={PROFILE.y + 5} textAnchor="middle">
              {'i'}
            </text>
          </g>
        </>
      )}
    </g>
  );
};

interface PictureFrameProps {
  readonly label: string;
  readonly content: { readonly width: number; readonly height: number };
  /** The position of the open member. */
  readonly open: { readonly x: number; readonly y: number };
  /** The drawing; not rendered again while it is dragged. */
  readonly children: ReactNode;
}

const FIT = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

/** The viewport of the picture, with its buttons. */
const PictureFrame = ({ label, content, open, children }: PictureFrameProps) => {
  const text = useText();
  const { place, view, zoom, fit, drag } = usePictureView(content, open);
  return (
    <figure className={styles['figure']}>
      <div className={styles['tools']}>
        <IconButton path={DRAWINGS.plus} label={text('tree.picture.nearer')} onPress={() => zoom('in')} />
        <IconButton path={DRAWINGS.minus} label={text('tree.picture.further')} onPress={() => zoom('out')} />
        <IconButton path={FIT} label={text('tree.picture.fit')} onPress={fit} />
      </div>
      <svg
        ref={place}
        className={styles['picture']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file
        role="img"
        aria-label={label}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        {...drag}
      >
        {children}
      </svg>
    </figure>
  );
};

interface TreePictureProps {
  /** Describes the picture and refers to the table. */
  readonly label: string;
  readonly tree: DrawnMember;
  /** Whose members are open; empty for those of the viewer. */
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onShow: (id: string) => void;
}

const curve = ({ x1, y1, x2, y2 }: Line): string => {
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
};

/** A tree from left to right, for pointers only: keyboards and screen readers use the table. */
const TreePicture = ({ label, tree, openId, onOpen, onShow }: TreePictureProps) => {
  const layout = layoutTree(tree);
  const open = layout.boxes.find(({ node }) => node.id === openId) ?? { x: 0, y: 0 };
  return (
    <PictureFrame label={label} content={layout} open={open}>
      {layout.lines.map((line) => (
        <path key={curve(line)} className={styles['line']} d={curve(line)} />
      ))}
      {layout.boxes.map(({ node, x, y }) => (
        // A transferred member may be on two levels until both are read again.
        <MemberBox key={`${node.id} ${x} ${y}`} drawn={node} x={x} y={y} onOpen={onOpen} onShow={onShow} />
      ))}
    </PictureFrame>
  );
};

/** The siblings of each step of the path. Levels that cannot be read are left out. */
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
      <MoreButton more={moreOf(pages)} />
    </>
  );
};
