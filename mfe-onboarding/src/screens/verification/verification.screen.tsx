import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';
import { statusAddress } from '#registration/addresses.ts';
import { useLeave } from '#registration/use-registration.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** Interval in which a visible page asks for the decision. */
const POLL_MS = 10_000;

const Waiting = ({
  registration,
  isChecking,
  onCheck,
}: {
  registration: Registration;
  isChecking: boolean;
  onCheck: () => void;
}) => {
  const text = useText();
  const leave = useLeave();
  const { submittedAt } = registration;
  return (
    <ResultPage
      kind="waiting"
      title={text('waiting.title')}
      text={
        <div className="py-stack-tight">
          <p>{text('waiting.text')}</p>
          {submittedAt === undefined ? null : (
            <p className="py-small">{text('waiting.sentAt', { moment: formatMoment(submittedAt) })}</p>
          )}
        </div>
      }
      actions={
        <>
          <Button type="primary" size="large" loading={isChecking} onClick={onCheck}>
            {text('waiting.check')}
          </Button>
          <Button size="large" loading={leave.isPending} onClick={() => leave.mutate()}>
            {text('waiting.leave')}
          </Button>
        </>
      }
    />
  );
};

/** Step 4: staff review the documents (ONB-005, N12). The page redirects once they have decided. */
export const Screen = () => {
  const registration = useQuery({
    ...queryOf(onboardingEndpoints.getRegistration, { quiet: true }),
    refetchInterval: POLL_MS,
    // A tab that becomes visible again asks immediately.
    refetchOnWindowFocus: 'always',
  });
  const [isAsked, setAsked] = useState(false);
  const check = (): void => {
    setAsked(true);
    void registration.refetch().finally(() => setAsked(false));
  };
  return (
    <QueryBoundary of={[registration]} loading={<Loading shape="result" />}>
      {(shown) =>
        shown.status === 'submitted' ? (
          <Waiting registration={shown} isChecking={isAsked} onCheck={check} />
        ) : (
          <Navigate to={statusAddress(shown.status)} replace />
        )
      }
    </QueryBoundary>
  );
};
