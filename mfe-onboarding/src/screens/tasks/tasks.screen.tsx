import { Navigate } from 'react-router-dom';
import { isOpen } from '@payung/shared/domain/onboarding/progress.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { statusAddress } from '#registration/addresses.ts';
import { useRegistration } from '#registration/use-registration.ts';
import { LockedTasks } from './locked-tasks.tsx';
import { OpenTasks } from './open-tasks.tsx';

/** Where a registration stands, and what comes next. */
export const Screen = () => {
  const text = useText();
  const registration = useRegistration();
  const shown = registration.data;
  if (shown !== undefined && !isOpen(shown)) return <Navigate to={statusAddress(shown.status)} replace />;
  if (shown?.isLocked === false) return <OpenTasks registration={shown} />;
  return (
    <Page title={text('tasks.title')}>
      <QueryBoundary of={[registration]} loading={<Loading shape="list" />}>
        {(locked) => <LockedTasks registration={locked} />}
      </QueryBoundary>
    </Page>
  );
};
