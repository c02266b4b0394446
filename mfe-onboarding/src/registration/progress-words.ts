import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { askedParts } from '@payung/shared/domain/onboarding/progress.ts';
import type { PartState } from '@payung/shared/domain/onboarding/registration.ts';

const DONE: readonly PartState[] = ['given', 'accepted'];

/** How many of the tasks are done, for "2 of 5 done". */
export const doneOf = (registration: Registration): { readonly done: number; readonly all: number } => {
  const parts = askedParts(registration);
  return { done: parts.filter(({ state }) => DONE.includes(state)).length, all: parts.length };
};
