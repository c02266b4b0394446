import { forbidden } from '#core/http/api-refusal.ts';
import type { AgentCaller, Caller, RegistrantCaller, StaffCaller } from './caller.ts';

/** Who causes an event, as events and consents record it; `system` is the payment provider's answer or a job. */
export interface EventActor {
  readonly kind: 'agent' | 'customer' | 'photoHandoff' | 'staff' | 'system';
  /** The agent, somebody of the insurer, or the token hash of the visit or hand-off. */
  readonly id: string;
}

/** An agent or a customer, who makes a call. */
export type CallerActor = EventActor & { readonly kind: 'agent' | 'customer' };

/** For handlers that the access table opens to agents and visits alone. */
export const eventActorOf = (caller: Caller): CallerActor => {
  if (caller.kind === 'agent') return { kind: 'agent', id: caller.agentId };
  if (caller.kind === 'visit') return { kind: 'customer', id: caller.tokenHash };
  throw forbidden();
};

/** For handlers that the access table opens to hand-offs of photos as well. */
export const photographerOf = (caller: Caller): EventActor =>
  caller.kind === 'photoHandoff' ? { kind: caller.kind, id: caller.tokenHash } : eventActorOf(caller);

/** For handlers that the access table opens to agents alone. */
export const requireAgent = (caller: Caller): AgentCaller => {
  if (caller.kind !== 'agent') throw forbidden();
  return caller;
};

/** For handlers that the access table opens to staff alone. */
export const requireStaff = (caller: Caller): StaffCaller => {
  if (caller.kind !== 'staff') throw forbidden();
  return caller;
};

/** For handlers that the access table opens to people who register. */
export const requireRegistrant = (caller: Caller): RegistrantCaller => {
  if (caller.kind !== 'registrant') throw forbidden();
  return caller;
};
