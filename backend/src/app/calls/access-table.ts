import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { managesNetwork } from '@payung/shared/domain/network/members.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import {
  forAgentOfQuote,
  forAgents,
  forBothOfQuote,
  forCustomerOfQuote,
  forEverybody,
  forRegistrants,
  forSellers,
  forSignedIn,
  forStaff,
} from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** The agent whose lead it is; for all others it does not exist. */
const forAgentOfLead: AccessRow = {
  ...forAgents,
  object: 'leadRecord',
  otherAgent: 404,
  leadingAgent: 404,
};
const forAgentOfImport: AccessRow = { ...forAgentOfLead, object: 'leadImport' };

/** Agents, and those who become one. */
const forPartners: AccessRow = { ...forAgents, registrant: 'yes', otherRegistrant: 'yes' };

/** A check or an image of an ID card: of a quote's insured, of somebody who registers, or of an agent. */
const forPersonOfCard: AccessRow = { ...forBothOfQuote, registrant: 'yes', otherRegistrant: 404 };

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

/** Commercial alone changes the network; whose member it is, the handlers say: no other exists (NET-017). */
const forManagers: AccessRow = { ...forAgents, isForType: managesNetwork };

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
    otherRegistrant: 403,
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
  ocrDetails: { ...forPersonOfCard, object: 'identityCheck' },
  identityImage: { ...forPersonOfCard, object: 'identityImage' },
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
  withdrawOwnConsent: forAgents,
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

  getRegistration: forRegistrants,
  proveBirthDate: forRegistrants,
  saveRegistrationDetails: forRegistrants,
  skipRegistrationPart: forRegistrants,
  saveRegistrationBank: forRegistrants,
  submitRegistration: forRegistrants,
  deleteRegistration: forRegistrants,
  exportRegistration: forRegistrants,

  getAgreement: forPartners,
  acceptAgreement: forPartners,
  // Whoever is asked to agree reads it first, signed in or not.
  legalText: forEverybody,
  acceptedAgreements: forPartners,
  agreementPdf: forPartners,
  publishAgreement: forStaff,
  listAgreements: forStaff,

  identityToken: forPartners,
  uploadOwnImage: forPartners,
  updateProfile: forPartners,
  getProfile: forAgents,
  updateAgentDetails: forAgents,
  sendFreshCode: forAgents,
  updateAgentBank: forAgents,
  getPublicCard: forAgents,
  savePublicCard: forAgents,
  uploadCardPicture: forAgents,
  // On the page that a link opens before anybody has verified a phone.
  cardPicture: forEverybody,

  registrationCount: forStaff,
  registrationQueue: forStaff,
  openRegistration: forStaff,
  registrationPhoto: forStaff,
  decideRegistration: forStaff,

  // Two levels for Mitra, all for those who lead a network: the handlers say which member exists for whom.
  listNetwork: forAgents,
  networkFigures: forAgents,
  getMember: forAgents,
  changeTier: forManagers,
  changeOffice: forManagers,
  setTarget: forManagers,
  memberNumbers: forManagers,
  removeMember: forManagers,
  transferNetwork: forManagers,

  pointsAccount: forAgents,
  pointsStatement: forAgents,
  exportPoints: forAgents,
  redeemPoints: forAgents,
  pointsWorkCount: forStaff,
  redemptionQueue: forStaff,
  decideRedemption: forStaff,
  agentLedger: forStaff,
  correctPoints: forStaff,
  paidPolicy: forStaff,
  cancelPolicy: forStaff,
  pointsComparison: forStaff,
  comparePoints: forStaff,

  inviteCounts: { ...forAgents, isForType: mayInvite },
  inviteSent: { ...forAgents, isForType: mayInvite },
  lineFlagCount: forStaff,
  listLineFlags: forStaff,
  checkLineFlag: forStaff,
};
