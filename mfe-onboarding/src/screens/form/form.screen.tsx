import { Navigate, useLocation } from 'react-router-dom';
import { isOpen } from '@payung/shared/domain/onboarding/progress.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { statusAddress } from '#registration/addresses.ts';
import { useRegistration } from '#registration/use-registration.ts';
import { FormEntry } from './form-entry.tsx';
import { openedFor } from './form.form.ts';
import type { FormTyped } from './form.form.ts';

/** Step 2: the form of a person or of a company (ONB-003, ONB-027, N09). */
export const Screen = () => {
  const text = useText();
  const { state } = useLocation();
  const registration = useRegistration();
  const draft = useFormDraft<FormTyped>('registration/form');
  const shown = registration.data;
  if (shown !== undefined && (!isOpen(shown) || shown.isLocked)) {
    // The birth date is asked there first.
    return <Navigate to={statusAddress(shown.status)} replace />;
  }
  if (shown !== undefined && draft.restored.isSuccess) {
    return <FormEntry registration={shown} openedFor={openedFor(state, shown)} draft={draft} />;
  }
  return (
    <Page title={text('regform.title')} back={onboardingRoutes.tasks.path}>
      <QueryBoundary of={[registration, draft.restored]} loading={<Loading shape="form" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};
