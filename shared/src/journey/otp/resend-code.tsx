import { useEffect, useState } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { resendInSeconds } from '#domain/people/otp.ts';
import { useText } from '#messages/text.ts';
import { useSendOtp } from './phone-step.tsx';
import type { OtpRequestFor, SentOtp } from './phone-step.tsx';

const TICK_MS = 1000;
/** A longer wait is told in minutes. */
const MOST_SECONDS = 90;

interface ResendCodeProps {
  request: OtpRequestFor;
  sent: SentOtp;
  onSent: (sent: SentOtp) => void;
}

const useWaitText = (seconds: number): string => {
  const text = useText();
  if (seconds <= 0) return text('otp.resend');
  return seconds > MOST_SECONDS
    ? text('otp.resendInMinutes', { minutes: Math.ceil(seconds / 60) })
    : text('otp.resendIn', { seconds });
};

/** Another code, once the wait is over. */
export const ResendCode = ({ request, sent, onSent }: ResendCodeProps) => {
  const sending = useSendOtp(request);
  const [now, setNow] = useState(() => Math.max(Date.now(), sent.sentAt));
  // What the server says to wait goes before the minute that this page counts.
  const [allowedAt, setAllowedAt] = useState(0);
  const seconds = Math.max(
    resendInSeconds(sent.sentAt, Math.max(now, sent.sentAt)),
    Math.ceil((allowedAt - now) / 1000),
  );
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const send = (): void =>
    sending.mutate(sent.phone, {
      onSuccess: (answer) => {
        if (answer.sent !== undefined) onSent(answer.sent);
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.retryAfter === undefined) return;
        setNow(Date.now());
        setAllowedAt(Date.now() + error.retryAfter * 1000);
      },
    });
  const label = useWaitText(seconds);

  return (
    <button type="button" className="py-text-button" disabled={isWaiting || sending.isPending} onClick={send}>
      {label}
    </button>
  );
};
