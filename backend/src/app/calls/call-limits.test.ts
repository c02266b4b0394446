import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { flight, newAgent, newQuote, signIn } from '#testing/people.ts';

const world = useAreaServer();

it('answers 429 with Retry-After in both languages to a session that polls too often, and to no other', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await newQuote(server, agent.headers);
  const poll = (who = agent.headers, headers = {}) =>
    call(server, who, 'paymentState', { query: { quoteId }, headers });
  for (let batch = 0; batch < 30; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => poll()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const refused = await poll();
  expect([refused.status, refused.message, refused.headers['retry-after']]).toEqual([
    429,
    'Too many attempts, try again in 1 minute',
    '60',
  ]);
  expect((await poll(agent.headers, { 'accept-language': 'id' })).message).toBe(
    'Terlalu banyak percobaan, coba lagi dalam 1 menit',
  );
  // Another session of the same agent, and another call of this one.
  expect((await poll(await signIn(server, agent))).status).toBe(200);
  expect((await call(server, agent.headers, 'getQuote', { query: { id: quoteId } })).status).toBe(200);
});

it('makes at most 60 quotes a minute for one session', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const create = () =>
    call(server, headers, 'createKiteQuote', { body: { ...flight, requestId: randomUUID() } });
  const statuses = (await Promise.all(Array.from({ length: 64 }, create))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
