import { useId, useState } from 'react';
import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import type { VerifiedOtp } from '#api/endpoints/auth.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { checkOtp, otpServerMessage } from '#domain/people/otp.ts';
import { useText } from '#messages/text.ts';
import type { OtpFlow, SentOtp } from './phone-step.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResendCode } from './resend-code.tsx';
import { serverMessage } from '#api/server-message.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import { OtpEntry, emptyOtp } from '#ui/fields/otp-entry.tsx';
import styles from './otp-step.module.css';

/** Answers the verified reply, or the text for the boxes; anything else fails as every call does. */
const useVerifyOtp = () =>
  useMutation({
    mutationFn: async (body: { key: string; otp: number }) => {
      try {
        return { reply: await call(endpoints.verifyOtp, { body }) };
      } catch (error) {
        const refused = otpServerMessage(serverMessage(error).trim());
        if (refused === undefined) throw error;
        return { refused };
      }
    },
  });

interface OtpStepProps {
  flow: OtpFlow;
  linkId: string | undefined;
  sent: SentOtp;
  onSentAgain: (sent: SentOtp) => void;
  onChangePhone: () => void;
  onVerified: (reply: VerifiedOtp) => void;
}

export const OtpStep = ({ flow, linkId, sent, onSentAgain, onChangePhone, onVerified }: OtpStepProps) => {
  const text = useText();
  const id = useId();
  const [boxes, setBoxes] = useState(emptyOtp);
  const [problem, setProblem] = useState<ReturnType<typeof otpServerMessage>>();
  const verifying = useVerifyOtp();
  const failure = verifying.isError
    ? serverMessage(verifying.error) || text('error.requestFailed')
    : undefined;

  const submit = (): void => {
    if (verifying.isPending) return;
    const code = boxes.join('');
    const wrong = checkOtp(code);
    setProblem(wrong);
    if (wrong !== undefined) return;
    verifying.mutate(
      { key: sent.key, otp: Number(code) },
      {
        onSuccess: (answer) => {
          if (answer.reply === undefined) setProblem(answer.refused);
          else onVerified(answer.reply);
        },
      },
    );
  };

  const startAnew = (): void => {
    setBoxes(emptyOtp());
    setProblem(undefined);
    verifying.reset();
  };

  return (
    <OtpForm onSubmit={submit}>
      <h2>{text('otp.title')}</h2>
      <p id={`${id}-sent`} aria-live="polite">
        {text('otp.sent', { phone: sent.phone })}
      </p>
      <div className="py-stack-tight">
        <OtpEntry
          focusFirst
          value={boxes}
          isWrong={problem !== undefined}
          describedBy={`${id}-sent ${id}-error`}
          onChange={(next) => {
            setBoxes(next);
            setProblem(undefined);
          }}
        />
        <FieldError id={`${id}-error`}>{problem === undefined ? failure : text(problem)}</FieldError>
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={verifying.isPending}>
        {text('otp.verify')}
      </Button>
      <div className={`py-row ${styles.actions}`}>
        <ResendCode
          flow={flow}
          linkId={linkId}
          sent={sent}
          onSent={(again) => {
            startAnew();
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
