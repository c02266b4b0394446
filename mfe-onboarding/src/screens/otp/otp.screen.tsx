import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { OtpStep } from '@payung/shared/journey/otp/otp-step.tsx';
import { enterRegistration } from '@payung/shared/session/sign-in.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { statusAddress } from '#registration/addresses.ts';
import { codeArrivalOf } from '../register/arrival.ts';

/** The one-time code of somebody who registers (ONB-002). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const arrival = codeArrivalOf(useLocation().state);
  if (arrival === undefined) return <Navigate to={onboardingRoutes.register.path} replace />;
  const { sent, ...before } = arrival;

  const enter = async ({ registration }: VerifiedOtp): Promise<void> => {
    if (registration === undefined) return;
    await enterRegistration(registration);
    // Back must not lead to a code that was used.
    await navigate(statusAddress(registration.status), { replace: true });
  };

  return (
    <Page title={text('phone.verify')}>
      <OtpStep
        flow="registration"
        linkId={arrival.linkId}
        referralCode={arrival.referralCode}
        sent={sent}
        // A reload finds the newest code.
        onSentAgain={(again) =>
          void navigate(onboardingRoutes.otp.path, { replace: true, state: { ...before, sent: again } })
        }
        onChangePhone={() =>
          void navigate(onboardingRoutes.start.path, {
            replace: true,
            state: { ...before, phone: sent.phone },
          })
        }
        onVerified={(reply) => void enter(reply)}
      />
    </Page>
  );
};
