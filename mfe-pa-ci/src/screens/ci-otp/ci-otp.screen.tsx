import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { paCiRoutes } from '#contract/routes.ts';
import { criticalIllness } from '#product.ts';

/** Verifies the customer's phone, and leads to the hand-over page (CI-002, OTP-023). */
export const Screen = () => {
  const landOn = useLandOn();
  return (
    <Arrived
      onArrived={(visit) => landOn(landingOf(criticalIllness, paCiRoutes.ciHandover.path, visit), visit)}
    />
  );
};
