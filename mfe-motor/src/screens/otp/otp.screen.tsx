import type { Visit } from '@payung/shared/schemas/auth.ts';
import { Arrived, landingOf, useLandOn } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { motorRoutes } from '#contract/routes.ts';
import { car, products } from '#product.ts';

/** Cars and motorcycles land differently (LINK-006, LINK-007, LINK-011, LINK-012). */
const productOf = ({ productId }: Visit) =>
  products.find((product) => product.productId === productId) ?? car;

/** The phone number is verified, then the stage decides the page; without a stage it is the start (OTP-021). */
export const Screen = () => {
  const landOn = useLandOn();
  return (
    <Arrived
      onArrived={(visit) => landOn(landingOf(productOf(visit), motorRoutes.start.path, visit), visit)}
    />
  );
};
