import { beforeEach, describe, expect, it } from 'vitest';
import { sealPayload } from '#core/access/secrets.ts';
import { newId } from '#core/database/identifiers.ts';
import { NOBODY } from '#areas/agents/sql/member-state.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newQuote, newStaff, newVisit } from '#testing/people.ts';
import { aCustomer, buy, consentRows, inEnglish } from '#areas/privacy/testing/privacy.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';
beforeEach(() => {
  world.server.clock.set(START);
});

/** Every place of the database where a text of the person may stand, by table. */
const tablesWith = async (needles: readonly string[]): Promise<readonly string[]> => {
  const { db } = world.server.services;
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await db
      .selectFrom(`${schema}.${name}` as 'quotes')
      .selectAll()
      .execute();
    const text = JSON.stringify(rows);
    if (needles.some((needle) => text.includes(needle))) found.push(name);
  }
  return found.toSorted();
};

describe('deleting a quote', () => {
  it('removes the person from every table, and keeps the ledger and the events', async () => {
    const { server } = world;
    const { agent, customer, params, quote } = await aCustomer(world.server, { withCard: true });
    const { db } = server.services;
    const { link } = await succeed(server, agent.headers, 'generateLink', {
      query: { type: 'lead', quoteId: quote.quoteId },
    });
    const jobId = newId();
    const job = { kind: 'sendOtp', phone: quote.phone, code: 1, language: 'id' };
    const payload = sealPayload(server.services.secret, jobId, job);
    const sealed = { id: jobId, kind: 'sendOtp', payload, created_at: server.clock.now() };
    await db.insertInto('jobs').values(sealed).execute();
    expect(await tablesWith([quote.phone])).toEqual(expect.arrayContaining(['leads', 'quotes', 'sessions']));

    const [one, other] = await Promise.all([
      call(server, customer, 'eraseQuote', { params, ...inEnglish }),
      call(server, customer, 'eraseQuote', { params, ...inEnglish }),
    ]);
    expect(one.errMsg.message).toBe('The quote and your data in it have been deleted');
    expect([200, 401, 404]).toContain(other.status);
    expect(await tablesWith([quote.phone, quote.quoteId.toUpperCase()])).toEqual([]);
    expect(await db.selectFrom('jobs').select('id').where('id', '=', jobId).execute()).toEqual([]);
    const row = await db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', quote.quoteId)
      .executeTakeFirstOrThrow();
    expect([row.agent_id, row.insured_name, row.insured_passport, row.details]).toEqual([NOBODY, '', '', {}]);
    expect((await consentRows(world.server, quote.quoteId)).length).toBe(4);
    const events = await db
      .selectFrom('quote_events')
      .select(['event', 'actor'])
      .where('quote_id', '=', quote.quoteId)
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toEqual({ event: 'erase', actor: 'customer' });

    const id = link.split('/').at(-1);
    const unknown = await call(server, customer, 'decryptBalloonLink', { query: { id: 'zzzzzz' } });
    const gone = await call(server, customer, 'decryptBalloonLink', { query: { id } });
    expect([gone.status, gone.message]).toEqual([unknown.status, unknown.message]);
    expect((await call(server, agent.headers, 'getQuote', { query: { id: quote.quoteId } })).status).toBe(
      404,
    );
    const { data } = await succeed(server, agent.headers, 'recentQuotes', {
      query: { perPage: '10', pageNo: '1' },
    });
    expect(data.total).toBe(0);
    const notices = await succeed(server, agent.headers, 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
      ...inEnglish,
    });
    expect(notices.data.data.map(({ body }: { body: string }) => body)).toEqual([
      `The customer of quote ${row.code} deleted the quote and all data in it`,
    ]);
  });

  it('keeps the lead of a person who has another quote', async () => {
    const { server } = world;
    const { agent, customer, params, quote } = await aCustomer(world.server);
    const other = await newQuote(server, agent.headers, { insuredMobile: quote.phone });
    await succeed(server, customer, 'eraseQuote', { params });
    const { of_lead_id } = await server.services.db
      .selectFrom('quotes')
      .select('of_lead_id')
      .where('id', '=', other.quoteId)
      .executeTakeFirstOrThrow();
    expect(of_lead_id).not.toBeNull();
  });

  it('is refused while a payment page is open, and names what to do', async () => {
    const { server } = world;
    const { customer, params } = await aCustomer(world.server);
    const { data } = await succeed(server, customer, 'getQuote', { query: { id: params.quoteId } });
    await succeed(server, customer, 'checkout', { query: { proposalNo: data[0].proposalNo } });
    const { status, message } = await call(server, customer, 'eraseQuote', { params, ...inEnglish });
    expect([status, message]).toEqual([
      422,
      'A payment page is open until 16/01/2026 10:00 WIB. Finish the payment, or wait until then and try again.',
    ]);
    server.clock.advance(86_401);
    const again = await newVisit(server, params.quoteId, '');
    expect((await call(server, again, 'eraseQuote', { params })).status).toBe(200);
  });

  it('is refused for a policy with law and date, and offers a correction instead', async () => {
    const { server } = world;
    const { agent, customer, params, quote } = await aCustomer(world.server);
    await buy(world.server, customer, quote.quoteId);
    const refusal = await call(server, customer, 'eraseQuote', { params, ...inEnglish });
    expect(refusal.status).toBe(422);
    expect(refusal.message).toBe(
      'A policy and its payments must be kept until 31/12/2036 (Law 8/1997 on company documents, article 11). You can ask for a correction instead.',
    );
    const ask = () =>
      succeed(server, customer, 'requestCorrection', {
        params,
        body: { subject: 'Name', wish: 'Budi Santosa', requestId: 'one-request' },
      });
    await ask();
    await ask();
    const { data } = await succeed(server, agent.headers, 'agentData', inEnglish);
    expect(data.customerRequests).toEqual([
      expect.objectContaining({
        name: 'Budi Santoso',
        subject: 'Name',
        wish: 'Budi Santosa',
        status: 'open',
      }),
    ]);
    const answer = (status: string) =>
      call(server, agent.headers, 'answerRequest', {
        params: { privacyRequestId: data.customerRequests[0].id },
        body: { status, answer: 'Changed in the policy' },
        ...inEnglish,
      });
    expect([(await answer('done')).status, (await answer('done')).status]).toEqual([200, 200]);
    expect((await answer('declined')).message).toBe('This request was answered already');
    const seen = await succeed(server, customer, 'customerData', { params });
    expect(seen.data.requests).toEqual([
      expect.objectContaining({ status: 'done', answer: 'Changed in the policy' }),
    ]);
  });
});

it('shows other quotes of the phone only after the right birth date, in three tries a day', async () => {
  const { server } = world;
  const { customer, params, quote, agent } = await aCustomer(world.server);
  const other = await newQuote(server, (await newAgent(server)).headers, { insuredMobile: quote.phone });
  await server.services.db
    .updateTable('quotes')
    .set({ insured_birth_date: '1988-02-03' })
    .where('id', '=', other.quoteId)
    .execute();
  const born = (birthDate: string) => call(server, customer, 'otherQuotes', { params, body: { birthDate } });
  expect((await born('1990-05-17')).errMsg.data.quotes).toEqual([]);
  const { quotes } = (await born('1988-02-03')).errMsg.data;
  expect(quotes).toEqual([
    {
      code: expect.stringMatching(/^Q/),
      productName: expect.any(String),
      at: '2026-01-15',
      isPolicy: false,
      agentName: expect.any(String),
    },
  ]);
  expect((await born('1988-02-03')).status).toBe(200);
  expect((await born('1988-02-03')).status).toBe(429);
  expect(agent.id).not.toBe('');
});

it('limits wrong birth dates to three per session and ten per phone a day', async () => {
  const { server } = world;
  const { customer, params, quote } = await aCustomer(server);
  const born = (who: Credentials) =>
    call(server, who, 'otherQuotes', { params, body: { birthDate: '1970-01-01' } });
  const statuses = async (who: Credentials, times: number) => {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) all.push((await born(who)).status);
    return all;
  };
  expect(await statuses(customer, 4)).toEqual([200, 200, 200, 429]);
  const visit = () => newVisit(server, params.quoteId, quote.phone);
  expect(await statuses(await visit(), 3)).toEqual([200, 200, 200]);
  expect(await statuses(await visit(), 3)).toEqual([200, 200, 200]);
  expect(await statuses(await visit(), 2)).toEqual([200, 429]);
});

it('refuses a correction request for an open quote, which can be changed directly', async () => {
  const { customer, params } = await aCustomer(world.server);
  const body = { subject: 'Name', wish: 'Budi', requestId: 'one-request' };
  const { status, message } = await call(world.server, customer, 'requestCorrection', {
    params,
    body,
    ...inEnglish,
  });
  expect([status, message]).toEqual([422, 'The quote is still open: please change it there']);
});

it('exports an agent’s own data, and closes the account when staff agree', async () => {
  const { server } = world;
  const agent = await newAgent(server, { id_number: '3273010101900001' });
  const file = JSON.parse((await call(server, agent.headers, 'exportAgentData')).text);
  expect(file.profile).toMatchObject({ agentCode: agent.agent_code, idNumber: '3273010101900001' });
  const ask = () =>
    succeed(server, agent.headers, 'requestClosure', { body: { wish: 'I stop', requestId: 'closing-1' } });
  await ask();
  await ask();
  const staff = await newStaff(server);
  const { data } = await succeed(server, staff, 'listClosures');
  const own = data.closures.filter(({ agentCode }: { agentCode: string }) => agentCode === agent.agent_code);
  expect(own).toEqual([expect.objectContaining({ wish: 'I stop' })]);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: own[0].id },
    body: { status: 'done', answer: '' },
  });
  expect((await call(server, agent.headers, 'agentData')).status).toBe(401);
});

it('refuses the customer’s data to strangers, other customers, ended sessions and the agent', async () => {
  const { server } = world;
  const { agent, customer, params } = await aCustomer(world.server);
  const stranger = await aCustomer(world.server);
  const ended = await newVisit(server, params.quoteId, '');
  await call(server, ended, 'logout');
  for (const name of ['customerData', 'exportCustomerData', 'eraseQuote']) {
    const asked = [agent.headers, stranger.agent.headers, stranger.customer, ended];
    const answers = await Promise.all(asked.map((who) => call(server, who, name, { params })));
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 401]);
  }
  expect((await call(server, customer, 'customerData', { params })).status).toBe(200);
});
