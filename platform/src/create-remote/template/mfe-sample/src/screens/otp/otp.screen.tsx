import { CustomerOtp, landingOf, useLandOn } from '@payung/shared/journey/customer-otp.tsx';
import { sampleRoutes } from '@payung/shared/routes/sample-routes.ts';
import { useText } from '#messages/catalogue.ts';
import { product } from '#product.ts';

export const Screen = () => {
  const t = useText();
  const landOn = useLandOn();
  return (
    <CustomerOtp
      title={t('sample.otp.title')}
      onArrived={(visit) => landOn(landingOf(product, sampleRoutes.start.path, visit), visit)}
    />
  );
};
