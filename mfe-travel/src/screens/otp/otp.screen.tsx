import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { travelRoutes } from '#contract/routes.ts';
import { travel } from '#product.ts';

export const Screen = () => {
  const landOn = useLandOn();
  return <Arrived onArrived={(visit) => landOn(landingOf(travel, travelRoutes.start.path, visit), visit)} />;
};
