import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { VerifiedOtp } from '@payung/shared/api/endpoints/auth.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { PhoneAndOtp } from '@payung/shared/journey/phone-and-otp.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { enterLink } from '@payung/shared/session/sign-in.ts';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { product } from '#product.ts';
import { arrivalOf } from './arrival.ts';

/** A customer proves the phone and lands where the quote stands (rulings K61, K62, G12). */
export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const arrival = arrivalOf(useLocation().state);
  if (arrival === undefined) return <Navigate to={shellRoutes.login.path} replace />;

  const land = async ({ visit }: VerifiedOtp): Promise<void> => {
    if (visit === undefined) return;
    await enterLink(visit, arrival);
    const page = landing(product.link.stages, visit.stage) ?? travelRoutes.start.path;
    const state = { phonenumber: visit.phonenumber, cipher: visit.cipher };
    // In place of the code: back must not lead to a code that was used.
    void navigate(quoteAddress(page, visit.quoteId === '' ? undefined : visit.quoteId), {
      replace: true,
      state,
    });
  };

  return (
    <Page title={t('travel.otp.title')}>
      <PhoneAndOtp
        flow="customer"
        inviter={arrival.inviter}
        linkId={arrival.linkId}
        onVerified={(reply) => void land(reply)}
      />
    </Page>
  );
};
