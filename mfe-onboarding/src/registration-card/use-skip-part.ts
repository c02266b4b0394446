import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import type { OptionalPart } from '@payung/shared/domain/onboarding/registration.ts';
import { useRegistrationWrite } from '#registration/use-registration.ts';

/** Goes on without a part (ONB-036); of the card that leads to the terms of the kind. */
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
