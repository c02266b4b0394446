import { useQuery, useQueryClient } from '@tanstack/react-query';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberHistory, MemberTargets } from './member-history.tsx';
import { ContactFacts } from './contact-facts.tsx';
import type { NetworkNavigation } from './network-place.ts';
import { MemberWork } from './work/member-work.tsx';

interface MemberPanelProps {
  readonly memberId: string;
  readonly navigation: NetworkNavigation;
}

/** Reads the network anew after something was changed in it: levels, figures and profiles. */
const useNetworkChanged = () => {
  const client = useQueryClient();
  const { path } = networkEndpoints.listNetwork;
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey.at(-1)).startsWith(path) });
};

/** The profile of a member. It has an address of its own, so Back closes it and a reload keeps it. */
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
            <MemberWork profile={profile} onChanged={changed} />
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
