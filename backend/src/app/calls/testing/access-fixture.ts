import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AGENT_TYPES } from '@payung/shared/domain/people/user-home.ts';
import type { Actor } from '#core/access/access-rows.ts';
import { createOtp } from '#core/access/secrets.ts';
import { ACCESS, newIdentity, newLeads, newNotification, newPrivacyRequests } from './access-objects.ts';
import { newOnboarding, ONBOARDING_CALLS, prepareOnboarding } from './access-onboarding.ts';
import { newCheckCode, newRefundId, newTakenBack, REFUND_CALLS } from './access-policies.ts';
import { NETWORK_CALLS, NETWORK_CALLS_WITH_FIXTURE, prepareNetwork } from './access-network.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials, Parts } from '#testing/caller.ts';
import { newFailedJob } from '#core/jobs/testing/jobs.ts';
import { confirmed, consents } from '#areas/quote/testing/journey.ts';
import {
  newAgent,
  newLeader,
  newPhotoHandoff,
  newQuote,
  newRegistration,
  newStaff,
  newVisit,
} from '#testing/people.ts';
import { createAuthenticator, newPasskey } from '#areas/auth/passkeys/testing/authenticator.ts';
import { aTask, newTask } from '#areas/todo/testing/todos.ts';
import { importLine, importStart, wireLeadForm } from '#areas/leads/testing/leads.ts';

/** Calls about a check of the insured's identity, or a photo of the card: for others none is made. */
const OF_IDENTITY: readonly EndpointName[] = ['ocrDetails', 'identityImage'];

/** Calls that read what is made for them alone. */
export const WITH_OWN_FIXTURE: readonly EndpointName[] = [
  ...OF_IDENTITY,
  'agreementPdf',
  'cardPicture',
  'registrationPhoto',
  ...NETWORK_CALLS_WITH_FIXTURE,
];

/** One confirmed quote with everybody who could be around it. */
export const openFixture = async (server: AreaServer, name: EndpointName = 'getQuote') => {
  // Of a kind that may make the call.
  const user_type = AGENT_TYPES.find(ACCESS[name].isForType ?? (() => true)) ?? 'Mitra';
  const owner = await newAgent(server, { user_type });
  const quote = await newQuote(server, owner.headers);
  const proposalNo = await confirmed(server, owner.headers, quote);
  const identity = OF_IDENTITY.includes(name)
    ? await newIdentity(server, owner, quote.quoteId)
    : { transactionId: 'no-check', imageKey: 'no-image' };
  const { link } = await succeed(server, owner.headers, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  const stranger = await newAgent(server);
  const strangersQuote = await newQuote(server, stranger.headers);
  const endedVisit = await newVisit(server, quote.quoteId, quote.phone);
  await call(server, endedVisit, 'logout');
  const leader = await newLeader(server, owner.id);
  const endedAgent = await newAgent(server);
  await call(server, endedAgent.headers, 'logout');
  const others = await Promise.all(
    AGENT_TYPES.filter(ACCESS[name].isForType ?? (() => true)).map((type) =>
      newAgent(server, { user_type: type }),
    ),
  );
  const onboarding = await newOnboarding(server);
  const { headers: otherRegistrant, registrationId: otherRegistrationId } = await newRegistration(server);
  const people: Readonly<Record<Actor, readonly Credentials[]>> = {
    nobody: [nobody, { 'x-user-info': owner.id }],
    ended: [endedVisit, endedAgent.headers, { authorization: 'Bearer nonsense' }, { 'x-cipher': 'x' }],
    ownerAgent: [owner.headers],
    otherAgent: others.map(({ headers }) => headers),
    leadingAgent: [leader.headers],
    ownCustomer: [await newVisit(server, quote.quoteId, quote.phone)],
    otherCustomer: [await newVisit(server, strangersQuote.quoteId, strangersQuote.phone)],
    registrant: [onboarding.registrant],
    otherRegistrant: [otherRegistrant],
    staff: [await newStaff(server)],
    ownPhotoHandoff: [await newPhotoHandoff(server, quote.quoteId, owner.id)],
    otherPhotoHandoff: [await newPhotoHandoff(server, strangersQuote.quoteId, stranger.id)],
  };
  const notificationId = await newNotification(server, owner.id, quote.quoteId);
  const linkId: string = link.split('/').at(-1);
  const leads = await newLeads(server, owner, quote.quoteId);
  const privacy = await newPrivacyRequests(server, owner.id, quote.quoteId);
  const todoId = await newTask(server, owner.headers, [owner.id]);
  const passkeyId = await newPasskey(server, owner.id);
  const prepared = await prepareOnboarding(server, name, {
    owner,
    agentIds: [owner, leader, ...others].map(({ id }) => id),
    registrationIds: [onboarding.registrationId, otherRegistrationId],
  });
  const network = await prepareNetwork(server, name, { owner, agents: [owner, leader, ...others] });
  const agentIds = new Map([owner, leader, ...others].map(({ id, headers }) => [headers, id]));
  return {
    ...identity,
    ...leads,
    ...privacy,
    ...onboarding,
    ...prepared,
    ...network,
    todoId,
    passkeyId,
    jobId: await newFailedJob(server),
    checkCode: name === 'policyCheck' ? await newCheckCode(server, owner) : 'none',
    refundId: await newRefundId(server, name),
    takenBackInvoice: await newTakenBack(server, name),
    agentIds,
    quote,
    proposalNo,
    owner,
    people,
    linkId,
    notificationId,
  };
};

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

const byQuote = ({ quote }: Fixture): Parts => ({ params: { quoteId: quote.quoteId } });
const byLead = ({ leadId }: Fixture): Parts => ({ params: { leadId } });
const byTodo = ({ todoId }: Fixture): Parts => ({ params: { todoId } });
const byPasskey = ({ passkeyId }: Fixture): Parts => ({ params: { passkeyId } });
const byQuery = ({ quote }: Fixture): Parts => ({ query: { quoteId: quote.quoteId } });
const byProposal = ({ proposalNo }: Fixture): Parts => ({ query: { proposalNo } });
export const firstPage = { query: { perPage: '10', pageNo: '1' } };

/** A well-formed call about the fixture's quote for every neutral row, as it goes over the wire. */
export const CALLS: Readonly<Record<EndpointName, (fixture: Fixture, who?: Credentials) => Parts>> = {
  sendOtp: ({ quote }) => ({ body: { mobileNo: quote.phone } }),
  verifyOtp: () => ({ body: { key: 'nobodys-key', otp: createOtp() } }),
  decryptLink: ({ linkId }) => ({ query: { id: linkId } }),
  cipherDetails: ({ linkId }) => ({ params: { key: linkId } }),
  logout: () => ({}),
  getAgent: () => ({}),

  getQuote: ({ quote }) => ({ query: { id: quote.quoteId } }),
  updateQuote: (fixture) => ({ ...byQuote(fixture), body: { planCode: 'KITE-PLATINUM' } }),
  quickQuote: byQuote,
  validatePromoCode: ({ quote }) => ({ body: { promoCode: 'NOSUCHCODE00', quoteId: quote.quoteId } }),
  previewPrice: (fixture) => ({ ...byQuote(fixture), query: { benefits: 'STRING' } }),
  quoteEarning: byQuote,
  changePhone: (fixture) => ({ ...byQuote(fixture), body: { insuredMobile: fixture.quote.phone } }),
  confirmQuote: (fixture) => ({ ...byQuote(fixture), body: consents }),
  // Of the quotation: the other link that customers may have needs a policy.
  generateLink: ({ quote }) => ({
    query: { type: 'lead', quoteId: quote.quoteId, isEPdfLink: 'true', pdfType: 'quickQuote' },
  }),
  ePolicy: ({ quote }) => ({ query: { quoteId: quote.quoteId, logkey: 'policyDownloadNotification' } }),
  eQuotation: byQuery,

  provinces: () => ({}),
  cities: () => ({ params: { provinceId: '32' } }),
  districts: () => ({ params: { city: 'Kota Bandung' }, query: { ProvinceId: '32' } }),
  subDistricts: () => ({ params: { district: 'Coblong' }, query: { ProvinceId: '32' } }),
  getAddress: () => ({ body: { latitude: -6.89, longitude: 107.61 } }),

  productToken: byQuote,
  ocrDetails: ({ transactionId, ...own }, who) => ({
    query: { transactionId: who === own.registrant ? own.ownTransactionId : transactionId },
  }),
  identityImage: ({ imageKey, ...own }, who) => ({
    query: { key: who === own.registrant ? own.ownImageKey : imageKey },
  }),
  uploadIdentity: byQuote,

  checkout: byProposal,
  payLater: byProposal,
  paymentState: byQuery,
  paymentPending: () => ({}),
  policyCheck: ({ checkCode: code }) => ({ params: { code } }),

  recentQuotes: () => firstPage,
  getNotifications: () => firstPage,
  updateNotifications: ({ owner, notificationId }) => ({
    body: [{ _id: notificationId, user_id: owner.id, readStatus: 1 }],
  }),
  markAllNotifications: () => ({}),
  getInviteLink: () => ({}),
  getPoints: () => ({}),

  listLeads: () => ({}),
  leadCounts: () => ({}),
  getAgents: () => ({}),
  getLead: byLead,
  createLead: () => ({ body: { form: wireLeadForm(), requestId: randomUUID() } }),
  updateLead: (fixture) => ({ ...byLead(fixture), body: { form: wireLeadForm() } }),
  addLeadEvent: (fixture) => ({
    ...byLead(fixture),
    body: { kind: 'note', result: '', note: 'Asked', nextContactAt: '', requestId: randomUUID() },
  }),
  closeLead: (fixture) => ({ ...byLead(fixture), body: { reason: 'other', note: '' } }),
  reopenLead: ({ closedLeadId }) => ({ params: { leadId: closedLeadId } }),
  setDoNotContact: (fixture) => ({ ...byLead(fixture), body: { doNotContact: true } }),
  checkImportPhones: () => ({ body: { phones: ['0812'] } }),
  startImport: () => ({ body: importStart() }),
  importLines: ({ importId }) => ({
    params: { importId },
    body: { batch: 0, lines: [importLine(2)] },
  }),
  listImports: () => ({}),
  undoImport: ({ importId }) => ({ params: { importId } }),

  expiringPolicies: () => ({}),
  filterPendingPayment: () => ({}),
  listPolicies: () => ({}),
  listRenewals: () => ({}),
  listInsureds: () => ({}),
  exportList: () => ({ params: { list: 'policies' } }),
  policyDetail: byQuote,
  todayDue: () => ({}),
  homeFigures: () => ({}),

  todoMembers: () => ({}),
  todoDatewise: () => ({ query: { date: '2026-01-16' } }),
  // For oneself: somebody else's agents do not exist for the giver.
  createTodo: ({ owner, agentIds }, who) => ({
    body: aTask([(who && agentIds.get(who)) ?? owner.id]),
  }),
  changeTodo: ({ owner, todoId }) => ({
    params: { todoId },
    body: {
      taskDescription: 'Visit Budi',
      scheduledDate: '2026-01-17',
      scheduledTime: '9:00 AM',
      members: [owner.id],
    },
  }),
  finishTodo: byTodo,
  withdrawTodo: byTodo,
  downloadCalendar: () => ({}),
  calendarFeed: () => ({}),
  openCalendarFeed: () => ({}),
  closeCalendarFeed: () => ({}),
  getZone: () => ({}),
  setZone: () => ({ body: { zone: 'WITA' } }),
  getPush: () => ({}),
  turnPushOn: () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/one',
      publicKey: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
  }),
  turnPushOff: () => ({}),

  getContent: () => ({ query: { kind: 'faq' } }),
  buildingCosts: () => ({}),

  customerData: byQuote,
  exportCustomerData: byQuote,
  otherQuotes: (fixture) => ({ ...byQuote(fixture), body: { birthDate: '1990-05-17' } }),
  requestCorrection: (fixture) => ({
    ...byQuote(fixture),
    body: { subject: 'name', wish: 'Budi S.', requestId: randomUUID() },
  }),
  withdrawConsent: (fixture) => ({ ...byQuote(fixture), body: { purpose: 'dataProcessing' } }),
  eraseQuote: byQuote,
  agentData: () => ({}),
  withdrawOwnConsent: () => ({ body: { purpose: 'identityPhoto' } }),
  exportAgentData: () => ({}),
  requestClosure: () => ({ body: { wish: 'I stop selling', requestId: randomUUID() } }),
  answerRequest: ({ correctionId }) => ({
    params: { privacyRequestId: correctionId },
    body: { status: 'done', answer: '' },
  }),
  listClosures: () => ({}),
  answerClosure: ({ closureId }) => ({
    params: { privacyRequestId: closureId },
    body: { status: 'declined', answer: '' },
  }),

  shareProgress: byQuote,
  shareSent: (fixture) => ({ ...byQuote(fixture), body: { channel: 'whatsapp' } }),
  expiredLink: ({ linkId }) => ({ query: { id: linkId } }),
  revokeLink: ({ quote }) => ({ body: { quoteId: quote.quoteId } }),

  passkeyLoginOptions: () => ({}),
  passkeyLogin: () => ({ body: { credential: createAuthenticator().someAssertion() } }),
  listPasskeys: () => ({}),
  passkeyOptions: () => ({}),
  addPasskey: () => ({ body: { name: 'Phone', credential: createAuthenticator().someAttestation() } }),
  renamePasskey: (fixture) => ({ ...byPasskey(fixture), body: { name: 'Phone' } }),
  removePasskey: byPasskey,

  failedJobs: () => ({}),
  ...REFUND_CALLS,
  ...ONBOARDING_CALLS,
  ...NETWORK_CALLS,

  decideJobs: () => ({ body: { decision: 'drop', kind: 'nothing', reason: 'gaveUp' } }),
  decideJob: ({ jobId }) => ({ params: { jobId }, body: { decision: 'drop' } }),
};
