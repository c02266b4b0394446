import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import { CALLS } from '#app/calls/testing/access-fixture.ts';
import type { Fixture } from '#app/calls/testing/access-fixture.ts';
import { asCustomer, call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials, Parts } from '#testing/caller.ts';
import {
  avanza,
  customerOf,
  decision,
  filledQuote,
  newPicture,
  photograph,
  putPhoto,
  useMotorServer,
} from '../testing/inspected.ts';
import type { MotorQuote } from '../testing/inspected.ts';

const world = useMotorServer();

/** All that answers a second device (ruling R65); the submission comes last, since it ends the session. */
const ANSWER = [
  'inspectionDocuments',
  'inspectionPhoto',
  'putInspectionPhoto',
  'describePhoto',
  'removePhoto',
  'submitInspection',
] as const;

type MotorCall = keyof typeof motorCalls;

const motorParts = (quoteId: string, photoId: string): Readonly<Record<MotorCall, Parts>> => {
  const params = { quoteId };
  const ofPhoto = { quoteId, photoId };
  return {
    createMotorQuote: { body: { ...avanza(), insuredMobile: '62812999', requestId: randomUUID() } },
    motorCatalogue: { query: { vehicleType: 'fourWheeler' } },
    motorPlans: { params, query: { productCode: 'PC0214', LangId: 'EN', duration: '1' } },
    motorBenefits: { params, query: { LangId: 'EN' } },
    updateMotorOrder: { params, body: { discountPercent: 5 } },
    motorQuickQuote: { params, query: { type: 'fourWheeler' } },
    generateMotorLink: { query: { type: 'lead', quoteId } },
    decryptMotorLink: { query: { id: 'aB3dE9' } },
    inspectionDocuments: { params },
    inspectionPhoto: { params: ofPhoto },
    putInspectionPhoto: {
      params: { ...params, slot: 'rear', photoId: randomUUID() },
      query: { source: 'file' },
    },
    describePhoto: { params: ofPhoto, body: { desc: 'Seen from the front' } },
    removePhoto: { params: { quoteId, photoId: randomUUID() } },
    submitInspection: { params },
    createHandoff: { params },
    revokeHandoff: { params },
    openHandoff: { body: { token: 'x'.repeat(43) } },
    reviewQueue: {},
    reviewCount: {},
    openReview: { params },
    reviewPhoto: { params: ofPhoto },
    leaseReview: { params, body: { takeOver: true } },
    releaseReview: { params },
    decideReview: { params, body: decision({}) },
  };
};

/** Well-formed calls about that quote, of motor and of everything that is no product's. */
const callsAbout = ({ quoteId, phone, code }: MotorQuote, photoId: string): ReadonlyMap<string, Parts> => {
  const none = new Map<Credentials, string>();
  const ids = { linkId: 'aB3dE9', proposalNo: 'PR1', pointsCode: 'A1', agreementVersion: '2026-01' };
  const known = { quote: { quoteId, phone, code }, owner: { id: quoteId }, ...ids };
  const maps = { members: none, successors: none, agentIds: none };
  // Whatever else a call names does not exist.
  const fixture = new Proxy({ ...known, ...maps } as unknown as Fixture, {
    get: (of, key) => (Reflect.get(of, key) as unknown) ?? 'f'.repeat(24),
  });
  const neutral = (Object.keys(CALLS) as EndpointName[])
    .filter((name) => name !== 'logout')
    .map((name) => [name, CALLS[name](fixture)] as const);
  const changes = { params: { quoteId }, body: { insuredMobile: '6281299900011' } };
  return new Map<string, Parts>([
    ...neutral,
    ['updateQuote', { params: { quoteId }, body: customerOf(phone) }],
    ['changePhone', changes],
    ...Object.entries(motorParts(quoteId, photoId)),
    // The last but the submission: what opens to a device that may end its session would hide behind it.
    ['logout', {}],
  ]);
};

const opened = async (quote: MotorQuote) => {
  const { server } = world;
  const { quoteId } = quote;
  const { link } = await succeed(server, quote.agent, 'createHandoff', { params: { quoteId } });
  const token = (link as string).split('#')[1]!;
  const answer = await call(server, nobody, 'openHandoff', { body: { token } });
  return { answer, device: asCustomer(answer.errMsg.handoff.cipher) };
};

const REFUSALS: readonly number[] = [401, 403, 404];

/** What every call but the submission answers to the device, and whether the quote stayed as it was. */
const walked = async (device: Credentials, parts: ReadonlyMap<string, Parts>) => {
  const answers = new Map<string, { readonly status: number; readonly text: string }>();
  for (const [name, part] of parts) {
    if (name === 'submitInspection') continue;
    const { status, text } = await call(world.server, device, name, part);
    answers.set(name, { status, text });
  }
  return answers;
};

const rowsOf = async (quoteId: string) => {
  const { db } = world.server.services;
  const {
    updated_at: _moved,
    details: _photos,
    ...quote
  } = (await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow()) as Record<string, unknown>;
  const consents = await db.selectFrom('consents').selectAll().where('quote_id', '=', quoteId).execute();
  return { quote, consents };
};

it('answers six photo calls of its quote to a second device, and refuses all other calls [R65]', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const photos = await photograph(server, quote);
  const { answer, device } = await opened(quote);
  const parts = callsAbout(quote, photos['front']!);
  // Nothing is left out.
  expect([...parts.keys()].toSorted()).toEqual(server.calls.map(({ name }) => name).toSorted());
  const before = await rowsOf(quote.quoteId);
  const answers = await walked(device, parts);
  const open = [...answers].filter(([, { status }]) => !REFUSALS.includes(status)).map(([name]) => name);
  expect(open.toSorted()).toEqual(ANSWER.filter((name) => name !== 'submitInspection').toSorted());
  const refused = [...answers].filter(([name]) => !open.includes(name));
  expect(refused.map(([name, { status }]) => [name, status])).toEqual(refused.map(([name]) => [name, 403]));
  expect(await rowsOf(quote.quoteId)).toEqual(before);

  const put = await putPhoto(server, device, quote.quoteId, { slot: 'rear', bytes: await newPicture() });
  expect(put.status).toBe(200);
  const submitted = await call(server, device, 'submitInspection', parts.get('submitInspection'));
  expect(submitted.status).toBe(200);
  // Nobody it could name: no phone, name, ID number, e-mail, street, agent.
  const read = [answer, submitted, ...answers.values()].map(({ text }) => text).join('\n');
  expect(read).toContain('"wantedSlots"');
  expect(read).not.toContain(quote.phone);
  expect(read).not.toMatch(/Budi|Sari|3273011705900001|@payung|Asia Afrika|62812/);
  expect((await call(server, device, 'inspectionDocuments', parts.get('inspectionDocuments'))).status).toBe(
    401,
  );
});

it('refuses a second device on another quote of the same agent [R65]', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { device } = await opened(quote);
  const other = await filledQuote(server, undefined, quote.agent);
  const photos = await photograph(server, other, ['front']);
  const answers = await walked(device, callsAbout(other, photos['front']!));
  const statuses = [...answers].map(([name, { status }]) => [name, status]);
  const photoCalls: readonly string[] = ANSWER;
  expect(statuses).toEqual(statuses.map(([name]) => [name, photoCalls.includes(String(name)) ? 404 : 403]));
});

it('records the second device, not the customer, in events, consents and visits [R65]', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { quoteId } = quote;
  const { device } = await opened(quote);
  await photograph(server, { ...quote, customer: device });
  await succeed(server, device, 'submitInspection', { params: { quoteId } });
  const { db } = server.services;
  const events = await db
    .selectFrom('quote_events')
    .select(['event', 'actor'])
    .where('quote_id', '=', quoteId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(events).toEqual([{ event: 'submitInspection', actor: 'photoHandoff' }]);
  const sessions = await db
    .selectFrom('sessions')
    .select(['kind', 'proved', 'phone'])
    .where('quote_id', '=', quoteId)
    .orderBy('kind')
    .execute();
  expect(sessions).toEqual([
    { kind: 'photoHandoff', proved: 'link', phone: '' },
    { kind: 'visit', proved: 'phone', phone: quote.phone },
  ]);
  const data = await call(server, quote.customer, 'customerData', { params: { quoteId } });
  expect(data.text).toMatch(/"Verified sessions"[^}]*"1"/);
});
