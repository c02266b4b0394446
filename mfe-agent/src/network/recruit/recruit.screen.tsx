import type { InviteCounts as Counts, InviteChannel } from '@payung/shared/schemas/network.ts';
import { Link } from 'react-router-dom';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { inviteEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { ShareSheet } from '@payung/shared/ui/feedback/share-sheet.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useAgentUser, useHomePath } from '#agent-user.ts';
import { CountList, CountListLoading } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';

/** The counts of the agent's invitations. Errors are not shown: inviting works without them. */
const useInvites = () => {
  const client = useQueryClient();
  const counted = queryOf(inviteEndpoints.inviteCounts, { quiet: true });
  const counts = useQuery(counted);
  const { mutate: countSent } = useMutation({
    // WhatsApp may take the page's place on a phone.
    mutationFn: (channel: InviteChannel) =>
      call(inviteEndpoints.inviteSent, { body: { channel }, outlivesPage: true }),
    onSuccess: () => void client.invalidateQueries({ queryKey: counted.queryKey }),
    meta: { quiet: true },
  });
  return { counts, countSent };
};

const STEPS = ['sent', 'opened', 'registered', 'firstSale'] as const;

/** The counts of each step, from the first to the last. */
const InviteCounts = ({ counts }: { readonly counts: UseQueryResult<Counts> }) => {
  const text = useText();
  return (
    <Block id="invite-counts" title={text('recruit.counts')}>
      <QueryBoundary of={[counts]} loading={<CountListLoading />}>
        {(known) => (
          <CountList
            counts={STEPS.map((step) => ({ label: text(`recruit.counts.${step}`), count: known[step] }))}
          />
        )}
      </QueryBoundary>
      <p className="py-small py-quiet">{text('recruit.counts.help')}</p>
    </Block>
  );
};

const Invite = () => {
  const text = useText();
  const home = useHomePath();
  const answer = useQuery(queryOf(agentEndpoints.getInviteLink));
  const { counts, countSent } = useInvites();
  return (
    <Page title={text('recruit.title')} back={home} intro={text('recruit.intro')}>
      <QueryBoundary of={[answer]} loading={<Loading shape="summary" />}>
        {({ link, referralCode }) => (
          <section className="py-card">
            <dl>
              <dt className="py-small py-quiet">{text('recruit.code')}</dt>
              <dd>
                <strong>{referralCode}</strong>
              </dd>
            </dl>
            <ShareSheet
              link={link}
              message={`${text('recruit.message', { brand: BRAND.name })} ${link}`}
              emailSubject={text('recruit.subject', { brand: BRAND.name })}
              onShared={countSent}
            />
          </section>
        )}
      </QueryBoundary>
      {/* Both are read together; the lower block is rendered once the upper one has its height. */}
      {!answer.isPending && <InviteCounts counts={counts} />}
    </Page>
  );
};

/** Agents who may not invite are refused here, too, when they type the address (SHELL-013). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  if (mayInvite(useAgentUser()?.userType ?? '')) return <Invite />;
  return (
    <ResultPage
      kind="info"
      title={text('recruit.notYou')}
      text={text('recruit.notYouText')}
      actions={<Link to={home}>{text('common.dashboard')}</Link>}
    />
  );
};
