import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { ShareSheet } from '@payung/shared/ui/feedback/share-sheet.tsx';
import { useAgentUser, useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { InviteCounts } from './invite-counts.tsx';
import { useInvites } from './use-invites.ts';

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
      {/* Both are asked for together; the lower block is drawn once the upper one has its height. */}
      {!answer.isPending && <InviteCounts counts={counts} />}
    </Page>
  );
};

/** Also refused by address to agents who may not invite (SHELL-013). */
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
