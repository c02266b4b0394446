import type { FigurePeriod, MemberProfile } from '@payung/shared/api/endpoints/network.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { DateText } from '@payung/shared/ui/text/date-text.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';
import { MemberStatusChip, PERIOD_TEXTS, STATUS_TEXTS, TIER_TEXTS } from './member-texts.tsx';

type Of = { readonly profile: MemberProfile };

/** Since when somebody is gone, and who took over, as far as it is told to whoever looks. */
const Left = ({ profile: { status, history = [], successor } }: Of) => {
  const text = useText();
  const left = history.find(({ event }) => event === 'removed' || event === 'resigned');
  return (
    <InlineNotice
      kind="info"
      text={[
        left === undefined
          ? `${text(STATUS_TEXTS[status])}.`
          : text('tree.leftOn', { status: text(STATUS_TEXTS[status]), date: formatDate(left.at) }),
        successor === undefined ? '' : text('tree.takenOver', { name: successor.name }),
      ]
        .filter((words) => words !== '')
        .join(' ')}
    />
  );
};

/** What everybody above sees of a member (NET-009). */
export const MemberFacts = ({ profile, period }: Of & { readonly period: FigurePeriod }) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  const { tier, level, status, invitedBy, joinedAt, agentCode, directMembers } = profile;
  return (
    <>
      {hasLeft(status) ? <Left profile={profile} /> : null}
      <Block id="member-facts" title={text('tree.about')}>
        <Facts>
          <Fact label={text('tree.column.name')}>{profile.name}</Fact>
          <Fact label={text('tree.agentCode')}>{agentCode}</Fact>
          <Fact label={text('tree.column.tier')}>{text(TIER_TEXTS[tier])}</Fact>
          <Fact label={text('tree.column.level')}>{number(level)}</Fact>
          <Fact label={text('tree.column.status')}>
            <MemberStatusChip status={status} />
          </Fact>
          <Fact label={text('tree.column.invitedBy')}>{invitedBy === '' ? '–' : invitedBy}</Fact>
          <Fact label={text('tree.column.joined')}>
            {joinedAt === '' ? '–' : <DateText iso={joinedAt} />}
          </Fact>
          <Fact label={text('tree.column.direct')}>{number(directMembers)}</Fact>
        </Facts>
      </Block>
      <Block
        id="member-figures"
        title={text('tree.figures', { period: text(PERIOD_TEXTS[period]).toLowerCase() })}
      >
        <Facts>
          <Fact label={text('tree.column.referralPremium')}>
            <Rupiah amount={profile.referralPremium} />
          </Fact>
          <Fact label={text('tree.column.referralPolicies')}>{number(profile.referralPolicies)}</Fact>
          <Fact label={text('tree.column.referralFee')}>{number(profile.referralFee)}</Fact>
          <Fact label={text('tree.column.points')}>{number(profile.points)}</Fact>
        </Facts>
      </Block>
    </>
  );
};
