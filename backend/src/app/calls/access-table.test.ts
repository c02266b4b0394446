import { expect, it } from 'vitest';
import { decodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { CALLS, WITH_OWN_FIXTURE, openFixture } from '#app/calls/testing/access-fixture.ts';
import type { Fixture } from '#app/calls/testing/access-fixture.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { ApiRefusal } from '#core/http/api-refusal.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_ROOMS } from '#products/all.ts';
import { callTable } from './call-table.ts';
import { ACCESS } from './testing/access-objects.ts';
import { identifyCaller } from '#core/access/caller.ts';
import { checkAccess } from './check-access.ts';
import { ACTORS as ALL_ACTORS, verdictOf } from '#core/access/access-rows.ts';
import type { Actor, Verdict } from '#core/access/access-rows.ts';

const world = useAreaServer();

const ACTORS = [
  'nobody',
  'ended',
  'ownerAgent',
  'otherAgent',
  'leadingAgent',
  'ownCustomer',
  'otherCustomer',
  'registrant',
  'otherRegistrant',
  'staff',
  'ownPhotoHandoff',
  'otherPhotoHandoff',
] as const satisfies readonly Actor[];

type Row = readonly [
  ...[Verdict, Verdict, Verdict, Verdict, Verdict],
  ...[Verdict, Verdict, Verdict, Verdict, Verdict],
];

/**
 * Written out from the specification, in the order of ACTORS: nobody, ended, owner agent, other agent,
 * agent who leads the owner's network, own customer, other customer, registrant, other registrant, staff. Hand-offs of
 * photos are not in it: no neutral call answers to one, of whichever quote (ruling R65).
 */
const EXPECTED: Readonly<Record<EndpointName, Row>> = {
  sendOtp: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  verifyOtp: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  decryptLink: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  logout: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  cipherDetails: [401, 401, 403, 403, 403, 'yes', 404, 403, 403, 403],
  getAgent: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 'yes'],

  getQuote: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  updateQuote: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  quickQuote: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  validatePromoCode: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  previewPrice: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  changePhone: [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403],
  confirmQuote: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  generateLink: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  revokeLink: [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403],
  ePolicy: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  eQuotation: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],

  provinces: [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  cities: [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  districts: [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  subDistricts: [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  getAddress: [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],

  productToken: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  ocrDetails: [401, 401, 'yes', 404, 404, 'yes', 404, 'yes', 404, 403],
  identityImage: [401, 401, 'yes', 404, 404, 'yes', 404, 'yes', 404, 403],
  uploadIdentity: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],

  checkout: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  payLater: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  paymentState: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403],
  paymentPending: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],

  recentQuotes: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getNotifications: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  updateNotifications: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  markAllNotifications: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getInviteLink: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getPoints: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],

  listLeads: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  leadCounts: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getAgents: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getLead: [401, 401, 'yes', 404, 'yes', 403, 403, 403, 403, 403],
  createLead: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  updateLead: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  addLeadEvent: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  closeLead: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  reopenLead: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  setDoNotContact: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  checkImportPhones: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  startImport: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  importLines: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  listImports: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  undoImport: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],

  expiringPolicies: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  filterPendingPayment: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  listPolicies: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  listRenewals: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  listInsureds: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  exportList: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  policyDetail: [401, 401, 'yes', 404, 'yes', 403, 404, 403, 403, 403],
  todayDue: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  homeFigures: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],

  todoMembers: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  todoDatewise: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  createTodo: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  changeTodo: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  finishTodo: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  withdrawTodo: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 403],
  downloadCalendar: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  calendarFeed: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  openCalendarFeed: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  closeCalendarFeed: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getZone: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  setZone: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],

  getContent: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  buildingCosts: [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403],

  customerData: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  exportCustomerData: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  otherQuotes: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  requestCorrection: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  withdrawConsent: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  eraseQuote: [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403],
  agentData: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  withdrawOwnConsent: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  exportAgentData: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  requestClosure: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  answerRequest: [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403],
  listClosures: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  answerClosure: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],

  passkeyLoginOptions: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  passkeyLogin: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  listPasskeys: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 'yes'],
  passkeyOptions: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 'yes'],
  addPasskey: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 'yes'],
  renamePasskey: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 404],
  removePasskey: [401, 401, 'yes', 404, 404, 403, 403, 403, 403, 404],

  failedJobs: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  decideJob: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],

  getRegistration: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  proveBirthDate: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  saveRegistrationDetails: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  skipRegistrationPart: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  saveRegistrationBank: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  submitRegistration: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  deleteRegistration: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],
  exportRegistration: [401, 401, 403, 403, 403, 403, 403, 'yes', 'yes', 403],

  getAgreement: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  legalText: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  acceptAgreement: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  acceptedAgreements: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  agreementPdf: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  publishAgreement: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  listAgreements: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],

  identityToken: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  uploadOwnImage: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  updateProfile: [401, 401, 'yes', 'yes', 'yes', 403, 403, 'yes', 'yes', 403],
  getProfile: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  updateAgentDetails: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  sendFreshCode: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  updateAgentBank: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getPublicCard: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  savePublicCard: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  uploadCardPicture: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  cardPicture: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],

  registrationCount: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  registrationQueue: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  openRegistration: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  registrationPhoto: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  decideRegistration: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],

  listNetwork: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  networkFigures: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  getMember: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  changeTier: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  changeOffice: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  setTarget: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  memberNumbers: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  removeMember: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  transferNetwork: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],

  pointsAccount: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  pointsStatement: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  exportPoints: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  redeemPoints: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  pointsWorkCount: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  redemptionQueue: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  decideRedemption: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  agentLedger: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  correctPoints: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  paidPolicy: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  cancelPolicy: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  pointsComparison: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  comparePoints: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],

  inviteCounts: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  inviteSent: [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403],
  duplicateAlertCount: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  listDuplicateAlerts: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
  checkDuplicateAlert: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes'],
};

const HANDOFFS = [403, 403] as const;

const NAMES = Object.keys(EXPECTED) as readonly EndpointName[];

it('has the cells that the specification gives', () => {
  expect(ALL_ACTORS).toEqual(ACTORS);
  const cells = Object.entries(ACCESS).map(([name, row]) => [
    name,
    ACTORS.map((actor) => verdictOf(row, actor)),
  ]);
  const expected = Object.entries(EXPECTED).map(([name, row]) => [name, [...row, ...HANDOFFS]]);
  expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(expected));
});

const REFUSALS: readonly unknown[] = [401, 403, 404];

const quoteRow = (server: AreaServer, fixture: Fixture) =>
  server.services.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', fixture.quote.quoteId)
    .executeTakeFirst();

interface Cell {
  readonly actor: Actor;
  readonly verdict: Verdict;
  readonly errCode: number | undefined;
  readonly tellsNames: boolean;
  readonly changes: boolean;
}

const CODE_OF: Readonly<Record<401 | 403 | 404, number>> = { 401: 25, 403: 4, 404: 4 };

const expectedOf = (name: EndpointName, actor: Actor): Verdict =>
  [...EXPECTED[name], ...HANDOFFS][ACTORS.indexOf(actor)]!;

/** A refusal has its code, tells nothing and changes nothing. */
const promised = (name: EndpointName, actor: Actor): Cell => {
  const verdict = expectedOf(name, actor);
  const errCode = verdict === 'yes' ? undefined : CODE_OF[verdict];
  return { actor, verdict, errCode, tellsNames: false, changes: false };
};

interface Attempt {
  readonly name: EndpointName;
  readonly actor: Actor;
  readonly who: Credentials;
}

const tried = async (server: AreaServer, fixture: Fixture, { name, actor, who }: Attempt): Promise<Cell> => {
  const before = JSON.stringify(await quoteRow(server, fixture));
  const answer = await call(server, who, name, CALLS[name](fixture, who));
  const isRefused = REFUSALS.includes(answer.status);
  const after = JSON.stringify(await quoteRow(server, fixture));
  return {
    actor,
    verdict: isRefused ? (answer.status as Verdict) : 'yes',
    errCode: isRefused ? answer.errCode : undefined,
    tellsNames: isRefused && /Budi|Sari|62812/.test(answer.text),
    changes: isRefused && before !== after,
  };
};

let shared: Promise<Fixture> | undefined;

/** Nothing changes by asking, so most calls share people and quotes. */
const fixtureFor = (server: AreaServer, name: EndpointName): Promise<Fixture> => {
  if (ACCESS[name].isForType !== undefined || WITH_OWN_FIXTURE.includes(name))
    return openFixture(server, name);
  shared ??= openFixture(server, name);
  return shared;
};

const attemptsOf = (name: EndpointName, { people }: Fixture): readonly Attempt[] =>
  ACTORS.flatMap((actor) => people[actor].map((who) => ({ name, actor, who })));

/** As a route asks before its handler runs. */
const decided = async (
  { services: { db, secret, clock } }: AreaServer,
  fixture: Fixture,
  { name, who }: Attempt,
): Promise<Verdict> => {
  const { params = {}, query = {}, body } = CALLS[name](fixture, who);
  const row: EndpointRow = endpoints[name];
  const caller = await identifyCaller(
    db,
    { authorization: who['authorization'], cipher: who['x-cipher'] },
    clock.now(),
  );
  try {
    await checkAccess({ db, secret }, ACCESS[name], {
      caller,
      params,
      query: decodePart(row, 'query', query),
      body: body === undefined ? undefined : decodePart(row, 'body', body),
    });
    return 'yes';
  } catch (error) {
    if (error instanceof ApiRefusal) return error.status as Verdict;
    throw error;
  }
};

it('opens every call to those of the access table and to nobody else [SHELL-054]', async () => {
  const { server } = world;
  for (const name of NAMES) {
    const fixture = await fixtureFor(server, name);
    const attempts = attemptsOf(name, fixture);
    const verdicts = await Promise.all(attempts.map((attempt) => decided(server, fixture, attempt)));
    expect(attempts.map(({ actor }, index) => [name, actor, verdicts[index]])).toEqual(
      attempts.map(({ actor }) => [name, actor, expectedOf(name, actor)]),
    );
  }
}, 60_000);

/** One row for each kind of object and each way in which a call names it. */
const OVER_HTTP = [
  'updateQuote',
  'ePolicy',
  'checkout',
  'cipherDetails',
  'ocrDetails',
  'identityImage',
  'updateNotifications',
  'closeLead',
  'undoImport',
  'finishTodo',
  'removePasskey',
  'answerRequest',
  'decideJob',
] as const satisfies readonly EndpointName[];

const kindsOf = (names: readonly EndpointName[]) => new Set(names.map((name) => ACCESS[name].object));

it('walks every kind of object over HTTP; home walks the one that it has alone', () => {
  const neutral = kindsOf(NAMES);
  const all = callTable(productModulesFor(PRODUCT_ROOMS, { mailDomains: [] })).map(
    ({ access }) => access.object,
  );
  expect(kindsOf(OVER_HTTP)).toEqual(neutral);
  expect([...new Set(all)].filter((kind) => !neutral.has(kind))).toEqual(['lead']);
});

it.each(OVER_HTTP)(
  'asks the table before %s does anything, and says no more than no [SHELL-054]',
  async (name) => {
    const { server } = world;
    const fixture = await openFixture(server, name);
    const attempts = attemptsOf(name, fixture);
    const isAllowed = ({ actor }: Attempt): boolean => expectedOf(name, actor) === 'yes';
    // Refusals first and one by one: what is allowed may change the fixture.
    for (const attempt of attempts.filter((one) => !isAllowed(one))) {
      expect(await tried(server, fixture, attempt)).toEqual(promised(name, attempt.actor));
    }
    const allowed = attempts.filter(isAllowed);
    expect(await Promise.all(allowed.map((attempt) => tried(server, fixture, attempt)))).toEqual(
      allowed.map(({ actor }) => promised(name, actor)),
    );
  },
);
