import { useNavigate } from 'react-router-dom';
import type { Registration, PartState } from '@payung/shared/schemas/onboarding.ts';
import { isOpen, maySubmit, nextPart, askedParts } from '@payung/shared/domain/onboarding/progress.ts';
import type { RegistrationPart, PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { partAddress, statusAddress, formStateOf } from './addresses.ts';

/** Whether all required parts are complete, so that it can be sent. */
export const isReadyToSubmit = (registration: Registration): boolean =>
  maySubmit(registration) && !registration.isLocked;

/** The page of the next open part: form, card, terms, tax, bank; the list of tasks once nothing is open. */
export const nextTaskAddress = (registration: Registration): string => {
  if (!isOpen(registration)) return statusAddress(registration.status);
  const next = nextPart(registration);
  if (next === undefined || registration.isLocked) return onboardingRoutes.tasks.path;
  return partAddress(registration.kind, next);
};

interface Target {
  readonly to: string;
  readonly state: object;
}

/** The page of one task, with the navigation state of the form (ONB-008). */
export const taskTarget = (registration: Registration, part: RegistrationPart): Target => ({
  to: partAddress(registration.kind, part),
  state: formStateOf(registration),
});

/** The main step: a part that staff sent back opens the form in its mode, the photo of the card included. */
export const nextTarget = (registration: Registration): Target => ({
  to: registration.mode === undefined ? nextTaskAddress(registration) : onboardingRoutes.form.path,
  state: formStateOf(registration),
});

export const useOpenTask = () => {
  const navigate = useNavigate();
  return ({ to, state }: Target): void => void navigate(to, { state });
};

const DONE: readonly PartState[] = ['given', 'accepted'];

/** The number of done tasks, for "2 of 5 done". */
export const doneOf = (registration: Registration): { readonly done: number; readonly all: number } => {
  const parts = askedParts(registration);
  return { done: parts.filter(({ state }) => DONE.includes(state)).length, all: parts.length };
};

/** The name of a task; the card of a company is its director's. */
export const useTaskName = (kind: PartnerKind | undefined): ((part: RegistrationPart) => string) => {
  const text = useText();
  return (part) =>
    part === 'idCard' && kind === 'corporate' ? text('tasks.directorCard') : text(`tasks.${part}`);
};
