import { useEffect, useRef } from 'react';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { useOneCall } from '@payung/shared/api/one-call.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { whenIdle } from '#work/when-idle.ts';
import { useText } from '#messages/text.ts';
import {
  signInWithPasskey,
  stopWaiting,
  passkeyProblem,
  hasPasskeys,
  offersPasskeys,
} from '#screens/passkeys/passkey-calls.ts';
import styles from './passkey-login.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface PasskeyLoginProps {
  readonly onVerified: (reply: VerifiedOtp) => void;
}

const useProblemText = (error: unknown): string | undefined => {
  const text = useText();
  const failureText = useFailureText();
  if (error === null) return undefined;
  const problem = passkeyProblem(error);
  if (problem === 'replaced') return undefined;
  if (problem === 'server') return failureText(error);
  return text(problem === 'cancelled' ? 'login.passkey.cancelled' : 'passkeys.failed');
};

/** The sign-in with a passkey: beside the phone form, and at its field where the browser offers it. */
export const PasskeyLogin = ({ onVerified }: PasskeyLoginProps) => {
  const text = useText();
  const signIn = useOneCall(signInWithPasskey, { quiet: true, onSuccess: onVerified });
  const problem = useProblemText(signIn.error);
  const wait = useRef(() => signIn.mutate(true));

  useEffect(() => {
    let isLeft = false;
    const stop = whenIdle(() => {
      void offersPasskeys().then((isOffered) => {
        if (isOffered && !isLeft) wait.current();
      });
    });
    return () => {
      isLeft = true;
      stop();
      stopWaiting();
    };
  }, []);

  if (!hasPasskeys()) return null;
  return (
    <div className={`py-stack-tight ${styles.form}`}>
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      <Button size="large" block onClick={() => signIn.mutate(false)}>
        {text('login.passkey')}
      </Button>
    </div>
  );
};
