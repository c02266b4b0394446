import { CustomerOtp, landingOf, useLandOn } from '@payung/shared/journey/customer-otp.tsx';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useText } from '#messages/catalogue.ts';
import { product } from '#product.ts';

export const Screen = () => {
  const t = useText();
  const landOn = useLandOn();
  return (
    <CustomerOtp
      title={t('travel.otp.title')}
      onArrived={(visit) => landOn(landingOf(product, travelRoutes.start.path, visit), visit)}
    />
  );
};
