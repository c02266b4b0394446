import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createToken, hashToken } from '#core/access/secrets.ts';
import { insertSession } from '#core/access/sql/sessions.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const NUMBER = '3273010101900001';
const database = useTestDatabase();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-identity-'));
const clock = testClock();
const token = createToken();
let backend: StartedBackend;
let quoteId = '';

beforeAll(async () => {
  const parts = { clock, database: database.opened, modules: [kiteModule] };
  backend = await startLoggedBackend({ PAYUNG_DATA: data }, parts);
  const { db } = backend.services;
  const quote = await db
    .selectFrom('quotes as q')
    .innerJoin('agents as a', 'a.id', 'q.agent_id')
    .select(['q.id', 'a.id as agentId', 'a.phone'])
    .where('q.stage', '=', 'Lead Created')
    .executeTakeFirstOrThrow();
  quoteId = quote.id;
  const { agentId, phone } = quote;
  const session = { tokenHash: hashToken(token), kind: 'agent', proved: 'phone', agentId, phone } as const;
  await insertSession(db, session, clock.now());
});
afterAll(async () => {
  await backend.stop();
  fs.rmSync(data, { recursive: true, force: true });
});

const ask = (where: string, body?: FormData) =>
  fetch(`${backend.url}/api/auth/${where}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
const answered = async <T>(where: string): Promise<T> =>
  ((await (await ask(where)).json()) as { errMsg: T }).errMsg;

it('names the address of the provider’s script', () => {
  expect(backend.pageFacts.identity).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/sdk\.js$/),
    isSandbox: true,
  });
});

it('checks a card through the running server and writes nothing of it into the log [IDV-001] [IDV-015]', async () => {
  type Begun = { accessToken: string; transactionId: string; workflow: string };
  const begun = await answered<Begun>(`hyperverge/product-token/${quoteId}`);
  expect(begun.workflow).toBe('payung_id_card');
  backend.identitySandbox?.choose(begun.transactionId, { idNumber: NUMBER });
  const { details } = await answered<{ details: { ocrDetails: { idNumber: string; s3Url: string } } }>(
    `hyperverge/ocr-details?transactionId=${begun.transactionId}`,
  );
  expect(details.ocrDetails.idNumber).toBe(NUMBER);
  const image = await ask(`user/getLinkUsingKey?key=${details.ocrDetails.s3Url}`);
  expect(image.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await image.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg' });
  expect(backend.log()).toContain('ocr-details');
  for (const secret of [NUMBER, begun.transactionId, begun.accessToken, details.ocrDetails.s3Url])
    expect(backend.log()).not.toContain(secret);
});

it('neither logs nor passes on the phone that a client may name [IDV-002]', async () => {
  const phone = '6281299887766';
  const sent = vi.spyOn(globalThis, 'fetch');
  const answer = await ask(`hyperverge/access-token?logkey=idCardUpload&phoneNumber=${phone}`);
  const others = sent.mock.calls.filter(([url]) => !JSON.stringify(url).startsWith(`"${backend.url}`));
  sent.mockRestore();
  expect(answer.status).toBe(200);
  expect(others.length).toBeGreaterThan(0);
  expect(JSON.stringify(others)).not.toContain(phone);
  expect(backend.log()).toContain('access-token');
  expect(backend.log()).not.toContain(phone);
});

it('accepts a photo larger than the body limit of other calls', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const photo = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#fff', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(1_400_000);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'card.png');
  expect((await ask(`identity-image/${quoteId}`, form)).status).toBe(200);
});
