import { useQuery } from '@tanstack/react-query';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { Documents } from './documents.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Logout } from './logout.tsx';
import { Passkeys } from './passkeys.tsx';
import { Profile } from './profile.tsx';
import { ZoneChoice } from './zone-choice.tsx';

/** The cards with their labels: only the values are yet to come. */
const LoadingAccount = () => (
  <LoadingPlace>
    <div className="py-stack">
      <Profile />
      <Documents />
    </div>
  </LoadingPlace>
);

export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const answer = useQuery(queryOf(authEndpoints.getAgent));
  return (
    <Page title={text('account.title')} back={home}>
      <QueryBoundary of={[answer]} loading={<LoadingAccount />}>
        {(profile) => (
          <>
            <Profile profile={profile} />
            <Documents
              hasIdCard={profile.idNumberOnFile}
              hasTaxId={profile.taxIdOnFile}
              cardReview={profile.cardReview}
            />
          </>
        )}
      </QueryBoundary>
      <ZoneChoice />
      <LanguageChoice />
      <Passkeys />
      <Logout />
    </Page>
  );
};
