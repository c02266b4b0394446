import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { useText } from '#messages/catalogue.ts';
import { STATUS_TEXTS, TIER_TEXTS } from '#network/members/member-texts.tsx';
import { useMayOpen } from '../level-view.tsx';
import type { DrawnMember } from './drawn-tree.ts';
import { BOX } from './tree-layout.ts';
import styles from './tree-picture.module.css';

/** Letters that fit into a box. */
const NAME_CHARS = 16;
const PADDING = 12;
/** Of the circle that opens the profile. */
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

/** Name, tier, status and how many stand below, all in words; who has left has a broken edge. */
export const MemberBox = ({ drawn, x, y, onOpen, onShow }: MemberBoxProps) => {
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
