import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { isOpen } from '@payung/shared/domain/onboarding/progress.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { call } from '@payung/shared/api/client.ts';
import type { OptionalPart } from '@payung/shared/domain/onboarding/registration.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { statusAddress } from './addresses.ts';
import { useRegistration, useRegistrationWrite } from './use-registration.ts';

interface OpenRegistrationProps {
  /** The page of the registration's kind, where the screen has one for each. */
  address?: (registration: Registration) => string;
  children: (registration: Registration) => ReactNode;
}

const redirectOf = (
  registration: Registration,
  here: string,
  own: string | undefined,
): string | undefined => {
  if (!isOpen(registration)) return statusAddress(registration.status);
  // The birth date is asked there first, and the kind in the form.
  if (registration.isLocked || registration.kind === undefined) return onboardingRoutes.tasks.path;
  return own === undefined || own === here ? undefined : own;
};

/** Renders an unlocked registration that can be changed; redirects all others to the page of their state. */
export const OpenRegistration = ({ address, children }: OpenRegistrationProps) => {
  const registration = useRegistration();
  const { pathname } = useLocation();
  return (
    <QueryBoundary of={[registration]} loading={<Loading shape="sections" />}>
      {(known) => {
        const elsewhere = redirectOf(known, pathname, address?.(known));
        return elsewhere === undefined ? children(known) : <Navigate to={elsewhere} replace />;
      }}
    </QueryBoundary>
  );
};

/** Skips a part and opens the next page (ONB-036). */
export const useSkipPart = (part: OptionalPart, addressOf: (registration: Registration) => string) => {
  const navigate = useNavigate();
  const write = useRegistrationWrite<OptionalPart>((skipped, seenVersion) =>
    call(onboardingEndpoints.skipRegistrationPart, { body: { part: skipped }, seenVersion }),
  );
  return {
    isSkipping: write.isPending,
    problem: write.problem,
    skip: () => write.mutate(part, { onSuccess: (registration) => void navigate(addressOf(registration)) }),
  };
};
