import { Navigate, useLocation } from 'react-router-dom';
import { isOpen } from '@payung/shared/domain/onboarding/progress.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { partAddress, statusAddress } from '#registration/addresses.ts';
import { useRegistration } from '#registration/use-registration.ts';
import type { BankValues } from '#bank-account/bank-fields.tsx';
import { BankEntry } from './bank-entry.tsx';

/** Step 3: the account to which the agent is paid (ONB-004, ruling R55). */
export const Screen = () => {
  const text = useText();
  const { pathname } = useLocation();
  const registration = useRegistration();
  const draft = useFormDraft<BankValues>('registration/bank');
  const shown = registration.data;
  if (shown !== undefined && (!isOpen(shown) || shown.isLocked)) {
    return <Navigate to={statusAddress(shown.status)} replace />;
  }
  // One page for each kind; without a kind the form comes first.
  if (shown !== undefined && partAddress(shown.kind, 'bank') !== pathname) {
    return <Navigate to={partAddress(shown.kind, 'bank')} replace />;
  }
  if (shown !== undefined && draft.restored.isSuccess) {
    return <BankEntry registration={shown} draft={draft} />;
  }
  return (
    <Page title={text('regbank.title')} back={onboardingRoutes.tasks.path}>
      <QueryBoundary of={[registration, draft.restored]} loading={<Loading shape="form" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};
