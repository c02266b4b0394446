import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMessageSink } from '#providers/messages/messages.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { registerTesterMessages } from './tester-messages.ts';

const TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const database = useTestDatabase();

it('shows testers the designed message of a mail, in which nothing is fetched or run', async () => {
  const mail = { channel: 'email', to: 'siti@example.com', subject: 'Polis', language: 'id' } as const;
  const sink = createMessageSink(database.db, testClock());
  await sink.send({
    ...mail,
    sentFor: 'job-1',
    body: 'Terlampir',
    html: '<p>Terlampir</p>',
    attachments: [],
  });
  await sink.send({ ...mail, sentFor: 'job-2', body: 'Kode', attachments: [] });
  const app = Fastify();
  registerTesterMessages(app, database.db, TOKEN);
  const ask = (url: string, headers = {}) =>
    app.inject({ url, headers: { 'x-tester-token': TOKEN, ...headers } });
  const list = await ask('/demo/messages', { accept: 'application/json' });
  const messages = list.json<{ errMsg: { body: string; designedUrl?: string }[] }>().errMsg;
  const urlOf = (body: string) => messages.find((message) => message.body === body)?.designedUrl;
  expect(urlOf('Kode')).toBeUndefined();
  const where = (urlOf('Terlampir') ?? '').replace('/api', '');
  const shown = await ask(where);
  expect(shown.body).toBe('<p>Terlampir</p>');
  expect(shown.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect((await app.inject({ url: where })).statusCode).toBe(401);
  await app.close();
});
