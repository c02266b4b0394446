import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { useOneCall } from '#api/one-call.ts';
import { authEndpoints } from '#api/endpoints/auth.ts';
import { isReferralRefused, phoneServerMessage } from '#domain/people/otp.ts';
import { takeEarlyTyping } from './early-typing.ts';
import type { EarlyTyping } from './early-typing.ts';
import { checkPhoneForOtp, copiedPhone, normalisePhone } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';
import { useFailureText, serverMessage } from '#api/failure-text.ts';
import { PhoneEntry } from '#ui/fields/phone-entry.tsx';
import { DemoPeople } from './demo-help.tsx';
import styles from './phone-step.module.css';
import { Button } from '#ui/button.tsx';

export type OtpFlow = 'customer' | 'agent' | 'registration';

/** A code is on its way. */
export interface SentOtp {
  readonly phone: string;
  readonly key: string;
  /** By the clock of the server, in milliseconds. */
  readonly sentAt: number;
}

/** Beside the phone: the link that somebody holds, and the code of the agent who invited somebody who registers. */
export interface OtpRequestFor {
  flow: OtpFlow;
  linkId?: string | undefined;
  referralCode?: string | undefined;
}

/** Only what is known goes along: the server tells the flows apart by it. */
const bodyOf = (phone: string, { linkId, referralCode }: OtpRequestFor) => ({
  phone,
  ...(linkId === undefined ? {} : { linkId }),
  ...(referralCode === undefined ? {} : { referralCode }),
});

interface SendAnswer {
  readonly sent?: SentOtp;
  readonly refused?: ReturnType<typeof phoneServerMessage>;
  readonly isReferralRefused?: true;
}

/** Answers what was sent, or what a field says of it; anything else fails as every call does. */
export const useSendOtp = (request: OtpRequestFor) =>
  useOneCall(async (phone: string): Promise<SendAnswer> => {
    try {
      const { key } = await call(authEndpoints.sendOtp, {
        query: request.flow === 'customer' ? { isCustomerFlow: 'true' } : {},
        body: bodyOf(phone, request),
        provenFor: normalisePhone(phone),
      });
      return { sent: { phone, key, sentAt: serverNow() } };
    } catch (error) {
      const message = serverMessage(error).trim();
      if (isReferralRefused(message)) return { isReferralRefused: true };
      const refused = phoneServerMessage(message);
      if (refused === undefined) throw error;
      return { refused };
    }
  });

interface PhoneStepProps {
  flow: OtpFlow;
  linkId: string | undefined;
  introduction?: ReactNode;
  /** What was typed before, when somebody comes back. */
  initial: string;
  onSent: (sent: SentOtp) => void;
}

export const PhoneStep = ({ flow, linkId, introduction, initial, onSent }: PhoneStepProps) => {
  const text = useText();
  const id = useId();
  const [phone, setPhone] = useState(initial);
  const [early, setEarly] = useState<EarlyTyping>();
  const [problem, setProblem] = useState<
    ReturnType<typeof checkPhoneForOtp> | 'phone.used' | 'phone.invalid'
  >();
  const sending = useSendOtp({ flow, linkId });
  const failureText = useFailureText();
  const failure = sending.isError ? failureText(sending.error) : undefined;

  useLayoutEffect(() => {
    const typed = takeEarlyTyping();
    if (typed === undefined) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only now has the drawn field been replaced; nothing is painted between
    setPhone(copiedPhone(typed.text));
    setEarly(typed);
  }, []);

  useLayoutEffect(() => {
    if (early?.selection === undefined) return;
    const field = document.getElementById(id) as HTMLInputElement | null;
    field?.focus();
    field?.setSelectionRange(...early.selection);
  }, [early, id]);

  const submit = (): void => {
    if (sending.isPending) return;
    const wrong = checkPhoneForOtp(phone);
    setProblem(wrong);
    if (wrong !== undefined) return;
    sending.mutate(phone, {
      onSuccess: (answer) => {
        if (answer.sent === undefined) setProblem(answer.refused);
        else onSent(answer.sent);
      },
    });
  };

  const send = useRef(submit);
  useEffect(() => {
    send.current = submit;
  });
  useEffect(() => {
    if (early?.isSent === true) send.current();
  }, [early]);

  return (
    <OtpForm onSubmit={submit}>
      {introduction}
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('phone.label')}
        </label>
        <PhoneEntry
          id={id}
          autoComplete={flow === 'agent' ? 'tel webauthn' : 'tel'}
          value={phone}
          error={problem === undefined ? failure : text(problem)}
          onChange={(digits) => {
            setPhone(digits);
            setProblem(undefined);
          }}
        />
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={sending.isPending}>
        {text('phone.send')}
      </Button>
      {flow === 'agent' ? (
        <DemoPeople
          onChoose={(chosen) => {
            setPhone(chosen);
            setProblem(undefined);
          }}
        />
      ) : null}
    </OtpForm>
  );
};

interface OtpFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of each of the two steps: the phone number, and the code that was sent to it. */
export const OtpForm = ({ onSubmit, children }: OtpFormProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
