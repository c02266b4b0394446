import { lazy, Suspense, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { arrivalOf } from './arrival.ts';
import type { CodeArrival, Arrival } from './arrival.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { checkPhoneForOtp } from '@payung/shared/domain/people/phone.ts';
import { OtpForm, useSendOtp } from '@payung/shared/journey/otp/phone-step.tsx';
import type { SentOtp } from '@payung/shared/journey/otp/phone-step.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { PhoneEntry } from '@payung/shared/ui/fields/phone-entry.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

const PublicCardView = lazy(async () => {
  const { PublicCardView: View } = await import('#public-card/public-card.tsx');
  return { default: View };
});

/** Step 1: phone number and referral code (ONB-002, N02). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const arrival = arrivalOf(state, search);
  return (
    <Page title={text('register.title')} intro={text('register.intro')}>
      {arrival.inviter === '' ? null : <p>{text('register.inviter', { name: arrival.inviter })}</p>}
      {arrival.card === undefined || arrival.linkId === undefined ? null : (
        <Suspense fallback={null}>
          <PublicCardView card={arrival.card} linkId={arrival.linkId} />
        </Suspense>
      )}
      <RegisterForm
        arrival={arrival}
        onSent={(sent, referralCode) => {
          const next: CodeArrival = { ...arrival, referralCode, sent };
          void navigate(onboardingRoutes.otp.path, { state: next });
        }}
      />
      <p>
        {text('register.known')}{' '}
        <Link className="py-text-button" to={shellRoutes.login.path}>
          {text('register.login')}
        </Link>
      </p>
    </Page>
  );
};

const CODE_MAX = 40;

interface Problems {
  readonly phone?: ReturnType<typeof checkPhoneForOtp> | 'phone.used' | 'phone.invalid' | undefined;
  readonly code?: 'register.code.required' | 'onb.referralWrong' | undefined;
}

/** Checks both fields (ruling K64, ONB-018). */
const check = (phone: string, code: string): Problems => ({
  phone: checkPhoneForOtp(phone),
  code: code.trim() === '' ? 'register.code.required' : undefined,
});

interface RegisterFormProps {
  readonly arrival: Arrival;
  readonly onSent: (sent: SentOtp, referralCode: string) => void;
}

export const RegisterForm = ({ arrival, onSent }: RegisterFormProps) => {
  const text = useText();
  const id = useId();
  const failureText = useFailureText();
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const [phone, setPhone] = useState(arrival.phone ?? '');
  const [code, setCode] = useState(arrival.referralCode);
  const [problems, setProblems] = useState<Problems>({});
  const referralCode = code.trim();
  const sending = useSendOtp({ flow: 'registration', linkId: arrival.linkId, referralCode });
  const failure = sending.isError ? failureText(sending.error) : undefined;
  const { phone: phoneProblem, code: codeProblem } = problems;

  const refuse = (found: Problems): void => {
    setProblems(found);
    showMissing();
  };

  const submit = (): void => {
    if (sending.isPending) return;
    const found = check(phone, code);
    if (found.phone !== undefined || found.code !== undefined) {
      refuse(found);
      return;
    }
    setProblems({});
    sending.mutate(phone, {
      onSuccess: (answer) => {
        if (answer.sent !== undefined) onSent(answer.sent, referralCode);
        else if (answer.isReferralRefused === true) refuse({ code: 'onb.referralWrong' });
        else refuse({ phone: answer.refused });
      },
    });
  };

  return (
    <OtpForm onSubmit={submit}>
      <div className="py-stack" ref={around}>
        <div className="py-field">
          <label className="py-field-label" htmlFor={`${id}-phone`}>
            {text('phone.label')}
          </label>
          <PhoneEntry
            id={`${id}-phone`}
            value={phone}
            error={phoneProblem === undefined ? failure : text(phoneProblem)}
            onChange={(digits) => {
              setPhone(digits);
              setProblems({ ...problems, phone: undefined });
            }}
          />
        </div>
        <div className="py-field">
          <label className="py-field-label" htmlFor={`${id}-code`}>
            {text('register.code')}
          </label>
          <Input
            id={`${id}-code`}
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={CODE_MAX}
            value={code}
            status={codeProblem === undefined ? undefined : 'error'}
            aria-invalid={codeProblem === undefined ? undefined : true}
            aria-describedby={`${id}-code-help ${id}-code-error`}
            onChange={(event) => {
              setCode(event.target.value);
              setProblems({ ...problems, code: undefined });
            }}
          />
          <p id={`${id}-code-help`} className="py-field-help">
            {text('register.code.help')}
          </p>
          <FieldError id={`${id}-code-error`}>
            {codeProblem === undefined ? undefined : text(codeProblem)}
          </FieldError>
        </div>
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={sending.isPending}>
        {text('phone.send')}
      </Button>
    </OtpForm>
  );
};
