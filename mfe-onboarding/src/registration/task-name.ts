import type { PartnerKind, RegistrationPart } from '@payung/shared/domain/onboarding/registration.ts';
import { useText } from '#messages/catalogue.ts';

/** The name of a task; the card of a company is its director's. */
export const useTaskName = (kind: PartnerKind | undefined): ((part: RegistrationPart) => string) => {
  const text = useText();
  return (part) =>
    part === 'idCard' && kind === 'corporate' ? text('tasks.directorCard') : text(`tasks.${part}`);
};
