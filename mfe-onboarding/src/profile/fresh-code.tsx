import { useState, useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { FreshCode } from '@payung/shared/schemas/profile.ts';
import { useFailureText, serverMessage } from '@payung/shared/api/failure-text.ts';
import { checkOtp, OTP, otpServerMessage, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { serverNow, useServerNow } from '@payung/shared/session/clock/server-clock.ts';
import { emptyOtp, OtpEntry } from '@payung/shared/ui/fields/otp-entry.tsx';
import { DemoCode } from '@payung/shared/journey/otp/demo-help.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { refreshAfter, refreshProfile } from './own-profile.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const TICK_MS = 1000;

interface SentCode {
  readonly key: string;
  /** By the clock of the server, in milliseconds. */
  readonly sentAt: number;
}

type CodeProblem = NonNullable<ReturnType<typeof otpServerMessage>> | 'profile.code.first';

/** Seconds until another code can be requested. */
const useSecondsLeft = (sent: SentCode | undefined): number => {
  const now = useServerNow(TICK_MS, sent === undefined ? 0 : sent.sentAt + OTP.resendAfterSeconds * 1000);
  return sent === undefined ? 0 : resendInSeconds(sent.sentAt, Math.max(now, sent.sentAt));
};

/** The fresh code that a change of bank or tax data needs (ruling R55). */
export const useFreshCode = () => {
  const failureText = useFailureText();
  const [sent, setSent] = useState<SentCode>();
  const [boxes, setBoxes] = useState(emptyOtp);
  const [problem, setProblem] = useState<CodeProblem>();
  // Counts the times that the boxes are cleared: each time the first box gets the focus.
  const [resets, setResets] = useState(0);
  const secondsLeft = useSecondsLeft(sent);

  const reset = (wrong?: CodeProblem): void => {
    setBoxes(emptyOtp());
    setProblem(wrong);
    setResets((count) => count + 1);
  };
  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(profileEndpoints.sendFreshCode),
    onSuccess: ({ key }) => {
      setSent({ key, sentAt: serverNow() });
      reset();
    },
  });

  /** The code to send with the change; undefined, with a problem beside the boxes, when it is incomplete. */
  const take = (): FreshCode | undefined => {
    const digits = boxes.join('');
    const wrong = sent === undefined ? 'profile.code.first' : checkOtp(digits);
    setProblem(wrong);
    return sent === undefined || wrong !== undefined ? undefined : { key: sent.key, otp: Number(digits) };
  };

  /** Shows beside the boxes that the code was refused; false when the change was refused for another reason. */
  const refuse = (error: unknown): boolean => {
    const reason = error instanceof ApiError ? error.reason : undefined;
    const wrong = otpServerMessage(serverMessage(error) ?? '', reason);
    if (wrong !== undefined) reset(wrong);
    return wrong !== undefined;
  };

  return {
    sent,
    boxes,
    setBoxes: (next: readonly string[]): void => {
      setBoxes(next);
      setProblem(undefined);
    },
    problem,
    resets,
    secondsLeft,
    isOver: problem === 'otp.over',
    isSending: sending.isPending,
    sendFailure: sending.error === null ? undefined : failureText(sending.error),
    send: () => sending.mutate(),
    take,
    refuse,
  };
};

/** Saves a change together with a fresh code; a refused code is shown beside its boxes. */
export const useCodedSave = <Change,>(
  send: (change: Change, code: FreshCode) => Promise<unknown>,
  onSaved: () => void,
) => {
  const code = useFreshCode();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: (given: { readonly change: Change; readonly code: FreshCode }) =>
      send(given.change, given.code),
    onSuccess: async () => {
      await refreshProfile();
      onSaved();
    },
    onError: async (error) => {
      setProblem(code.refuse(error) ? undefined : failureText(error));
      await refreshAfter(error);
    },
  });
  return {
    code,
    problem,
    isSaving: saving.isPending,
    save: (change: Change): void => {
      const fresh = code.take();
      if (fresh === undefined || saving.isPending) return;
      setProblem(undefined);
      saving.mutate({ change, code: fresh });
    },
  };
};

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
            focusAgain={code.resets}
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
