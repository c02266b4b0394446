import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { paCiRoutes } from '#contract/routes.ts';
import { accident } from '#product.ts';

/** The phone number is verified, then the stage decides the page; without a stage it is the start (OTP-022, PA-001). */
export const Screen = () => {
  const landOn = useLandOn();
  return <Arrived onArrived={(visit) => landOn(landingOf(accident, paCiRoutes.start.path, visit), visit)} />;
};
