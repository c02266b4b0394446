import type { Stage } from '#domain/stages.ts';
import type { SendOtpInput, VerifyOtpInput } from '../schemas/auth-bodies.ts';
import { endpoint } from '../endpoint.ts';

/** The record that signing in leaves in the store (SHELL-037). */
export interface AgentUser {
  readonly _id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly agent_id: string;
  /** Mitra, Commercial, Support or any other text. */
  readonly userType: string;
  readonly channelCode: string;
  readonly hierarchy_id: { readonly levelCode: number };
  readonly hierarchy: readonly { readonly levelCode: number }[];
}

/** A customer's verified visit to one quote. */
export interface Visit {
  readonly cipher: string;
  readonly quoteId: string;
  readonly productId: string;
  readonly stage?: Stage;
  readonly phonenumber: string;
  readonly fullName: string;
}

export interface VerifiedOtp {
  readonly message: string;
  /** An agent's session. */
  readonly token?: string;
  readonly userInfo?: string;
  readonly user?: AgentUser;
  /** A customer's visit (ruling K61). */
  readonly visit?: Visit;
}

/** Before the code only `productId` and `fullName` (the inviter's first name); the rest after it. */
export interface DecryptedLink {
  readonly productId: string;
  readonly fullName: string;
  readonly quoteId?: string;
  readonly stage?: Stage;
}

/** How a visit came about (SHELL-020). */
export interface CipherDetails {
  readonly role: 'Customer';
  readonly createdBy: 'Agent';
  readonly agentProfileId: string;
  readonly quoteId: string;
  readonly productId: string;
  readonly expiresAt: string;
}

export interface AgentProfile extends AgentUser {
  readonly email: string;
  /** Masked: the whole number never leaves the server. */
  readonly phone: string;
  readonly idNumberOnFile: boolean;
  readonly taxIdOnFile: boolean;
  readonly status: string;
}

export const authEndpoints = {
  sendOtp: endpoint<{
    query: { isCustomerFlow?: 'true' };
    body: SendOtpInput;
    reply: { key: string; message: string };
  }>()({ method: 'POST', path: 'auth/sendOtp', effect: 'writes', lang: 'langId', origin: 'specified' }),
  verifyOtp: endpoint<{ body: VerifyOtpInput; reply: VerifiedOtp }>()({
    method: 'POST',
    path: 'auth/verifyOtp',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
  /** The parameter's name is not specified; the link id is a locator, never a secret (ruling K61). */
  decryptLink: endpoint<{ query: { id: string }; reply: { data: DecryptedLink } }>()({
    method: 'GET',
    path: 'auth/decrypt-link',
    effect: 'reads',
    origin: 'specified',
  }),
  /** `key` is the link id; who asks is known by the visit header. */
  cipherDetails: endpoint<{ params: { key: string }; reply: { data: CipherDetails } }>()({
    method: 'GET',
    path: 'user/getcipherdetails/:key',
    effect: 'reads',
    origin: 'specified',
  }),
  getAgent: endpoint<{ reply: { userDetail: AgentProfile } }>()({
    method: 'GET',
    path: 'care/get-agent',
    effect: 'reads',
    secure: true,
    offline: true,
    origin: 'specified',
  }),
  /** Ends the session or visit on the server as well. */
  logout: endpoint<{ reply: { message: string } }>()({
    method: 'POST',
    path: 'auth/logout',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
