import { useQuery, useQueryClient } from '@tanstack/react-query';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { FigurePeriod } from '@payung/shared/domain/network/members.ts';
import type { MemberProfile, MemberContact } from '@payung/shared/schemas/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { DateText, EmailText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import type { NetworkNavigation } from '../tree/network-place.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberHistory, MemberTargets } from './member-history.tsx';
import { MemberStatusChip, PERIOD_TEXTS, STATUS_TEXTS, TIER_TEXTS, OFFICE_TEXTS } from './member-texts.tsx';

/** When a member left and who took over, as far as the reader may know. */
const LeftNotice = ({
  profile: { status, history = [], successor },
}: {
  readonly profile: MemberProfile;
}) => {
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

/** The facts of a member that all uplines see (NET-009). */
const MemberFacts = ({
  profile,
  period,
}: {
  readonly profile: MemberProfile;
  readonly period: FigurePeriod;
}) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  const { tier, level, status, invitedBy, joinedAt, agentCode, directMembers } = profile;
  return (
    <>
      {hasLeft(status) ? <LeftNotice profile={profile} /> : null}
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

const filled = (value: string): string => (value === '' ? '–' : value);

/** For Commercial and Support only; numbers show their last characters (NET-010, NET-011). */
const ContactFacts = ({ contact }: { readonly contact: MemberContact }) => {
  const text = useText();
  const { kind, office } = contact;
  return (
    <>
      <Block id="member-contact" title={text('tree.contact')}>
        <Facts>
          <Fact label={text('tree.email')}>
            <EmailText address={filled(contact.email)} />
          </Fact>
          <Fact label={text('tree.phone')}>{filled(contact.phone)}</Fact>
          <Fact label={text('tree.address')}>{filled(contact.address)}</Fact>
          <Fact label={text('tree.city')}>{filled(contact.city)}</Fact>
          <Fact label={text('tree.office')}>{text(OFFICE_TEXTS[office])}</Fact>
        </Facts>
      </Block>
      <Block id="member-papers" title={text('tree.papers')}>
        <Facts>
          <Fact label={text('tree.idType')}>{filled(contact.idType)}</Fact>
          <Fact label={text('tree.idNumber')}>{filled(contact.idNumber)}</Fact>
          <Fact label={text('tree.taxId')}>{filled(contact.taxId)}</Fact>
          <Fact label={text('tree.bankName')}>{filled(contact.bankName)}</Fact>
          <Fact label={text('tree.accountHolder')}>{filled(contact.accountHolder)}</Fact>
          <Fact label={text('tree.accountNumber')}>{filled(contact.accountNumber)}</Fact>
        </Facts>
      </Block>
      {kind === 'corporate' ? (
        <Block id="member-company" title={text('tree.company')}>
          <Facts>
            <Fact label={text('tree.companyName')}>{filled(contact.companyName)}</Fact>
            <Fact label={text('tree.directorName')}>{filled(contact.directorName)}</Fact>
            <Fact label={text('tree.contactEmail')}>
              <EmailText address={filled(contact.contactEmail)} />
            </Fact>
            <Fact label={text('tree.businessNumber')}>{filled(contact.businessNumber)}</Fact>
          </Facts>
        </Block>
      ) : null}
    </>
  );
};

interface MemberPanelProps {
  readonly memberId: string;
  readonly navigation: NetworkNavigation;
}

/** Reads levels, figures and profiles again after a change in the network. */
const useNetworkChanged = () => {
  const client = useQueryClient();
  const { path } = networkEndpoints.listNetwork;
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey.at(-1)).startsWith(path) });
};

/** The profile of a member. It has its own address, so Back closes it and a reload keeps it. */
export const MemberPanel = ({ memberId, navigation }: MemberPanelProps) => {
  const text = useText();
  const changed = useNetworkChanged();
  const { period } = navigation.place;
  const member = useQuery(queryOf(networkEndpoints.getMember, { params: { memberId }, query: { period } }));
  return (
    <AdaptiveDialog
      open
      title={member.data?.name ?? text('tree.member')}
      onClose={navigation.closeMember}
      closesOnBack={false}
      width={760}
    >
      <QueryBoundary of={[member]} loading={<Loading shape="sections" />}>
        {(profile) => (
          <div className="py-stack">
            <MemberFacts profile={profile} period={period} />
            {profile.contact === undefined ? null : <ContactFacts contact={profile.contact} />}
            {profile.targets === undefined ? null : <MemberTargets targets={profile.targets} />}
            <MemberActions profile={profile} onChanged={changed} />
            {profile.history === undefined ? null : <MemberHistory history={profile.history} />}
            {/* At the end of a long panel the cross is far away; and a keyboard scrolls to what can have the focus. */}
            <button type="button" className="py-text-button" onClick={navigation.closeMember}>
              {text('tree.backToList')}
            </button>
          </div>
        )}
      </QueryBoundary>
    </AdaptiveDialog>
  );
};
