import type { Queries } from '#database/database.ts';
import { findOpenSession } from '#repositories/sessions.ts';
import { hashToken } from './secrets.ts';

export interface AgentCaller {
  readonly kind: 'agent';
  readonly tokenHash: string;
  readonly agentId: string;
  readonly userType: string;
}

export interface CustomerCaller {
  readonly kind: 'customer';
  readonly tokenHash: string;
  readonly quoteId: string;
  readonly linkId: string | null;
  readonly expiresAt: Date;
}

export type SignedIn = AgentCaller | CustomerCaller;
/** `ended` showed a token that opens nothing any more. */
export type Caller = SignedIn | { readonly kind: 'nobody' } | { readonly kind: 'ended' };

export interface CredentialHeaders {
  readonly authorization?: string | undefined;
  /** The visit's token (ruling K116); `x-user-info` is never read. */
  readonly cipher?: string | undefined;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;
const TOKEN = /^([A-Za-z0-9_-]{20,200})$/;

/** Who asks, by token alone. A visit's token goes before an agent's: it opens less. */
export const identifyCaller = async (db: Queries, headers: CredentialHeaders, now: Date): Promise<Caller> => {
  const shown = headers.cipher ?? headers.authorization;
  if (shown === undefined) return { kind: 'nobody' };
  const token = (headers.cipher === undefined ? BEARER : TOKEN).exec(shown)?.[1];
  if (token === undefined) return { kind: 'ended' };
  const session = await findOpenSession(db, hashToken(token), now);
  if (session === undefined || (session.kind === 'visit') !== (headers.cipher !== undefined)) {
    return { kind: 'ended' };
  }
  const { tokenHash, agentId, userType, quoteId, linkId, expiresAt } = session;
  if (agentId !== null && userType !== null) return { kind: 'agent', tokenHash, agentId, userType };
  return quoteId === null ? { kind: 'ended' } : { kind: 'customer', tokenHash, quoteId, linkId, expiresAt };
};
