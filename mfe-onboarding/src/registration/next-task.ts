import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { isOpen, maySubmit, nextPart } from '@payung/shared/domain/onboarding/progress.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { partAddress, statusAddress } from './addresses.ts';

/** Everything that has to be given is given, and it can be sent. */
export const isReadyToSubmit = (registration: Registration): boolean =>
  maySubmit(registration) && !registration.isLocked;

/** The page of the next open part: form, card, terms, tax, bank; the list of tasks once nothing is open. */
export const nextTaskAddress = (registration: Registration): string => {
  if (!isOpen(registration)) return statusAddress(registration.status);
  const next = nextPart(registration);
  if (next === undefined || registration.isLocked) return onboardingRoutes.tasks.path;
  return partAddress(registration.kind, next);
};
