import { useId, useState } from 'react';
import { Button } from 'antd';
import type { VerifiedOtp } from '#api/endpoints/auth.ts';
import { checkOtp } from '#domain/people/otp.ts';
import type { otpServerMessage, phoneServerMessage } from '#domain/people/otp.ts';
import { useText } from '#messages/text.ts';
import type { OtpRequestFor, SentOtp } from './phone-step.tsx';
import { DemoCode } from './demo-code.tsx';
import { OtpForm } from './otp-form.tsx';
import { ResendCode } from './resend-code.tsx';
import { useVerifyOtp } from './use-verify-otp.ts';
import { useFailureText } from '#api/failure-text.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import { OtpEntry, emptyOtp } from '#ui/fields/otp-entry.tsx';
import styles from './otp-step.module.css';

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
