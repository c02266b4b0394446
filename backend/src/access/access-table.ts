import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';

/** Actors relative to the object. Kinds of agents differ only where a row says so (SHELL-054). */
export const ACTORS = [
  'nobody',
  /** Shows the token of a session or visit that is over. */
  'ended',
  'ownerAgent',
  'otherAgent',
  /** Leads the owner's sales network (ruling R33). */
  'leadingAgent',
  'ownCustomer',
  'otherCustomer',
  /** Somebody whose registration is not finished: owns no object yet. */
  'registrant',
  /** Somebody of the insurer: owns no object but their passkeys, and is their owner then. */
  'staff',
] as const;
export type Actor = (typeof ACTORS)[number];

/** `yes`, or the status of the refusal: sign in first, not for your kind, as if it did not exist. */
export type Verdict = 'yes' | 401 | 403 | 404;

/** Which object a call is about. */
export type ObjectKind =
  /** None, or the caller's own things: then every agent is an owner and every customer at home. */
  | 'self'
  | 'quote'
  | 'lead'
  | 'proposal'
  | 'notifications'
  | 'link'
  | 'identityCheck'
  | 'identityImage'
  | 'leadRecord'
  | 'leadImport'
  | 'todo'
  | 'privacyRequest'
  | 'passkey';

export interface AccessRow extends Readonly<Record<Actor, Verdict>> {
  readonly object: ObjectKind;
  /** Where kinds of agents differ: those for whom it is not true get 403. */
  readonly isForType?: (userType: string) => boolean;
  /** Also open to Staff who must add a passkey before anything else. */
  readonly withoutPasskey?: true;
}

/** Signed in or not. */
export const forEverybody: AccessRow = {
  object: 'self',
  nobody: 'yes',
  ended: 'yes',
  ownerAgent: 'yes',
  otherAgent: 'yes',
  leadingAgent: 'yes',
  ownCustomer: 'yes',
  otherCustomer: 'yes',
  registrant: 'yes',
  staff: 'yes',
};

/** Every signed-in caller. */
export const forSignedIn: AccessRow = { ...forEverybody, nobody: 401, ended: 401 };

/** Agents and customers. */
export const forSellers: AccessRow = { ...forSignedIn, registrant: 403, staff: 403 };

export const forAgents: AccessRow = { ...forSellers, ownCustomer: 403, otherCustomer: 403 };

/** The agent and the customer of the quote; for all others it does not exist. */
export const forBothOfQuote: AccessRow = {
  ...forSellers,
  object: 'quote',
  otherAgent: 404,
  leadingAgent: 404,
  otherCustomer: 404,
};

export const forAgentOfQuote: AccessRow = { ...forBothOfQuote, ownCustomer: 403 };

/** Customers enter promo codes, agents give discounts (SHELL-050, SHELL-051). */
export const forCustomerOfQuote: AccessRow = { ...forBothOfQuote, ownerAgent: 403 };

/** The agent whose lead it is; for all others it does not exist. */
const forAgentOfLead: AccessRow = {
  ...forAgents,
  object: 'leadRecord',
  otherAgent: 404,
  leadingAgent: 404,
};
const forAgentOfImport: AccessRow = { ...forAgentOfLead, object: 'leadImport' };

/** The insurer's own people (ruling R18). */
export const forStaff: AccessRow = {
  ...forSignedIn,
  ownerAgent: 403,
  otherAgent: 403,
  leadingAgent: 403,
  ownCustomer: 403,
  otherCustomer: 403,
  registrant: 403,
};

const forBothOfProposal: AccessRow = { ...forBothOfQuote, object: 'proposal' };

/** Who gave a task and who has it to do; what only the giver may do, its handler says. */
const forPeopleOfTodo: AccessRow = { ...forAgents, object: 'todo', otherAgent: 404, leadingAgent: 404 };

/** Agents and staff alike have passkeys. */
const forAccounts: AccessRow = { ...forAgents, staff: 'yes' };
/** For everybody but its owner the passkey does not exist. */
const forOwnerOfPasskey: AccessRow = {
  ...forAgents,
  object: 'passkey',
  otherAgent: 404,
  leadingAgent: 404,
  staff: 404,
};

/** What a customer asked for: the agent of the quote answers it. */
const forAgentOfRequest: AccessRow = { ...forAgentOfQuote, object: 'privacyRequest' };

/** Who may make which neutral call about whose object; a product's rows stand in its room. */
export const ACCESS: Readonly<Record<EndpointName, AccessRow>> = {
  sendOtp: forEverybody,
  verifyOtp: forEverybody,
  decryptLink: forEverybody,
  // Ending what has ended already is no error.
  logout: forEverybody,
  cipherDetails: {
    object: 'link',
    nobody: 401,
    ended: 401,
    ownerAgent: 403,
    otherAgent: 403,
    leadingAgent: 403,
    ownCustomer: 'yes',
    otherCustomer: 404,
    registrant: 403,
    staff: 403,
  },
  getAgent: { ...forAgents, staff: 'yes' },

  getQuote: forBothOfQuote,
  updateQuote: forBothOfQuote,
  quickQuote: forBothOfQuote,
  validatePromoCode: forCustomerOfQuote,
  previewPrice: forBothOfQuote,
  changePhone: forAgentOfQuote,
  confirmQuote: forBothOfQuote,
  // A customer's links are those of the documents; to share the quote is the agent's (see its handler).
  generateLink: forBothOfQuote,
  revokeLink: forAgentOfQuote,
  ePolicy: forBothOfQuote,
  eQuotation: forBothOfQuote,

  // Public facts, for signed-in callers only.
  provinces: forSignedIn,
  cities: forSignedIn,
  districts: forSignedIn,
  subDistricts: forSignedIn,
  getAddress: forSignedIn,

  productToken: forBothOfQuote,
  ocrDetails: { ...forBothOfQuote, object: 'identityCheck' },
  identityImage: { ...forBothOfQuote, object: 'identityImage' },
  uploadIdentity: forBothOfQuote,

  checkout: forBothOfProposal,
  payLater: forBothOfProposal,
  paymentState: forBothOfQuote,
  paymentPending: forAgents,

  recentQuotes: forAgents,
  getNotifications: forAgents,
  updateNotifications: { ...forAgents, object: 'notifications', otherAgent: 404, leadingAgent: 404 },
  markAllNotifications: forAgents,
  getInviteLink: { ...forAgents, isForType: mayInvite },
  getPoints: forAgents,

  listLeads: forAgents,
  leadCounts: forAgents,
  getAgents: forAgents,
  getLead: { ...forAgentOfLead, leadingAgent: 'yes' },
  createLead: forAgents,
  updateLead: forAgentOfLead,
  addLeadEvent: forAgentOfLead,
  closeLead: forAgentOfLead,
  reopenLead: forAgentOfLead,
  setDoNotContact: forAgentOfLead,
  checkImportPhones: forAgents,
  startImport: forAgents,
  importLines: forAgentOfImport,
  listImports: forAgents,
  undoImport: forAgentOfImport,

  expiringPolicies: forAgents,
  filterPendingPayment: forAgents,
  listPolicies: forAgents,
  listRenewals: forAgents,
  listInsureds: forAgents,
  exportList: forAgents,
  // Who leads the agent looks on, without contact data (ruling R33).
  policyDetail: { ...forAgentOfQuote, leadingAgent: 'yes' },
  todayDue: forAgents,
  homeFigures: forAgents,

  todoMembers: forAgents,
  todoDatewise: forAgents,
  createTodo: forAgents,
  changeTodo: forPeopleOfTodo,
  finishTodo: forPeopleOfTodo,
  withdrawTodo: forPeopleOfTodo,
  downloadCalendar: forAgents,
  calendarFeed: forAgents,
  openCalendarFeed: forAgents,
  closeCalendarFeed: forAgents,
  getZone: forAgents,
  setZone: forAgents,

  getContent: forAgents,
  buildingCosts: forSellers,

  // The rights of the person whose data it is: an agent has no part in them.
  customerData: forCustomerOfQuote,
  exportCustomerData: forCustomerOfQuote,
  otherQuotes: forCustomerOfQuote,
  requestCorrection: forCustomerOfQuote,
  withdrawConsent: forCustomerOfQuote,
  eraseQuote: forCustomerOfQuote,
  agentData: forAgents,
  exportAgentData: forAgents,
  requestClosure: forAgents,
  answerRequest: forAgentOfRequest,
  listClosures: forStaff,
  answerClosure: forStaff,

  passkeyLoginOptions: forEverybody,
  passkeyLogin: forEverybody,
  listPasskeys: { ...forAccounts, withoutPasskey: true },
  passkeyOptions: { ...forAccounts, withoutPasskey: true },
  addPasskey: { ...forAccounts, withoutPasskey: true },
  renamePasskey: forOwnerOfPasskey,
  removePasskey: forOwnerOfPasskey,

  jobsAside: forStaff,
  decideJob: forStaff,
};
