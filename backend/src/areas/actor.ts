import type { AgentCaller, Caller } from '#access/caller.ts';
import { notSignedIn } from './refusal.ts';

/** Who makes a step, as events and consents record it. */
export interface StepTaker {
  readonly actor: 'agent' | 'customer';
  /** The agent, or the token hash of the visit. */
  readonly actorId: string;
}

export const stepTakerOf = (caller: Caller): StepTaker => {
  if (caller.kind === 'agent') return { actor: 'agent', actorId: caller.agentId };
  if (caller.kind === 'customer') return { actor: 'customer', actorId: caller.tokenHash };
  throw notSignedIn();
};

/** For handlers that the access table opens to agents alone. */
export const requireAgent = (caller: Caller): AgentCaller => {
  if (caller.kind !== 'agent') throw notSignedIn();
  return caller;
};
