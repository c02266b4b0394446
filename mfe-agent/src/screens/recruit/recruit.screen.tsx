import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { mayInvite } from '@payung/shared/domain/user-home.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { ResultPage } from '@payung/shared/ui/result-page.tsx';
import { ShareSheet } from '@payung/shared/ui/share-sheet.tsx';
import { useAgentUser, useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';

const Invite = () => {
  const text = useText();
  const home = useHomePath();
  const answer = useQuery(queryOf(endpoints.getInviteLink));
  return (
    <Page title={text('recruit.title')} back={home} intro={text('recruit.intro')}>
      <Reads of={[answer]} loading={<Loading shape="summary" />}>
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
            />
          </section>
        )}
      </Reads>
    </Page>
  );
};

/** Support has no network to invite into (SHELL-013); the address alone must not open it either. */
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
