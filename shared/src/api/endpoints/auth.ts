import type { AgentUser, Visit } from '#domain/people/agent-user.ts';
import type { CardReviewStatus, RegistrationStatus } from '#domain/onboarding/registration.ts';
import type { Stage } from '#domain/stages.ts';
import type { PublicCard } from './profile.ts';
import { endpoint } from '../endpoint.ts';
import { agentNames } from '#wire/agent-names.ts';
import { record, renamed, under } from '#wire/wire-names.ts';

/** Who asks for a code. With neither of both an agent signs in, or somebody goes on with a registration. */
export interface OtpRequest {
  readonly phone: string;
  /** The link that a customer holds. */
  readonly linkId?: string;
  /** Of the agent who invited somebody who registers (ruling R52). */
  readonly referralCode?: string;
}

export interface VerifiedOtp {
  readonly message: string;
  /** An agent's session. */
  readonly token?: string;
  readonly userInfo?: string;
  readonly user?: AgentUser;
  /** A customer's visit (ruling K61). */
  readonly visit?: Visit;
  /** The session may do nothing but add a passkey. */
  readonly passkeyNeeded?: true;
  /** A version of the agreement is in force that the agent has not accepted; an earlier one was (ruling R56). */
  readonly agreementDue?: true;
  /** A session of somebody who registers (ruling R50). */
  readonly registration?: OpenedRegistration;
  /** The phone belongs to an agent who is not active (ruling R50). */
  readonly inactive?: true;
}

export interface OpenedRegistration {
  readonly token: string;
  readonly registrationId: string;
  readonly status: RegistrationStatus;
}

/** What a link that invites an agent says beside the inviter's name. */
export interface Invite {
  /** Filled into the form; whoever registers may change it. */
  readonly referralCode: string;
  readonly card?: PublicCard;
}

/** Before the code only the product and the inviter's first name; the rest after it. */
export interface DecryptedLink {
  readonly productId: string;
  readonly inviter: string;
  readonly quoteId?: string;
  readonly stage?: Stage;
  /** Of a link that invites an agent; such a link has no product. */
  readonly invite?: Invite;
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
  /** While no card is on file: where the one stands that was sent last (ruling R66). */
  readonly cardReview?: CardReviewStatus;
  readonly taxIdOnFile: boolean;
  readonly status: string;
}

/** What every call that opens a share link answers. */
export const decryptedLink = under('data', record<DecryptedLink>({ inviter: 'fullName' }));

export const authEndpoints = {
  sendOtp: endpoint<{
    query: { isCustomerFlow?: 'true' };
    body: OtpRequest;
    reply: { key: string; message: string };
  }>()({
    method: 'POST',
    path: 'auth/sendOtp',
    effect: 'writes',
    lang: 'langId',
    wire: { body: record<OtpRequest>({ phone: 'mobileNo' }) },
    origin: 'specified',
  }),
  verifyOtp: endpoint<{ body: { key: string; otp: number }; reply: VerifiedOtp }>()({
    method: 'POST',
    path: 'auth/verifyOtp',
    effect: 'writes',
    lang: 'langId',
    wire: {
      reply: record<VerifiedOtp>({
        user: renamed('user', record<AgentUser>(agentNames)),
        visit: renamed('visit', record<Visit>({ phone: 'phonenumber', inviter: 'fullName' })),
      }),
    },
    origin: 'specified',
  }),
  /** The parameter's name is not specified; the link id is a locator, never a secret (ruling K61). */
  decryptLink: endpoint<{ query: { id: string }; reply: DecryptedLink }>()({
    method: 'GET',
    path: 'auth/decrypt-link',
    effect: 'reads',
    wire: { reply: decryptedLink },
    origin: 'specified',
  }),
  /** `key` is the link id; who asks is known by the visit header. */
  cipherDetails: endpoint<{ params: { key: string }; reply: CipherDetails }>()({
    method: 'GET',
    path: 'user/getcipherdetails/:key',
    service: 'user',
    effect: 'reads',
    wire: { reply: under('data', record<CipherDetails>({})) },
    origin: 'specified',
  }),
  getAgent: endpoint<{ reply: AgentProfile }>()({
    method: 'GET',
    path: 'care/get-agent',
    effect: 'reads',
    wire: { reply: under('userDetail', record<AgentProfile>(agentNames)) },
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
