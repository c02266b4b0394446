import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { sampleRoutes } from '#contract/routes.ts';
import { product } from '#product.ts';

export const Screen = () => {
  const landOn = useLandOn();
  return <Arrived onArrived={(visit) => landOn(landingOf(product, sampleRoutes.start.path, visit), visit)} />;
};
