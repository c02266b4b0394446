import { Navigate, useNavigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { isOpen } from '@payung/shared/domain/onboarding/progress.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { formStateOf, partAddress, statusAddress } from '#registration/addresses.ts';
import { BirthDateBlock } from '#registration/birth-date-block.tsx';
import { useLeave, useRegistration } from '#registration/use-registration.ts';
import { MyData } from '#registration/my-data.tsx';
import styles from './error.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

const Contact = () => {
  const text = useText();
  return (
    <SupportLinks subject={text('regerror.subject', { brand: BRAND.name })} label={text('onb.contactUs')} />
  );
};

/** Until when the data is kept, with a way to delete it earlier; on another device after the birth date. */
const Refused = ({ registration: { reason, isLocked, deletedAt } }: { registration: Registration }) => {
  const text = useText();
  const leave = useLeave();
  return (
    <ResultPage
      kind="error"
      title={text('regerror.refused')}
      text={text('regerror.refusedText')}
      actions={
        <>
          <Contact />
          {isLocked ? (
            <Button size="large" loading={leave.isPending} onClick={() => leave.mutate()}>
              {text('regerror.leave')}
            </Button>
          ) : null}
        </>
      }
    >
      {reason === '' ? null : <p className={styles.reason}>{text('regerror.reason', { reason })}</p>}
      {isLocked ? (
        <BirthDateBlock />
      ) : (
        <MyData until={text('regerror.deletedAt', { day: formatDate(deletedAt) })} />
      )}
    </ResultPage>
  );
};

/** Something failed, and it can be tried again: the photo of the card, or the list of tasks. */
const Failed = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const navigate = useNavigate();
  const { kind } = registration;
  return (
    <ResultPage
      kind="error"
      title={text('regerror.failed')}
      text={text('regerror.failedText')}
      actions={
        <>
          <Button
            type="primary"
            size="large"
            onClick={() => void navigate(onboardingRoutes.tasks.path, { replace: true })}
          >
            {text('onb.backToTasks')}
          </Button>
          {kind === undefined || registration.isLocked ? null : (
            <Button
              size="large"
              onClick={() =>
                void navigate(partAddress(kind, 'idCard'), {
                  replace: true,
                  state: formStateOf(registration),
                })
              }
            >
              {text('regerror.retake')}
            </Button>
          )}
          <Contact />
        </>
      }
    />
  );
};

/** Registration failed (N07): refused permanently, or something to try again. */
export const Screen = () => {
  const registration = useRegistration();
  return (
    <QueryBoundary of={[registration]} loading={<Loading shape="result" />}>
      {(shown) => {
        if (shown.status === 'refused') return <Refused registration={shown} />;
        if (isOpen(shown)) return <Failed registration={shown} />;
        return <Navigate to={statusAddress(shown.status)} replace />;
      }}
    </QueryBoundary>
  );
};
