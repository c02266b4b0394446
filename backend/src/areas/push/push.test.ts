import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jwtVerify } from 'jose';
import { endSessionsOf } from '#core/access/sql/sessions.ts';
import { invoiced, pay, proposed } from '#areas/payment/testing/payments.ts';
import { lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { createPushClient, newPushKey } from '#providers/push/push-client.ts';
import type { PushNotice } from '../services.ts';
import { pushToAgent, sendPush } from './push-notice.ts';
import { startPushStandIn } from './testing/push-stand-in.ts';

const world = useAreaServer();
let standIn: Awaited<ReturnType<typeof startPushStandIn>>;
beforeAll(async () => {
  standIn = await startPushStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.received.length = 0;
  Object.assign(standIn.answers, { status: 201, location: '' });
});

type Agent = Awaited<ReturnType<typeof newAgent>>;

const turnOn = (server: AreaServer, { headers }: Agent) =>
  succeed(server, headers, 'turnPushOn', { body: standIn.subscription() });
const isOn = async (server: AreaServer, { headers }: Agent): Promise<boolean> =>
  (await succeed(server, headers, 'getPush')).data.isOn;
const pushJobs = ({ jobs }: AreaServer): readonly PushNotice[] =>
  jobs.filter((job) => job.kind === 'sendPush');
const stored = ({ services }: AreaServer) =>
  services.db.selectFrom('push_subscriptions').selectAll().execute();

/** An agent with notices on, whose customer opens the link. */
const openedQuote = async (server: AreaServer) => {
  const agent = await newAgent(server);
  await turnOn(server, agent);
  const quote = await newQuote(server, agent.headers);
  const { link } = await succeed(server, agent.headers, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  const open = () => call(server, nobody, 'decryptLink', { query: { id: link.split('/').at(-1) ?? '' } });
  await open();
  const [job] = pushJobs(server).filter(({ quoteId }) => quoteId === quote.quoteId);
  if (job === undefined) throw new Error('Nothing is to be sent.');
  return { agent, quote, open, job };
};

it('is off until the agent turns it on in that browser, and off again', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  expect((await succeed(server, agent.headers, 'getPush')).data).toEqual({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/) as string,
    isOn: false,
    endpoint: '',
  });
  const body = standIn.subscription();
  await succeed(server, agent.headers, 'turnPushOn', { body });
  expect((await succeed(server, agent.headers, 'getPush')).data).toMatchObject({
    isOn: true,
    endpoint: body.endpoint,
  });
  expect(await isOn(server, agent)).toBe(true);
  await succeed(server, agent.headers, 'turnPushOff');
  expect(await isOn(server, agent)).toBe(false);
});

it.each([
  'http://fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com.evil.example/send/1',
  'https://fcm.googleapis.com:22/send/1',
  'https://user:pw@fcm.googleapis.com/send/1',
  'https://10.0.0.1/send/1',
  'https://127.0.0.1/send/1',
  'http://[::1]:8080/send/1',
  'http://localhost:8080/send/1',
  'http://user:pw@127.0.0.1:8080/send/1',
  'https://169.254.169.254/latest/meta-data',
  'https://payung.test/api/auth/logout',
])('refuses %s, which is no push service: this server would call it', async (endpoint) => {
  const { server } = world;
  const agent = await newAgent(server);
  const answer = await call(server, agent.headers, 'turnPushOn', {
    body: { ...standIn.subscription(), endpoint },
  });
  expect([answer.status, await isOn(server, agent)]).toEqual([400, false]);
});

it('belongs to whoever signed in last in that browser', async () => {
  const { server } = world;
  const [before, after] = [await newAgent(server), await newAgent(server)];
  const body = standIn.subscription();
  await succeed(server, before.headers, 'turnPushOn', { body });
  await succeed(server, after.headers, 'turnPushOn', { body });
  expect([await isOn(server, before), await isOn(server, after)]).toEqual([false, true]);
});

describe('a customer opens the link', () => {
  it('tells the agent once, naming neither customer nor amount, and leads to the page', async () => {
    const { server } = world;
    const { open, job, quote } = await openedQuote(server);
    await open();
    expect(pushJobs(server).filter(({ quoteId }) => quoteId === quote.quoteId)).toHaveLength(1);
    await sendPush(server.services, job);
    expect(standIn.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      {
        title: 'Your quote was opened',
        body: 'A customer is looking at it now.',
        tag: `opened-${quote.quoteId}`,
        path: expect.stringMatching(/^\/app\/(?:oonalead\?leadId=[0-9a-f]{24}|oonanotification)$/) as string,
      },
    ]);
  });

  it('signs for that push service alone, and seals what it says', async () => {
    const { server } = world;
    const { job } = await openedQuote(server);
    await sendPush(server.services, job);
    const headers = standIn.received[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(new Headers(headers as HeadersInit).get('authorization'))) ??
      [];
    expect(key).toBe(server.services.push?.publicKey);
    const point = Buffer.from(key ?? '', 'base64url');
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const signedBy = await crypto.subtle.importKey('raw', point, algorithm, false, ['verify']);
    const { payload } = await jwtVerify(token, signedBy);
    expect(payload).toEqual({
      sub: 'mailto:a@payung.test',
      aud: standIn.url,
      exp: expect.any(Number) as number,
    });
  });

  it('asks for nothing to be sent to an agent who has not turned it on', async () => {
    const { server } = world;
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const { link } = await succeed(server, agent.headers, 'generateLink', {
      query: { type: 'lead', quoteId: quote.quoteId },
    });
    await call(server, nobody, 'decryptLink', { query: { id: link.split('/').at(-1) ?? '' } });
    expect(pushJobs(server).filter(({ quoteId }) => quoteId === quote.quoteId)).toEqual([]);
  });
});

it('tells the agent once that a customer has paid, however often the provider says so', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  await succeed(server, sale.agent, 'turnPushOn', { body: standIn.subscription() });
  for (let times = 0; times < 2; times += 1) await notify(server, sale.invoiceNumber, sale.amount);
  const jobs = pushJobs(server).filter(({ quoteId }) => quoteId === sale.quote.quoteId);
  expect(jobs.map(({ event }) => event)).toEqual(['paid']);
  for (const job of jobs) await sendPush(server.services, job);
  expect(standIn.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({ title: 'A customer has paid', body: 'The policy is issued.' }),
  ]);
});

it('tells the agent when a policy is paid that was to be paid later, not when it is issued', async () => {
  const { server } = world;
  const sale = await proposed(server);
  const body = standIn.subscription();
  await succeed(server, sale.agent, 'turnPushOn', { body, headers: { 'accept-language': 'id' } });
  const events = () =>
    pushJobs(server).flatMap((job) => (job.quoteId === sale.quote.quoteId ? [job.event] : []));
  await succeed(server, sale.agent, 'payLater', { query: { proposalNo: sale.proposalNo } });
  await pay(server, sale);
  expect(events()).toEqual([]);
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  expect(events()).toEqual(['paid']);
  for (const job of pushJobs(server)) if (job.agentId === sale.agentId) await sendPush(server.services, job);
  expect(standIn.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({ title: 'Nasabah sudah membayar', body: 'Polisnya sudah terbit.' }),
  ]);
});

it.each([404, 410])('forgets a subscription that its push service answers with %i', async (status) => {
  const { server } = world;
  const { agent, job } = await openedQuote(server);
  standIn.answers.status = status;
  await sendPush(server.services, job);
  expect(await isOn(server, agent)).toBe(false);
});

it('keeps one that could not be reached, and tries again later', async () => {
  const { server } = world;
  const { agent, job } = await openedQuote(server);
  standIn.answers.status = 503;
  await expect(sendPush(server.services, job)).rejects.toThrow('answered 503');
  expect(await isOn(server, agent)).toBe(true);
});

it('follows no push service to another address', async () => {
  const { server } = world;
  const { job } = await openedQuote(server);
  Object.assign(standIn.answers, { status: 307, location: standIn.subscription().endpoint });
  await expect(sendPush(server.services, job)).rejects.toThrow('does not answer');
  expect(standIn.received).toHaveLength(1);
});

it('forgets a subscription at a server that no longer counts as a push service, and does not call it', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await turnOn(server, agent);
  const push = createPushClient({ key: newPushKey(), contact: 'mailto:a@payung.test', allowsStandIn: false });
  const quote = { id: 'q', agent_id: agent.id, of_lead_id: null };
  await pushToAgent(server.services, server.services.db, { quote, event: 'paid' });
  for (const job of pushJobs(server))
    if (job.agentId === agent.id) await sendPush({ ...server.services, push }, job);
  expect([await isOn(server, agent), standIn.received]).toEqual([false, []]);
});

it('ends with the session: by logging out, and with the account', async () => {
  const { server } = world;
  const [leaves, closed] = [await openedQuote(server), await openedQuote(server)];
  await succeed(server, leaves.agent.headers, 'logout');
  await endSessionsOf(server.services.db, closed.job.agentId, server.clock.now());
  const agents = [leaves, closed].map(({ job }) => job.agentId);
  expect((await stored(server)).filter(({ agent_id }) => agents.includes(agent_id))).toEqual([]);
  for (const { job } of [leaves, closed]) await sendPush(server.services, job);
  expect(standIn.received).toEqual([]);
});
