import { useState } from 'react';
import type { VerifiedOtp } from '#api/endpoints/auth.ts';
import { OtpStep } from './otp-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import type { OtpFlow, SentOtp } from './phone-step.tsx';

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
