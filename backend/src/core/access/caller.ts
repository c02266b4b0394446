import type { Queries } from '#core/database/database.ts';
import { findOpenSession } from '#core/access/sql/sessions.ts';
import type { OpenSession } from '#core/access/sql/sessions.ts';
import { hashToken } from './secrets.ts';
import { forbidden } from '#core/http/api-refusal.ts';

export interface AgentCaller {
  readonly kind: 'agent';
  readonly tokenHash: string;
  readonly agentId: string;
  readonly userType: string;
}

/** A customer, on a verified visit to one quote. */
export interface VisitCaller {
  readonly kind: 'visit';
  readonly tokenHash: string;
  readonly quoteId: string;
  readonly linkId: string | null;
  readonly expiresAt: Date;
}

/** Somebody whose registration is not finished. */
export interface RegistrantCaller {
  readonly kind: 'registrant';
  readonly tokenHash: string;
  readonly registrationId: string;
}

/** Somebody of the insurer: logs in as agents do, and sells nothing. */
export interface StaffCaller {
  readonly kind: 'staff';
  readonly tokenHash: string;
  readonly agentId: string;
}

/** A second device that was handed the photos of one quote: it had the link, and proved nothing of a person. */
interface PhotoHandoffCaller {
  readonly kind: 'photoHandoff';
  readonly tokenHash: string;
  readonly quoteId: string;
}

type SignedIn = AgentCaller | VisitCaller | RegistrantCaller | StaffCaller | PhotoHandoffCaller;
/** `ended` showed a token that opens nothing any more. */
export type Caller = SignedIn | { readonly kind: 'nobody' } | { readonly kind: 'ended' };

export const isSignedIn = (caller: Caller): caller is SignedIn =>
  caller.kind !== 'nobody' && caller.kind !== 'ended';

/** The same for all sessions of an agent, and for all visits to a quote and devices that photograph for it. */
export const personOf = (caller: Caller): string => {
  if (caller.kind === 'agent' || caller.kind === 'staff') return caller.agentId;
  if (caller.kind === 'visit' || caller.kind === 'photoHandoff') return caller.quoteId;
  return caller.kind === 'registrant' ? caller.registrationId : caller.kind;
};

interface CredentialHeaders {
  readonly authorization?: string | undefined;
  /** The token of a visit (ruling K116) or of a hand-off; `x-user-info` is never read. */
  readonly cipher?: string | undefined;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;
const TOKEN = /^([A-Za-z0-9_-]{20,200})$/;
const ENDED: Caller = { kind: 'ended' };
const BY_CIPHER: readonly OpenSession['kind'][] = ['visit', 'photoHandoff'];

const callerOf = (session: OpenSession): Caller => {
  const { kind, tokenHash, agentId, userType, quoteId, linkId, registrationId, expiresAt } = session;
  if (kind === 'visit') return quoteId === null ? ENDED : { kind, tokenHash, quoteId, linkId, expiresAt };
  if (kind === 'photoHandoff') return quoteId === null ? ENDED : { kind, tokenHash, quoteId };
  if (kind === 'registrant') return registrationId === null ? ENDED : { kind, tokenHash, registrationId };
  if (agentId === null || userType === null) return ENDED;
  return kind === 'staff' ? { kind, tokenHash, agentId } : { kind, tokenHash, agentId, userType };
};

/** Who asks, by token alone. A token of one quote goes before an agent's: it opens less. */
export const identifyCaller = async (db: Queries, headers: CredentialHeaders, now: Date): Promise<Caller> => {
  const shown = headers.cipher ?? headers.authorization;
  if (shown === undefined) return { kind: 'nobody' };
  const token = (headers.cipher === undefined ? BEARER : TOKEN).exec(shown)?.[1];
  if (token === undefined) return ENDED;
  const session = await findOpenSession(db, hashToken(token), now);
  if (session === undefined || BY_CIPHER.includes(session.kind) !== (headers.cipher !== undefined))
    return ENDED;
  return callerOf(session);
};

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
