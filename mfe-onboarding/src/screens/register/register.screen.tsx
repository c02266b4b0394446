import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { arrivalOf } from './arrival.ts';
import type { CodeArrival } from './arrival.ts';
import { RegisterForm } from './register-form.tsx';

const PublicCardView = lazy(async () => {
  const { PublicCardView: View } = await import('#public-card/public-card.tsx');
  return { default: View };
});

/** Step 1: phone number and referral code (ONB-002, N02). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const arrival = arrivalOf(state, search);
  return (
    <Page title={text('register.title')} intro={text('register.intro')}>
      {arrival.inviter === '' ? null : <p>{text('register.inviter', { name: arrival.inviter })}</p>}
      {arrival.card === undefined || arrival.linkId === undefined ? null : (
        <Suspense fallback={null}>
          <PublicCardView card={arrival.card} linkId={arrival.linkId} />
        </Suspense>
      )}
      <RegisterForm
        arrival={arrival}
        onSent={(sent, referralCode) => {
          const next: CodeArrival = { ...arrival, referralCode, sent };
          void navigate(onboardingRoutes.otp.path, { state: next });
        }}
      />
      <p>
        {text('register.known')}{' '}
        <Link className="py-text-button" to={shellRoutes.login.path}>
          {text('register.login')}
        </Link>
      </p>
    </Page>
  );
};
