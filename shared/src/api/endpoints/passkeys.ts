import type { AgentUser } from '#domain/people/agent-user.ts';
import { agentNames } from '#wire/agent-names.ts';
import { record, renamed, same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { VerifiedOtp } from './auth.ts';

/** What the libraries of both sides hand to each other (WebAuthn, Level 3): nothing of ours reads it. */
export type WebAuthnJson = Readonly<Record<string, unknown>>;

export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Moments, ISO 8601. */
  readonly addedAt: string;
  readonly usedAt?: string;
  /** Kept by an account of the person (iCloud, Google): there on all their devices. */
  readonly isSynced: boolean;
}

export interface PasskeyList {
  readonly items: readonly Passkey[];
  /** Nothing else is open to this person until a passkey is added. */
  readonly isNeeded: boolean;
}

type Message = { readonly message: string };

export const passkeyEndpoints = {
  /** A challenge for whoever wants to sign in: nobody is named, the authenticator knows who it belongs to. */
  passkeyLoginOptions: endpoint<{ reply: WebAuthnJson }>()({
    method: 'POST',
    path: 'auth/passkey-login/options',
    effect: 'writes',
    wire: { reply: under('data', same<WebAuthnJson>()) },
    origin: 'assumed',
  }),
  passkeyLogin: endpoint<{ body: { readonly credential: WebAuthnJson }; reply: VerifiedOtp }>()({
    method: 'POST',
    path: 'auth/passkey-login',
    effect: 'writes',
    wire: {
      reply: record<VerifiedOtp>({ user: renamed('user', record<AgentUser>(agentNames)) }),
    },
    origin: 'assumed',
  }),
  listPasskeys: endpoint<{ reply: PasskeyList }>()({
    method: 'GET',
    path: 'auth/passkeys',
    effect: 'reads',
    wire: { reply: under('data', same<PasskeyList>()) },
    origin: 'assumed',
  }),
  /** Of a passkey to be added; refused without a recent sign-in. */
  passkeyOptions: endpoint<{ reply: WebAuthnJson }>()({
    method: 'POST',
    path: 'auth/passkeys/options',
    effect: 'writes',
    wire: { reply: under('data', same<WebAuthnJson>()) },
    origin: 'assumed',
  }),
  addPasskey: endpoint<{
    body: { readonly name: string; readonly credential: WebAuthnJson };
    reply: Message & { readonly id: string };
  }>()({
    method: 'POST',
    path: 'auth/passkeys',
    effect: 'writes',
    origin: 'assumed',
  }),
  renamePasskey: endpoint<{
    params: { readonly passkeyId: string };
    body: { readonly name: string };
    reply: Message;
  }>()({
    method: 'PATCH',
    path: 'auth/passkeys/:passkeyId',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Refused without a recent sign-in. */
  removePasskey: endpoint<{ params: { readonly passkeyId: string }; reply: Message }>()({
    method: 'POST',
    path: 'auth/passkeys/:passkeyId/remove',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
