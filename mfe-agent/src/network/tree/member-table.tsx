import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NetworkMember } from '@payung/shared/schemas/network.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { LoadingLines } from '#loading-lines.tsx';
import { useText } from '#messages/catalogue.ts';
import { focusOnMount, MoreButton, moreOf } from '#more-button.tsx';
import { MemberStatusChip, PERIOD_TEXTS, TIER_TEXTS } from '../members/member-texts.tsx';
import { Cell, RowHeader, StackedTable, TableRow } from '../stacked-table.tsx';
import styles from './member-table.module.css';
import { useMayOpen, FROM_NETWORK, levelAddress, memberAddress } from './network-place.ts';
import type { LevelViewProps, NetworkPlace } from './network-place.ts';

const DirectMembers = ({
  member,
  place,
}: {
  readonly member: NetworkMember;
  readonly place: NetworkPlace;
}) => {
  const text = useText();
  const mayOpen = useMayOpen();
  const { id, name, directMembers } = member;
  if (!mayOpen(member)) return text('dashboard.figure', { figure: directMembers });
  return (
    <Link
      className="py-text-button"
      to={levelAddress(place, id)}
      data-opens={id}
      aria-label={text('tree.open.of', { count: directMembers, name })}
    >
      {text('tree.open', { count: directMembers })}
    </Link>
  );
};

interface RowProps {
  readonly member: NetworkMember;
  readonly place: NetworkPlace;
  /** The first member of a page that was requested. */
  readonly isNext: boolean;
}

const MemberRow = ({ member, place, isNext }: RowProps) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  const { id, name, tier, level, status, invitedBy, joinedAt, path } = member;
  return (
    <TableRow>
      <RowHeader>
        <Link
          ref={isNext ? focusOnMount : undefined}
          className={styles['name']}
          to={memberAddress(place, id)}
          state={FROM_NETWORK}
        >
          {name}
        </Link>
        {path.length === 0 ? null : (
          <span className={styles['below']}>
            {text('tree.below', { path: path.map((above) => above.name).join(' › ') })}
          </span>
        )}
      </RowHeader>
      <Cell label={text('tree.column.level')}>{number(level)}</Cell>
      <Cell label={text('tree.column.tier')}>{text(TIER_TEXTS[tier])}</Cell>
      <Cell label={text('tree.column.status')}>
        <MemberStatusChip status={status} />
      </Cell>
      <Cell label={text('tree.column.invitedBy')}>{invitedBy === '' ? '–' : invitedBy}</Cell>
      <Cell label={text('tree.column.referralPremium')} isNumber>
        <Rupiah amount={member.referralPremium} />
      </Cell>
      <Cell label={text('tree.column.referralPolicies')} isNumber>
        {number(member.referralPolicies)}
      </Cell>
      <Cell label={text('tree.column.referralFee')} isNumber>
        {number(member.referralFee)}
      </Cell>
      <Cell label={text('tree.column.points')} isNumber>
        {number(member.points)}
      </Cell>
      <Cell label={text('tree.column.joined')}>{joinedAt === '' ? '–' : <DateText iso={joinedAt} />}</Cell>
      <Cell label={text('tree.column.direct')}>
        <DirectMembers member={member} place={place} />
      </Cell>
    </TableRow>
  );
};

const COLUMNS = [
  { label: 'tree.column.name', isName: true },
  { label: 'tree.column.level' },
  { label: 'tree.column.tier' },
  { label: 'tree.column.status' },
  { label: 'tree.column.invitedBy', isName: true },
  { label: 'tree.column.referralPremium', isNumber: true },
  { label: 'tree.column.referralPolicies', isNumber: true },
  { label: 'tree.column.referralFee', isNumber: true },
  { label: 'tree.column.points', isNumber: true },
  { label: 'tree.column.joined' },
  { label: 'tree.column.direct' },
] as const;

export const LoadingMembers = () => {
  const text = useText();
  return (
    <LoadingLines columns={COLUMNS.map(({ label }) => ({ id: label, label: text(label), width: '1fr' }))} />
  );
};

/** The network as a table, which is also the one for screen readers (NET-009). */
export const MemberTable = ({ title, navigation: { place }, pages, items }: LevelViewProps) => {
  const text = useText();
  const [next, setNext] = useState<number>();
  return (
    <>
      <StackedTable
        isWide
        caption={text('tree.caption', { title, period: text(PERIOD_TEXTS[place.period]) })}
        columns={COLUMNS.map(({ label, ...column }) => ({ ...column, label: text(label) }))}
      >
        {items.map((member, index) => (
          <MemberRow key={member.id} member={member} place={place} isNext={index === next} />
        ))}
      </StackedTable>
      <MoreButton more={moreOf(pages)} onMore={() => setNext(items.length)} />
    </>
  );
};
