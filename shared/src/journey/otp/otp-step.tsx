import { useId, useState } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { useOneCall } from '#api/one-call.ts';
import type { VerifiedOtp } from '#schemas/auth.ts';
import { authEndpoints } from '#api/endpoints/auth.ts';
import { checkOtp, OTP, resendInSeconds, otpServerMessage, phoneServerMessage } from '#domain/people/otp.ts';
import { useText } from '#messages/text.ts';
import { serverNow, useServerNow } from '@payung/shared/session/clock/server-clock.ts';
import { useFailureText, serverMessage } from '#api/failure-text.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import { OtpEntry, emptyOtp } from '#ui/fields/otp-entry.tsx';
import type { OtpRequestFor, SentOtp } from './phone-step.tsx';
import { OtpForm, useSendOtp } from './phone-step.tsx';
import { DemoCode } from './demo-help.tsx';
import styles from './otp-step.module.css';
import { Button } from '#ui/button.tsx';

interface OtpStepProps extends OtpRequestFor {
  sent: SentOtp;
  onSentAgain: (sent: SentOtp) => void;
  onChangePhone: () => void;
  onVerified: (reply: VerifiedOtp) => void;
}

export const OtpStep = ({ sent, onSentAgain, onChangePhone, onVerified, ...request }: OtpStepProps) => {
  const text = useText();
  const id = useId();
  const [boxes, setBoxes] = useState(emptyOtp);
  const [problem, setProblem] = useState<ReturnType<typeof otpServerMessage | typeof phoneServerMessage>>();
  // Counts refused codes: with each the first box takes the focus again.
  const [refusals, setRefusals] = useState(0);
  // Somebody has guessed at this phone: one right code was not enough.
  const [isSecond, setSecond] = useState(false);
  const verifying = useVerifyOtp();
  const isOver = problem === 'otp.over';
  const isVerified = verifying.data?.reply !== undefined;
  const failureText = useFailureText();
  const failure = verifying.isError ? failureText(verifying.error) : undefined;

  const submit = (code: string): void => {
    if (verifying.isPending || isVerified || isOver) return;
    // A press on the button just after a refusal: the refusal stays.
    if (code === '' && problem !== undefined) return;
    const wrong = checkOtp(code);
    setProblem(wrong);
    if (wrong !== undefined) return;
    verifying.mutate(
      { key: sent.key, otp: Number(code) },
      {
        onSuccess: (answer) => {
          if (answer.reply?.nextKey !== undefined) {
            startAnew();
            setSecond(true);
            onSentAgain({ phone: sent.phone, key: answer.reply.nextKey, sentAt: serverNow() });
            return;
          }
          if (answer.reply !== undefined) {
            onVerified(answer.reply);
            return;
          }
          setProblem(answer.refused);
          setBoxes(emptyOtp());
          setRefusals((count) => count + 1);
        },
      },
    );
  };

  const startAnew = (): void => {
    setBoxes(emptyOtp());
    setProblem(undefined);
    setRefusals((count) => count + 1);
    verifying.reset();
  };

  return (
    <OtpForm onSubmit={() => submit(boxes.join(''))}>
      <h2>{text('otp.title')}</h2>
      <p id={`${id}-sent`} aria-live="polite">
        {text('otp.sent', { phone: sent.phone })}
      </p>
      {isSecond ? <output>{text('otp.second')}</output> : null}
      <div className="py-stack-tight">
        <OtpEntry
          focusFirst
          focusAgain={refusals}
          disabled={isOver}
          value={boxes}
          isWrong={problem !== undefined}
          describedBy={`${id}-sent ${id}-error`}
          onChange={(next) => {
            setBoxes(next);
            setProblem(undefined);
          }}
          onComplete={submit}
        />
        <FieldError id={`${id}-error`}>{problem === undefined ? failure : text(problem)}</FieldError>
      </div>
      <DemoCode otpKey={sent.key} />
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        disabled={isOver}
        loading={verifying.isPending}
      >
        {text('otp.verify')}
      </Button>
      <div className={`py-row ${styles.actions}`}>
        <ResendCode
          request={request}
          sent={sent}
          onSent={(again) => {
            startAnew();
            setSecond(false);
            onSentAgain(again);
          }}
        />
        <button type="button" className="py-text-button" onClick={onChangePhone}>
          {text('otp.changePhone')}
        </button>
      </div>
    </OtpForm>
  );
};

const TICK_MS = 1000;
/** A longer wait is shown in minutes. */
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
const ResendCode = ({ request, sent, onSent }: ResendCodeProps) => {
  const sending = useSendOtp(request);
  // What the server says to wait goes before the minute that this page counts.
  const [allowedAt, setAllowedAt] = useState(0);
  const now = useServerNow(TICK_MS, Math.max(allowedAt, sent.sentAt + OTP.resendAfterSeconds * 1000));
  const seconds = Math.max(
    resendInSeconds(sent.sentAt, Math.max(now, sent.sentAt)),
    Math.ceil((allowedAt - now) / 1000),
  );
  const isWaiting = seconds > 0;

  const send = (): void =>
    sending.mutate(sent.phone, {
      onSuccess: (answer) => {
        if (answer.sent !== undefined) onSent(answer.sent);
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.retryAfter === undefined) return;
        setAllowedAt(serverNow() + error.retryAfter * 1000);
      },
    });
  const label = useWaitText(seconds);

  return (
    <button type="button" className="py-text-button" disabled={isWaiting || sending.isPending} onClick={send}>
      {label}
    </button>
  );
};

interface VerifyAnswer {
  readonly reply?: VerifiedOtp;
  readonly refused?: ReturnType<typeof otpServerMessage> | ReturnType<typeof phoneServerMessage>;
}

/** Answers the verified reply, or the text for the boxes; anything else fails as every call does. */
const useVerifyOtp = () =>
  useOneCall(async (body: { key: string; otp: number }): Promise<VerifyAnswer> => {
    try {
      return { reply: await call(authEndpoints.verifyOtp, { body }) };
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : undefined;
      const message = serverMessage(error).trim();
      // Somebody became an agent with this phone since the code was sent.
      const refused = otpServerMessage(message, reason) ?? phoneServerMessage(message);
      if (refused === undefined) throw error;
      return { refused };
    }
  });
