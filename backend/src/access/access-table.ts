import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { mayInvite } from '@payung/shared/domain/user-home.ts';

/** Everybody there is, seen from one object. Kinds of agents differ only where it is said (SHELL-054). */
export const ACTORS = [
  'nobody',
  /** Shows the token of a session or visit that is over. */
  'ended',
  'ownerAgent',
  'otherAgent',
  'ownCustomer',
  'otherCustomer',
] as const;
export type Actor = (typeof ACTORS)[number];

/** `yes`, or the status of the refusal: sign in first, not for your kind, as if it did not exist. */
export type Verdict = 'yes' | 401 | 403 | 404;

/** Which object a call is about. */
export type ObjectKind =
  /** None, or the caller's own things: then every agent is an owner and every customer at home. */
  'self' | 'quote' | 'lead' | 'proposal' | 'notifications' | 'link' | 'identityCheck' | 'identityImage';

export interface AccessRow extends Readonly<Record<Actor, Verdict>> {
  readonly object: ObjectKind;
  /** Where kinds of agents differ: those for whom it is not true get 403. */
  readonly isForType?: (userType: string) => boolean;
}

const toEverybody: AccessRow = {
  object: 'self',
  nobody: 'yes',
  ended: 'yes',
  ownerAgent: 'yes',
  otherAgent: 'yes',
  ownCustomer: 'yes',
  otherCustomer: 'yes',
};

const signedIn: AccessRow = { ...toEverybody, nobody: 401, ended: 401 };

const agents: AccessRow = { ...signedIn, ownCustomer: 403, otherCustomer: 403 };

const bothOfQuote: AccessRow = { ...signedIn, object: 'quote', otherAgent: 404, otherCustomer: 404 };

const agentOfQuote: AccessRow = { ...bothOfQuote, ownCustomer: 403 };

const bothOfProposal: AccessRow = { ...bothOfQuote, object: 'proposal' };

/** Who may make which call about whose object. Every call has a row; a test walks every cell over HTTP. */
export const ACCESS: Readonly<Record<EndpointName, AccessRow>> = {
  sendOtp: toEverybody,
  verifyOtp: toEverybody,
  decryptLink: toEverybody,
  // Ending what has ended already is no error.
  logout: toEverybody,
  cipherDetails: {
    object: 'link',
    nobody: 401,
    ended: 401,
    ownerAgent: 403,
    otherAgent: 403,
    ownCustomer: 'yes',
    otherCustomer: 404,
  },
  getAgent: agents,

  getQuotes: bothOfQuote,
  createTravelQuote: agents,
  updateQuote: bothOfQuote,
  coverageAreas: signedIn,
  getPlans: bothOfQuote,
  getPlanBenefits: bothOfQuote,
  // Customers enter promo codes, agents give discounts (SHELL-050, SHELL-051).
  validatePromo: { ...bothOfQuote, ownerAgent: 403, otherAgent: 404 },
  quickQuote: bothOfQuote,
  changePhone: agentOfQuote,
  confirmQuote: bothOfQuote,
  generateLink: agentOfQuote,
  revokeLink: agentOfQuote,
  ePolicy: bothOfQuote,
  eQuotation: bothOfQuote,

  createHomeQuote: agents,
  getHomeQuote: bothOfQuote,
  homePlans: bothOfQuote,
  homeBenefits: bothOfQuote,
  updateHomeQuote: bothOfQuote,
  updateHomeLead: { ...bothOfQuote, object: 'lead' },
  updatePrintPolicy: bothOfQuote,
  validateHomePromo: { ...bothOfQuote, ownerAgent: 403, otherAgent: 404 },
  homeQuickQuote: bothOfQuote,
  generateHomeLink: agentOfQuote,
  decryptHomeLink: toEverybody,
  homeEPolicy: bothOfQuote,

  // Public facts, but only for people who are at work here.
  provinces: signedIn,
  cities: signedIn,
  districts: signedIn,
  subDistricts: signedIn,
  getAddress: signedIn,

  productToken: bothOfQuote,
  ocrDetails: { ...bothOfQuote, object: 'identityCheck' },
  identityImage: { ...bothOfQuote, object: 'identityImage' },
  uploadIdentity: bothOfQuote,

  checkout: bothOfProposal,
  payLater: bothOfProposal,
  paymentState: bothOfQuote,
  paymentPending: agents,

  recentQuotes: agents,
  getNotifications: agents,
  updateNotifications: { ...agents, object: 'notifications', otherAgent: 404 },
  markAllNotifications: agents,
  getInviteLink: { ...agents, isForType: mayInvite },
  getPoints: agents,
};
