import { useEffect, useState } from 'react';
import { resendInSeconds } from '#domain/people/otp.ts';
import { useText } from '#messages/text.ts';
import { useSendOtp } from './phone-step.tsx';
import type { OtpFlow, SentOtp } from './phone-step.tsx';

const TICK_MS = 1000;

interface ResendCodeProps {
  flow: OtpFlow;
  linkId: string | undefined;
  sent: SentOtp;
  onSent: (sent: SentOtp) => void;
}

/** Another code, once the wait is over. */
export const ResendCode = ({ flow, linkId, sent, onSent }: ResendCodeProps) => {
  const text = useText();
  const sending = useSendOtp(flow, linkId);
  const [now, setNow] = useState(sent.sentAt);
  const seconds = resendInSeconds(sent.sentAt, Math.max(now, sent.sentAt));
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <button
      type="button"
      className="py-text-button"
      disabled={isWaiting || sending.isPending}
      onClick={() =>
        sending.mutate(sent.phone, {
          onSuccess: (answer) => {
            if (answer.sent !== undefined) onSent(answer.sent);
          },
        })
      }
    >
      {isWaiting ? text('otp.resendIn', { seconds }) : text('otp.resend')}
    </button>
  );
};
