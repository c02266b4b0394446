import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { addressOf, call, succeed } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { callTable } from './call-table.ts';

const world = useAreaServer();
const WITH_BODY = callTable([kiteModule]).filter(({ schemas }) => schemas.body !== undefined);

it('answers success with code -1 and the payload in errMsg, and a failure with its code and message [API-002]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const good = await server.app.inject({ url: '/api/user/provinces', headers: agent.headers });
  expect(good.json()).toEqual({ errCode: -1, errMsg: expect.any(Array) });
  const bad = await server.app.inject({ url: '/api/user/provinces' });
  expect([bad.statusCode, bad.json()]).toEqual([401, { errCode: 25, errMsg: 'Please sign in' }]);
});

it('answers bad input in the language of the caller', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const wrong = { body: { requestId: 'x' } };
  const english = await call(server, agent.headers, 'createKiteQuote', wrong);
  expect(english.message).toMatch(/^Some of the data is missing or not right: kite_Count/);
  const headers = { 'accept-language': 'id-ID,id;q=0.9' };
  const bahasa = await call(server, agent.headers, 'createKiteQuote', { ...wrong, headers });
  expect(bahasa.message).toMatch(/^Sebagian data kosong atau belum benar: kite_Count/);
});

const hostile: readonly unknown[] = [
  null,
  [],
  'text',
  42,
  { unknown: true },
  { __proto__: { admin: true }, constructor: 1 },
  { mobileNo: { $gt: '' }, key: [], promoCode: {}, flight: 'x', consents: 1, quoteId: 7 },
  { mobileNo: 'x'.repeat(100_000) },
];

for (const { name, row } of WITH_BODY) {
  it(`refuses a hostile body of ${name} with a message and without an error of its own`, async () => {
    const { server } = world;
    const agent = await newAgent(server);
    const quote = await newQuote(server, agent.headers);
    const visit = await newVisit(server, quote.quoteId, quote.phone);
    const who = name === 'validatePromoCode' ? visit : agent.headers;
    for (const body of hostile) {
      const answer = await server.app.inject({
        method: row.method,
        url: addressOf(row, { params: { quoteId: quote.quoteId } }),
        headers: { ...who, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect([400, 403, 404, 413]).toContain(answer.statusCode);
      expect(answer.json<{ errMsg: string }>().errMsg.length).toBeGreaterThan(0);
      expect(answer.payload.length).toBeLessThan(500);
    }
  });
}

it('refuses broken JSON, a foreign content type and a body that is too large', async () => {
  const { server } = world;
  const send = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sendOtp',
      payload,
      headers: { 'content-type': type },
    });
  expect((await send('{')).statusCode).toBe(400);
  expect((await send('<a/>', 'text/xml')).statusCode).toBe(415);
  expect((await send(JSON.stringify({ mobileNo: 'x'.repeat(400_000) }))).statusCode).toBe(413);
});

it('refuses queries that are unknown, repeated or longer than any id', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  for (const query of ['', 'id=', `id=${'x'.repeat(5000)}`, 'id=a&id=b', 'id=a&admin=1', 'id[$ne]=1']) {
    const answer = await server.app.inject({ url: `/api/user/get-quotes?${query}`, headers: agent.headers });
    expect([400, 404]).toContain(answer.statusCode);
  }
  for (const pageNo of ['-1', '1e9', 'x', '99999']) {
    const answer = await call(server, agent.headers, 'recentQuotes', { query: { perPage: '10', pageNo } });
    expect([pageNo, answer.status]).toEqual([pageNo, 400]);
  }
});

it('stores and searches SQL special characters as plain text', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const insuredName = "O'Brien";
  const quote = await newQuote(server, agent.headers, { insuredName });
  const { data } = await succeed(server, agent.headers, 'getQuote', { query: { id: quote.quoteId } });
  expect(data[0].insuredName).toBe(insuredName);
  const search = { query: { insuredName: "'; drop table quotes; --" } };
  expect((await call(server, agent.headers, 'paymentPending', search)).errMsg.totalCount).toBe(0);
});

it('refuses a zero byte in queries and bodies', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const zero = '\u0000';
  const read = await call(server, agent.headers, 'getQuote', { query: { id: zero } });
  expect(read.status).toBe(400);
  const search = await call(server, agent.headers, 'paymentPending', { query: { insuredName: zero } });
  expect(search.status).toBe(400);
  const login = await call(server, {}, 'verifyOtp', { body: { key: zero, otp: 123_456 } });
  expect(login.status).toBe(400);
});

it('refuses a body that is nested too deep', async () => {
  const { server } = world;
  const payload = `{"mobileNo":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/sendOtp', payload, headers });
  expect(answer.statusCode).toBe(400);
});
