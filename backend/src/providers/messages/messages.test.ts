import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { createGatewayProvider, createMailProvider, routeMessages, createMessageSink } from './messages.ts';
import type { Message } from './messages.ts';

const database = useTestDatabase();
const EMAIL: Message = {
  sentFor: 'job-1',
  channel: 'email',
  to: 'siti@example.com',
  subject: 'Polis Anda',
  body: 'Terlampir',
  html: '<p>Polis terlampir</p>',
  language: 'id',
  attachments: [
    { fileName: 'polis.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 test') },
  ],
};

it('stores a message and its attachment once when the job runs twice', async () => {
  const sink = createMessageSink(database.db, testClock());
  await sink.send(EMAIL);
  await sink.send(EMAIL);
  expect(await database.db.selectFrom('sent_messages').selectAll().execute()).toMatchObject([
    { recipient: 'siti@example.com' },
  ]);
  const [attachment] = await database.db.selectFrom('sent_attachments').selectAll().execute();
  expect(attachment?.bytes.toString()).toBe('%PDF-1.7 test');
});

it('sends e-mail with its attachment over SMTP', async () => {
  let received = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (part: Buffer) => {
        received += part.toString();
      });
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  await createMailProvider({ url: `smtp://127.0.0.1:${port}`, from: 'polis@payung.example' }).send(EMAIL);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received).toContain('Subject: Polis Anda');
  expect(received).toContain('<job-1@payung>');
  expect(received).toContain('multipart/alternative');
  expect(received).toContain('<p>Polis terlampir</p>');
  expect(received).toContain(Buffer.from('%PDF-1.7 test').toString('base64'));
});

it('posts a text to the gateway with an idempotency key, and fails when the gateway refuses', async () => {
  const heard: unknown[] = [];
  let status = 202;
  const gateway = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      heard.push([request.headers['idempotency-key'], JSON.parse(body)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const texts = createGatewayProvider({ url, key: 'k' });
  const mail = { send: () => Promise.reject(new Error('not an e-mail')) };
  const message: Message = {
    ...EMAIL,
    channel: 'sms',
    to: '6281200000001',
    body: 'Kode 123456',
    attachments: [],
  };
  await routeMessages(mail, texts).send(message);
  expect(heard).toEqual([
    ['job-1', { channel: 'sms', to: '6281200000001', text: 'Kode 123456', language: 'id' }],
  ]);
  status = 500;
  await expect(texts.send(message)).rejects.toMatchObject({ code: 'HTTP_500' });
  gateway.close();
});
