import { expect, it } from 'vitest';
import { personOf } from './caller.ts';
import type { Caller } from './caller.ts';

it.each([
  [{ kind: 'agent', agentId: 'agent-1' }, 'agent-1'],
  [{ kind: 'staff', agentId: 'staff-1' }, 'staff-1'],
  [{ kind: 'visit', quoteId: 'quote-1' }, 'quote-1'],
  [{ kind: 'photoHandoff', quoteId: 'quote-1' }, 'quote-1'],
  [{ kind: 'registrant', registrationId: 'registration-1' }, 'registration-1'],
  [{ kind: 'nobody' }, 'nobody'],
  [{ kind: 'ended' }, 'ended'],
] as const)('counts the sessions of %j as those of %s', (caller, person) => {
  expect(personOf(caller as Caller)).toBe(person);
});
