import { useId } from 'react';
import { Button } from 'antd';
import { DemoCode } from '@payung/shared/journey/otp/demo-help.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { OtpEntry } from '@payung/shared/ui/fields/otp-entry.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import type { useFreshCode } from './use-fresh-code.ts';

interface FreshCodeBlockProps {
  code: ReturnType<typeof useFreshCode>;
  phone: string;
}

/** Sends a code to the agent's own phone and takes it. */
export const FreshCodeBlock = ({ code, phone }: FreshCodeBlockProps) => {
  const text = useText();
  const id = useId();
  const { sent, problem, secondsLeft } = code;
  const label = sent === undefined ? text('profile.code.send') : text('otp.resend');
  return (
    <Block id="fresh-code" title={text('profile.code')}>
      <p id={`${id}-why`} className="py-quiet">
        {sent === undefined ? text('profile.code.why') : text('otp.sent', { phone })}
      </p>
      {sent === undefined ? null : (
        <>
          <OtpEntry
            value={code.boxes}
            onChange={code.setBoxes}
            isWrong={problem !== undefined}
            disabled={code.isOver}
            focusAgain={code.beginnings}
            describedBy={`${id}-why ${id}-error`}
          />
          <DemoCode otpKey={sent.key} />
        </>
      )}
      <FieldError id={`${id}-error`}>{problem === undefined ? undefined : text(problem)}</FieldError>
      {code.sendFailure === undefined ? null : <InlineNotice kind="error" text={code.sendFailure} />}
      <div>
        <Button
          disabled={secondsLeft > 0}
          loading={code.isSending}
          aria-busy={code.isSending || undefined}
          onClick={code.send}
        >
          {secondsLeft > 0 ? text('otp.resendIn', { seconds: secondsLeft }) : label}
        </Button>
      </div>
    </Block>
  );
};
