import { CustomerOtp, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { paCiRoutes } from '#contract/routes.ts';
import { accident } from '#product.ts';

/** The phone number is verified, then the stage leads on; without one to the start (OTP-022, PA-001). */
export const Screen = () => {
  const landOn = useLandOn();
  return (
    <CustomerOtp onArrived={(visit) => landOn(landingOf(accident, paCiRoutes.start.path, visit), visit)} />
  );
};
