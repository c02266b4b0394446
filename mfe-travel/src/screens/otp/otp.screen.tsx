import { CustomerOtp, landingOf, useLandOn } from '@payung/shared/journey/customer-otp.tsx';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { product } from '#product.ts';

export const Screen = () => {
  const landOn = useLandOn();
  return (
    <CustomerOtp onArrived={(visit) => landOn(landingOf(product, travelRoutes.start.path, visit), visit)} />
  );
};
