import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { FreshCode } from '@payung/shared/api/endpoints/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { checkOtp, otpServerMessage, resendInSeconds } from '@payung/shared/domain/people/otp.ts';
import { emptyOtp } from '@payung/shared/ui/fields/otp-entry.tsx';

const TICK_MS = 1000;

interface Sent {
  readonly key: string;
  readonly sentAt: number;
}

export type CodeProblem = NonNullable<ReturnType<typeof otpServerMessage>> | 'profile.code.first';

/** Seconds until another code may be asked for. */
const useSecondsLeft = (sent: Sent | undefined): number => {
  const [now, setNow] = useState(() => Date.now());
  const seconds = sent === undefined ? 0 : resendInSeconds(sent.sentAt, Math.max(now, sent.sentAt));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
};

/** The code that a change of bank or tax data asks for (ruling R55). */
export const useFreshCode = () => {
  const failureText = useFailureText();
  const [sent, setSent] = useState<Sent>();
  const [boxes, setBoxes] = useState(emptyOtp);
  const [problem, setProblem] = useState<CodeProblem>();
  // Counts codes that begin anew: with each the first box takes the focus.
  const [beginnings, setBeginnings] = useState(0);
  const secondsLeft = useSecondsLeft(sent);

  const begin = (wrong?: CodeProblem): void => {
    setBoxes(emptyOtp());
    setProblem(wrong);
    setBeginnings((count) => count + 1);
  };
  const sending = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(profileEndpoints.sendFreshCode),
    onSuccess: ({ key }) => {
      setSent({ key, sentAt: Date.now() });
      begin();
    },
  });

  /** What to send with the change; nothing, and a problem beside the boxes, where it is not whole. */
  const take = (): FreshCode | undefined => {
    const digits = boxes.join('');
    const wrong = sent === undefined ? 'profile.code.first' : checkOtp(digits);
    setProblem(wrong);
    return sent === undefined || wrong !== undefined ? undefined : { key: sent.key, otp: Number(digits) };
  };

  /** Whether the change was refused because of the code: that is said beside the boxes. */
  const refuse = (error: unknown): boolean => {
    const reason = error instanceof ApiError ? error.reason : undefined;
    const wrong = otpServerMessage(serverMessage(error) ?? '', reason);
    if (wrong !== undefined) begin(wrong);
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
    beginnings,
    secondsLeft,
    isOver: problem === 'otp.over',
    isSending: sending.isPending,
    sendFailure: sending.error === null ? undefined : failureText(sending.error),
    send: () => sending.mutate(),
    take,
    refuse,
  };
};
