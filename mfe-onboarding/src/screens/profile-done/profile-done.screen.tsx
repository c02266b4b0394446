import { useLocation, useNavigate } from 'react-router-dom';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useProfile } from '#profile/own-profile.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** The result comes from the profile, not from the fact that this page was opened. */
const doneOf = (
  { idCard, tax }: Pick<MyProfile, 'idCard' | 'tax'>,
  isTax: boolean,
): 'taxDone' | 'cardDone' | 'cardSent' | undefined => {
  if (isTax) return tax.isOnFile ? 'taxDone' : undefined;
  if (idCard.review?.status === 'submitted') return 'cardSent';
  return idCard.isOnFile ? 'cardDone' : undefined;
};

/** ID card or tax number are saved, or the card waits for staff (ONB-013, ruling R66). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const profile = useProfile();
  const isTax = useLocation().pathname === onboardingRoutes.profileTaxDone.path;
  return (
    <QueryBoundary of={[profile]} loading={<Loading shape="sections" />}>
      {(known) => {
        const done = doneOf(known, isTax);
        return (
          <ResultPage
            kind={done === undefined || done === 'cardSent' ? 'info' : 'success'}
            title={text(done === undefined ? 'profile.missing' : `profile.${done}`)}
            text={done === undefined ? '' : text(`profile.${done}.text`)}
            actions={
              <Button
                type="primary"
                size="large"
                onClick={() => void navigate(onboardingRoutes.profile.path)}
              >
                {text('onb.backProfile')}
              </Button>
            }
          />
        );
      }}
    </QueryBoundary>
  );
};
