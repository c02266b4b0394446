import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AGENT_TYPES } from '@payung/shared/domain/people/user-home.ts';
import sharp from 'sharp';
import { ACCESS } from '#access/access-table.ts';
import type { Actor } from '#access/access-table.ts';
import { createOtp } from '#access/secrets.ts';
import type { AreaServer } from './area-server.ts';
import { call, nobody, succeed } from './caller.ts';
import type { Credentials, Parts } from './caller.ts';
import { sendFile } from './form.ts';
import { confirmed, consents } from './journey.ts';
import { newAgent, newQuote, newRegistrant, newStaff, newVisit } from './people.ts';
import type { TestAgent } from './people.ts';

const newNotification = async (server: AreaServer, agentId: string, quoteId: string): Promise<string> => {
  const row = await server.services.db
    .insertInto('notifications')
    .values({
      id: quoteId,
      agent_id: agentId,
      subject_kind: 'quote',
      subject_id: quoteId,
      quote_id: quoteId,
      kind: 'policyGenerated',
      data: '{}',
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Calls about a check of the insured's identity, or a photo of the card: for others none is made. */
const OF_IDENTITY: readonly EndpointName[] = ['ocrDetails', 'identityImage'];

/** A check of the insured's identity, and a photo of the card. */
const newIdentity = async (server: AreaServer, owner: TestAgent, quoteId: string) => {
  const { transactionId } = await succeed(server, owner.headers, 'productToken', { params: { quoteId } });
  const card = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  const photo = new Blob([new Uint8Array(card)], { type: 'image/png' });
  const { key: imageKey } = await sendFile(server, owner.headers, quoteId, photo);
  return { transactionId: transactionId as string, imageKey };
};

/** One confirmed quote with everybody who could be around it. */
export const openFixture = async (server: AreaServer, name: EndpointName = 'getQuote') => {
  const owner = await newAgent(server);
  const quote = await newQuote(server, owner.headers);
  const proposalNo = await confirmed(server, owner.headers, quote);
  const identity = OF_IDENTITY.includes(name)
    ? await newIdentity(server, owner, quote.quoteId)
    : { transactionId: 'no-check', imageKey: 'no-image' };
  const { link } = await succeed(server, owner.headers, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  const stranger = (await newAgent(server)).headers;
  const strangersQuote = await newQuote(server, stranger);
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
    registrant: [await newRegistrant(server)],
    staff: [await newStaff(server)],
  };
  const notificationId = await newNotification(server, owner.id, quote.quoteId);
  const linkId: string = link.split('/').at(-1);
  return { ...identity, quote, proposalNo, owner, people, linkId, notificationId };
};

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

const byQuote = ({ quote }: Fixture): Parts => ({ params: { quoteId: quote.quoteId } });
const byQuery = ({ quote }: Fixture): Parts => ({ query: { quoteId: quote.quoteId } });
const byProposal = ({ proposalNo }: Fixture): Parts => ({ query: { proposalNo } });
export const firstPage = { query: { perPage: '10', pageNo: '1' } };

/** A well-formed call about the fixture's quote for every neutral row, as it goes over the wire. */
export const CALLS: Readonly<Record<EndpointName, (fixture: Fixture) => Parts>> = {
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
