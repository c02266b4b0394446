import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { Agreement } from '@payung/shared/schemas/agreement.ts';
import { queryClient, queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { AcceptBar, AgreementText } from '#agreement/agreement-text.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { partAddress } from '#registration/addresses.ts';
import { nextTaskAddress } from '#registration/tasks.ts';
import { refreshRegistration, useRegistration } from '#registration/use-registration.ts';

/** Opens the next task of the refreshed registration. */
const useOpenNextTask = () => {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: queryOf(agreementEndpoints.getAgreement).queryKey });
    await navigate(nextTaskAddress(await refreshRegistration()));
  };
};

/** Accepts, or continues when it was accepted before. */
const Bar = ({ agreement }: { readonly agreement: Agreement }) => {
  const text = useText();
  const openNextTask = useOpenNextTask();
  return agreement.acceptedAt === undefined ? (
    <AcceptBar agreement={agreement} onAccepted={openNextTask} />
  ) : (
    <ActionBar primary={{ label: text('regterms.next'), onPress: () => void openNextTask() }} />
  );
};

/** The agreement within a registration, on the page of persons or that of companies (ONB-028). */
export const Screen = () => {
  const text = useText();
  const { pathname } = useLocation();
  const registration = useRegistration();
  const agreement = useQuery(queryOf(agreementEndpoints.getAgreement));
  const own = registration.data && partAddress(registration.data.kind, 'agreement');
  if (own !== undefined && own !== pathname) return <Navigate to={own} replace />;
  return (
    <Page
      title={text('regterms.title')}
      intro={text('regterms.intro')}
      back={onboardingRoutes.tasks.path}
      bar={agreement.data && registration.data ? <Bar agreement={agreement.data} /> : undefined}
    >
      <QueryBoundary of={[registration, agreement]} loading={<Loading shape="sections" />}>
        {(_registration, shown) => <AgreementText agreement={shown} />}
      </QueryBoundary>
    </Page>
  );
};
