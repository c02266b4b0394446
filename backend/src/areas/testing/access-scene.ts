import { homeEndpoints } from '@payung/shared/api/endpoints/home.ts';
import { identityEndpoints } from '@payung/shared/api/endpoints/identity.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AGENT_TYPES } from '@payung/shared/domain/user-home.ts';
import sharp from 'sharp';
import { ACCESS } from '#access/access-table.ts';
import type { Actor } from '#access/access-table.ts';
import { createOtp } from '#access/secrets.ts';
import type { AreaServer } from './area-server.ts';
import { call, nobody, succeed } from './caller.ts';
import type { Credentials, Parts } from './caller.ts';
import { sendFile } from './form.ts';
import { confirmedHome, flexasPlan, house, newHomeQuote } from './home.ts';
import { confirmed, consents } from './journey.ts';
import { newAgent, newQuote, newVisit, trip } from './people.ts';
import type { TestAgent } from './people.ts';

/** Calls that are about a quote of home; the others are tried with one of travel. */
const isOfHome = (name: EndpointName): boolean => name in homeEndpoints || name in identityEndpoints;

const newNotification = async (server: AreaServer, agentId: string, quoteId: string): Promise<string> => {
  const row = await server.services.db
    .insertInto('notifications')
    .values({
      id: quoteId,
      agent_id: agentId,
      quote_id: quoteId,
      kind: 'policyGenerated',
      data: '{}',
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

const openTravel = async (server: AreaServer, owner: TestAgent) => {
  const quote = await newQuote(server, owner.headers);
  const proposalNo = await confirmed(server, owner.headers, quote);
  return { quote, proposalNo, transactionId: '', imageKey: '' };
};

/** With a check of the insured's identity and a photo of the card. */
const openHome = async (server: AreaServer, owner: TestAgent) => {
  const quote = await newHomeQuote(server, owner.headers);
  const proposalNo = await confirmedHome(server, owner.headers, quote);
  const params = { quoteId: quote.quoteId };
  const { transactionId } = await succeed(server, owner.headers, 'productToken', { params });
  const card = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  const photo = new Blob([new Uint8Array(card)], { type: 'image/png' });
  const { key: imageKey } = await sendFile(server, owner.headers, quote.quoteId, photo);
  return { quote, proposalNo, transactionId, imageKey };
};

/** One sold-to-be quote with everybody there is around it. */
export const openScene = async (server: AreaServer, name: EndpointName = 'getQuotes') => {
  const owner = await newAgent(server);
  const isHome = isOfHome(name);
  const facts = await (isHome ? openHome(server, owner) : openTravel(server, owner));
  const { quote } = facts;
  const { lead_id: leadId } = await server.services.db
    .selectFrom('quotes')
    .select('lead_id')
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  const { link } = await succeed(server, owner.headers, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  const stranger = (await newAgent(server)).headers;
  const strangersQuote = await (isHome ? newHomeQuote(server, stranger) : newQuote(server, stranger));
  const endedVisit = await newVisit(server, quote.quoteId, quote.phone);
  await call(server, endedVisit, 'logout');
  const endedAgent = await newAgent(server);
  await call(server, endedAgent.headers, 'logout');
  const people: Readonly<Record<Actor, readonly Credentials[]>> = {
    nobody: [nobody, { 'x-user-info': owner.id }],
    ended: [endedVisit, endedAgent.headers, { authorization: 'Bearer nonsense' }, { 'x-cipher': 'x' }],
    ownerAgent: [owner.headers],
    otherAgent: await Promise.all(
      AGENT_TYPES.filter(ACCESS[name].isForType ?? (() => true)).map(
        async (user_type) => (await newAgent(server, { user_type })).headers,
      ),
    ),
    ownCustomer: [await newVisit(server, quote.quoteId, quote.phone)],
    otherCustomer: [await newVisit(server, strangersQuote.quoteId, strangersQuote.phone)],
  };
  const notificationId = await newNotification(server, owner.id, quote.quoteId);
  return { ...facts, owner, leadId, people, linkId: link.split('/').at(-1) ?? '', notificationId };
};

export type Scene = Awaited<ReturnType<typeof openScene>>;

const byQuote = ({ quote }: Scene): Parts => ({ params: { quoteId: quote.quoteId } });
const byQuery = ({ quote }: Scene): Parts => ({ query: { quoteId: quote.quoteId } });
const byProposal = ({ proposalNo }: Scene): Parts => ({ query: { proposalNo } });
export const firstPage = { query: { perPage: '10', pageNo: '1' } };

/** A well-formed call about the scene's quote for every row of the endpoint table. */
export const CALLS: Readonly<Record<EndpointName, (scene: Scene) => Parts>> = {
  sendOtp: ({ quote }) => ({ body: { mobileNo: quote.phone } }),
  verifyOtp: () => ({ body: { key: 'nobodys-key', otp: createOtp() } }),
  decryptLink: ({ linkId }) => ({ query: { id: linkId } }),
  cipherDetails: ({ linkId }) => ({ params: { key: linkId } }),
  logout: () => ({}),
  getAgent: () => ({}),

  getQuotes: ({ quote }) => ({ query: { id: quote.quoteId } }),
  changePhone: (scene) => ({ ...byQuote(scene), body: { insuredMobile: scene.quote.phone } }),
  confirmQuote: (scene) => ({ ...byQuote(scene), body: consents }),
  generateLink: ({ quote }) => ({ query: { type: 'lead', quoteId: quote.quoteId } }),
  ePolicy: ({ quote }) => ({ query: { quoteId: quote.quoteId, logkey: 'policyDownloadNotification' } }),
  eQuotation: byQuery,

  createTravelQuote: () => ({ body: { ...trip, requestId: crypto.randomUUID() } }),
  updateQuote: (scene) => ({ ...byQuote(scene), body: { planCode: 'TRVPLT' } }),
  coverageAreas: () => ({}),
  getPlans: byQuote,
  getPlanBenefits: byQuote,
  validatePromo: ({ quote }) => ({ body: { promoCode: 'NOSUCHCODE000000000', quoteId: quote.quoteId } }),
  quickQuote: byQuote,

  createHomeQuote: () => ({ body: { ...house, requirementsAgreed: true, requestId: crypto.randomUUID() } }),
  getHomeQuote: byQuote,
  homePlans: byQuote,
  homeBenefits: byQuote,
  updateHomeQuote: (scene) => ({ ...byQuote(scene), body: flexasPlan }),
  updateHomeLead: ({ leadId, quote }) => ({
    params: { leadId },
    body: { email: 'budi@payung.test', primaryMobile: quote.phone, idCard: '1' },
  }),
  updatePrintPolicy: ({ quote }) => ({ body: { quoteId: quote.quoteId, printOption: 'soft' } }),
  validateHomePromo: ({ quote }) => ({ body: { promoCode: 'NOSUCHCODE0000000', quoteId: quote.quoteId } }),
  homeQuickQuote: byQuote,
  generateHomeLink: ({ quote }) => ({ query: { type: 'lead', quoteId: quote.quoteId } }),
  decryptHomeLink: ({ linkId }) => ({ query: { id: linkId } }),
  homeEPolicy: (scene) => ({ ...byQuote(scene), ...byQuery(scene) }),

  provinces: () => ({}),
  cities: () => ({ params: { provinceId: '32' } }),
  districts: () => ({ params: { regionalLevel: 'Kota Bandung' }, query: { ProvinceId: '32' } }),
  subDistricts: () => ({ params: { district: 'Coblong' }, query: { ProvinceId: '32' } }),
  getAddress: () => ({ body: { latitude: -6.89, longitude: 107.61 } }),

  productToken: byQuote,
  ocrDetails: ({ transactionId }) => ({ query: { transactionId } }),
  identityImage: ({ imageKey }) => ({ query: { key: imageKey } }),
  uploadIdentity: byQuote,

  checkout: byProposal,
  payLater: byProposal,
  paymentState: byQuery,
  paymentPending: () => ({}),

  recentQuotes: () => firstPage,
  getNotifications: () => firstPage,
  updateNotifications: ({ owner, notificationId }) => ({
    body: [{ _id: notificationId, user_id: owner.id, readStatus: 1 }],
  }),
  markAllNotifications: () => ({}),
  getInviteLink: () => ({}),
  getPoints: () => ({}),
  revokeLink: ({ quote }) => ({ body: { quoteId: quote.quoteId } }),
};
