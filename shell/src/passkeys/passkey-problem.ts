import { ApiError } from '@payung/shared/api/api-error.ts';

/** What the browser or the device says, by the name or code of its error. */
const PROBLEMS = {
  NotAllowedError: 'cancelled',
  AbortError: 'replaced',
  ERROR_CEREMONY_ABORTED: 'replaced',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'already',
  InvalidStateError: 'already',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'device',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'device',
} as const;

/** `replaced`: by a newer request, so that nobody needs to be told. `server`: the answer says it. */
export type PasskeyProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'failed' | 'server';

const isKnown = (name: unknown): name is keyof typeof PROBLEMS =>
  typeof name === 'string' && name in PROBLEMS;

export const passkeyProblem = (error: unknown): PasskeyProblem => {
  if (error instanceof ApiError) return 'server';
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  const known = [code, name].find(isKnown);
  return known === undefined ? 'failed' : PROBLEMS[known];
};
