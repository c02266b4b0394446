import * as v from 'valibot';
import type { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { MarkNotificationsBody, RevokeLinkBody } from '@payung/shared/api/schemas/agent-bodies.ts';
import { SendOtpBody, VerifyOtpBody } from '@payung/shared/api/schemas/auth-bodies.ts';
import {
  AddPasskeyBody,
  PasskeyLoginBody,
  RenamePasskeyBody,
} from '@payung/shared/api/schemas/passkey-bodies.ts';
import {
  AnswerBody,
  BirthDateBody,
  ClosureBody,
  CorrectionBody,
  WithdrawBody,
} from '@payung/shared/api/schemas/privacy-bodies.ts';
import {
  AcceptAgreementBody,
  AgentBankBody,
  AgentDetailsBody,
  BankBody,
  NewAgreementBody,
  PublicCardBody,
  RegistrationDecisionBody,
  SavedDetailsBody,
  SkipPartBody,
  UpdateProfileBody,
} from '@payung/shared/api/schemas/onboarding-bodies.ts';
import type { SchemasOf, Undescribed } from '@payung/shared/api/schemas/schema-table.ts';
import { LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import { LOGKEYS } from '@payung/shared/domain/resume-type.ts';
import { EXPORT_QUERY, LIST_QUERY } from './agent-queries.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const pageNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
const cursor = v.optional(v.pipe(v.string(), v.maxLength(300)));
const paging = { perPage: pageNumber, pageNo: v.optional(pageNumber), cursor };
const search = v.optional(v.pipe(v.string(), v.maxLength(100)));
const proposalNo = v.pipe(v.string(), v.minLength(1), v.maxLength(30));
/** How a quote came to be open (SHELL-036, API-007). */
const logkey = v.optional(v.picklist(LOGKEYS));
/** Whose card it is, where a quote insures several people. */
const insured = v.strictObject({
  insuredNo: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))),
});
const language = { langId: v.optional(v.picklist(['EN', 'BH'])) };

/** What the server checks of every neutral call, as it comes over the wire; one missing does not compile. */
export const REQUEST_SCHEMAS: SchemasOf<Undescribed<typeof endpoints>> = {
  sendOtp: {
    query: v.strictObject({ ...language, isCustomerFlow: v.optional(v.literal('true')) }),
    body: SendOtpBody,
  },
  verifyOtp: { body: VerifyOtpBody },
  decryptLink: { query: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }) },
  cipherDetails: {},
  getAgent: {},
  logout: {},

  productToken: { query: insured },
  ocrDetails: {
    query: v.strictObject({ transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  },
  identityImage: { query: v.strictObject({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }) },
  uploadIdentity: { query: insured },

  checkout: { query: v.strictObject({ proposalNo }) },
  payLater: { query: v.strictObject({ proposalNo }) },
  paymentState: { query: v.strictObject({ quoteId: id }) },
  paymentPending: {
    query: v.strictObject({
      product: search,
      sort: search,
      proposalNo: search,
      insuredName: search,
      agentId: search,
      leadStatus: v.optional(v.picklist(LEAD_TABS)),
      perPage: v.optional(pageNumber),
      cursor,
    }),
  },

  recentQuotes: { query: v.strictObject(paging) },
  getNotifications: { query: v.strictObject(paging) },
  updateNotifications: { body: MarkNotificationsBody },
  markAllNotifications: {},
  getInviteLink: {},
  getPoints: {},
  revokeLink: { body: RevokeLinkBody },

  expiringPolicies: { query: LIST_QUERY },
  filterPendingPayment: { query: LIST_QUERY },
  listPolicies: { query: LIST_QUERY },
  listRenewals: { query: LIST_QUERY },
  listInsureds: { query: LIST_QUERY },
  exportList: { query: EXPORT_QUERY },
  policyDetail: { query: v.strictObject({ ...language, logkey }) },
  todayDue: {},
  homeFigures: {},

  customerData: {},
  exportCustomerData: {},
  otherQuotes: { body: BirthDateBody },
  requestCorrection: { body: CorrectionBody },
  withdrawConsent: { body: WithdrawBody },
  eraseQuote: {},
  agentData: {},
  withdrawOwnConsent: { body: WithdrawBody },
  exportAgentData: {},
  requestClosure: { body: ClosureBody },
  answerRequest: { body: AnswerBody },
  listClosures: {},
  answerClosure: { body: AnswerBody },

  passkeyLoginOptions: {},
  passkeyLogin: { body: PasskeyLoginBody },
  listPasskeys: {},
  passkeyOptions: {},
  addPasskey: { body: AddPasskeyBody },
  renamePasskey: { body: RenamePasskeyBody },
  removePasskey: {},

  getRegistration: {},
  proveBirthDate: { body: BirthDateBody },
  saveRegistrationDetails: { body: SavedDetailsBody },
  skipRegistrationPart: { body: SkipPartBody },
  saveRegistrationBank: { body: BankBody },
  submitRegistration: {},
  deleteRegistration: {},
  exportRegistration: {},

  getAgreement: {},
  legalText: {
    query: v.strictObject({ ...language, version: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  },
  acceptAgreement: { body: AcceptAgreementBody },
  acceptedAgreements: {},
  agreementPdf: {},
  publishAgreement: { body: NewAgreementBody },
  listAgreements: {},

  identityToken: {
    query: v.strictObject({
      logkey: v.literal('idCardUpload'),
      // Never read and never logged: the session says whose card it is (ruling R54).
      phoneNumber: v.optional(v.pipe(v.string(), v.maxLength(20))),
    }),
  },
  uploadOwnImage: { query: v.strictObject({ of: v.optional(v.picklist(['idCard', 'tax'])) }) },
  updateProfile: { body: UpdateProfileBody },
  getProfile: {},
  updateAgentDetails: { body: AgentDetailsBody },
  sendFreshCode: {},
  updateAgentBank: { body: AgentBankBody },
  getPublicCard: {},
  savePublicCard: { body: PublicCardBody },
  uploadCardPicture: {},
  cardPicture: {},

  registrationCount: {},
  registrationQueue: {
    query: v.strictObject({
      status: v.optional(v.picklist(['open', 'decided'])),
      search,
      after: cursor,
    }),
  },
  openRegistration: {},
  registrationPhoto: {},
  decideRegistration: { body: RegistrationDecisionBody },
};
