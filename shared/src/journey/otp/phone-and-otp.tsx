import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { specifiedVerifiedPhone } from '@payung/shared/session/specified-names.ts';
import { enterLink } from '@payung/shared/session/sign-in.ts';
import type { VerifiedOtp, Visit } from '#schemas/auth.ts';
import { landing } from '#domain/link.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { useText } from '#messages/text.ts';
import type { ProductDescription } from '#product.ts';
import { shellRoutes } from '#routes/shell-routes.ts';
import { Page } from '#ui/layout/page.tsx';
import { arrivalOf, visitOf, withVisit } from './arrival.ts';
import { LinkIntroduction } from './link-introduction.tsx';
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
  /** The code is on its way: the moment to load what comes after it. */
  onSent?: () => void;
}

/**
 * A customer who followed a link verifies the phone number (rulings K61, K62). Drawn by the shell, before the product's
 * own page at this address: the first page of every customer waits for no remote.
 */
export const CustomerOtp = ({ onSent }: CustomerOtpProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const arrival = arrivalOf(state);
  if (arrival === undefined) return <Navigate to={shellRoutes.login.path} replace />;

  const land = async ({ visit }: VerifiedOtp): Promise<void> => {
    if (visit === undefined) return;
    await enterLink(visit, arrival);
    await navigate({ pathname, search }, { replace: true, state: withVisit(state, visit) });
  };

  return (
    <Page title={text('phone.verify')}>
      <PhoneAndOtp
        flow="customer"
        introduction={<LinkIntroduction arrival={arrival} />}
        linkId={arrival.linkId}
        onSent={onSent}
        onVerified={(reply) => void land(reply)}
      />
    </Page>
  );
};

interface ArrivedProps {
  /** This tab is in link mode; from here the product leads on (`useLandOn`). */
  onArrived: (visit: Visit) => void;
}

/** The product's page behind the code: takes over from the shell as soon as it is there. */
export const Arrived = ({ onArrived }: ArrivedProps) => {
  const visit = visitOf(useLocation().state);
  const arrive = useRef(onArrived);
  const isArrived = visit !== undefined;
  useEffect(() => {
    if (visit !== undefined) arrive.current(visit);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the visit, whose object is new with each navigation
  }, [isArrived]);
  return isArrived ? null : <Navigate to={shellRoutes.login.path} replace />;
};

interface PhoneAndOtpProps {
  flow: OtpFlow;
  /** Above the phone: who asks, and why. */
  introduction?: ReactNode;
  /** The six characters of the link that the customer holds. */
  linkId?: string;
  /** The code is on its way, for the first time. */
  onSent?: (() => void) | undefined;
  onVerified: (reply: VerifiedOtp) => void;
}

/** Verifies a phone: its number first, then the code that was sent to it (OTP-001 to OTP-020). */
export const PhoneAndOtp = ({ flow, introduction, linkId, onSent, onVerified }: PhoneAndOtpProps) => {
  const [sent, setSent] = useState<SentOtp>();
  const [isCorrecting, setCorrecting] = useState(false);
  if (sent === undefined || isCorrecting) {
    return (
      <PhoneStep
        flow={flow}
        linkId={linkId}
        introduction={introduction}
        initial={sent?.phone ?? ''}
        onSent={(next) => {
          setSent(next);
          setCorrecting(false);
          onSent?.();
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
