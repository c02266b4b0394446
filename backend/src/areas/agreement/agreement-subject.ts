import type { Caller } from '#core/access/caller.ts';
import { forbidden } from '#core/http/api-refusal.ts';
import type { AgreementSubject } from './sql.ts';

/** For handlers that the access table opens to agents and to people who register. */
export const subjectOf = (caller: Caller): AgreementSubject => {
  if (caller.kind === 'agent') return { kind: 'agent', id: caller.agentId };
  if (caller.kind === 'registrant') return { kind: 'registration', id: caller.registrationId };
  throw forbidden();
};
