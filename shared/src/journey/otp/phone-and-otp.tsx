import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { specifiedVerifiedPhone } from '@payung/shared/session/specified-names.ts';
import { enterLink } from '@payung/shared/session/sign-in.ts';
import type { VerifiedOtp, Visit } from '#schemas/auth.ts';
import { landing } from '#domain/link.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { useText } from '#messages/text.ts';
import type { ProductDescription } from '#product.ts';
import { shellRoutes } from '#routes/shell-routes.ts';
import { Page } from '#ui/layout/page.tsx';
import { arrivalOf } from './arrival.ts';
import { OtpStep } from './otp-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import type { OtpFlow, SentOtp } from './phone-step.tsx';

/** Where the quote behind a link stands (rulings G12, K60); without a known stage the product's start. */
export const landingOf = (product: ProductDescription, start: string, visit: Visit): string =>
  landing(product.link.stages, visit.stage) ?? start;

/** Leads a customer on, with the state of a link visit, in place of the page with the code. */
export const useLandOn = (): ((path: string, visit: Visit) => void) => {
  const navigate = useNavigate();
  return (path, visit) => {
    void navigate(quoteAddress(path, visit.quoteId === '' ? undefined : visit.quoteId), {
      // Back must not lead to a code that was used.
      replace: true,
      state: specifiedVerifiedPhone.encode({ phone: visit.phone, cipher: visit.cipher }),
    });
  };
};

interface CustomerOtpProps {
  /** The phone number is verified and this tab is in link mode; from here the product leads on (`useLandOn`). */
  onArrived: (visit: Visit) => void;
}

/** A customer who followed a link verifies the phone number (rulings K61, K62). */
export const CustomerOtp = ({ onArrived }: CustomerOtpProps) => {
  const text = useText();
  const arrival = arrivalOf(useLocation().state);
  if (arrival === undefined) return <Navigate to={shellRoutes.login.path} replace />;

  const land = async ({ visit }: VerifiedOtp): Promise<void> => {
    if (visit === undefined) return;
    await enterLink(visit, arrival);
    onArrived(visit);
  };

  return (
    <Page title={text('phone.verify')}>
      <PhoneAndOtp
        flow="customer"
        inviter={arrival.inviter}
        linkId={arrival.linkId}
        onVerified={(reply) => void land(reply)}
      />
    </Page>
  );
};

interface PhoneAndOtpProps {
  flow: OtpFlow;
  /** First name of who shared the link. */
  inviter?: string;
  /** The six characters of the link that the customer holds. */
  linkId?: string;
  onVerified: (reply: VerifiedOtp) => void;
}

/** Verifies a phone: its number first, then the code that was sent to it (OTP-001 to OTP-020). */
export const PhoneAndOtp = ({ flow, inviter, linkId, onVerified }: PhoneAndOtpProps) => {
  const [sent, setSent] = useState<SentOtp>();
  const [isCorrecting, setCorrecting] = useState(false);
  if (sent === undefined || isCorrecting) {
    return (
      <PhoneStep
        flow={flow}
        linkId={linkId}
        inviter={inviter}
        initial={sent?.phone ?? ''}
        onSent={(next) => {
          setSent(next);
          setCorrecting(false);
        }}
      />
    );
  }
  return (
    <OtpStep
      flow={flow}
      linkId={linkId}
      sent={sent}
      onSentAgain={setSent}
      onChangePhone={() => setCorrecting(true)}
      onVerified={onVerified}
    />
  );
};
