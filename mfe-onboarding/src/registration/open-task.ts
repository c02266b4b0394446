import { useNavigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import type { RegistrationPart } from '@payung/shared/domain/onboarding/registration.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { formStateOf, partAddress } from './addresses.ts';
import { nextTaskAddress } from './next-task.ts';

interface Target {
  readonly to: string;
  readonly state: object;
}

/** The page of one task, with what the form is told (ONB-008). */
export const taskTarget = (registration: Registration, part: RegistrationPart): Target => ({
  to: partAddress(registration.kind, part),
  state: formStateOf(registration),
});

/** The main step: what staff sent back is corrected in its mode of the form, the photo of the card too. */
export const nextTarget = (registration: Registration): Target => ({
  to: registration.mode === undefined ? nextTaskAddress(registration) : onboardingRoutes.form.path,
  state: formStateOf(registration),
});

export const useOpenTask = () => {
  const navigate = useNavigate();
  return ({ to, state }: Target): void => void navigate(to, { state });
};
