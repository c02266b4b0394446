import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#start-backend.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { codeHeaders } from '#testing/proof.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const LIVE = {
  PAYUNG_MODE: 'live',
  DATABASE_URL: 'postgres://payung@db/payung',
  PAYUNG_SECRET: '9f2c7b1e04d8a36fb5e2c90d71a84f3be6d05c2a8f917b34c0e6d2a59f18b7c3',
  PAYUNG_PUBLIC_URL: 'https://payung.example/',
  DOKU_CLIENT_ID: 'MCH-1',
  DOKU_SECRET_KEY: 'SK-1',
  DOKU_BASE_URL: 'https://api.doku.com',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Payung <polis@payung.example>',
  MESSAGE_GATEWAY_URL: 'https://gateway.example/send',
  MESSAGE_GATEWAY_KEY: 'Zt4vQ9mLw2Rk7XbN',
};

const DEMO_AGENT = '081200000001';

const database = useTestDatabase();
// With one database for both, the live backend might take the demo's jobs.
const liveDatabase = useTestDatabase();
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-demo-codes-'));
let demo: Backend;
let live: Backend;

beforeAll(async () => {
  const parts = { clock: testClock(), modules: [kiteModule] };
  const { PAYUNG_SECRET } = LIVE;
  demo = await startLoggedBackend(
    { PAYUNG_DATA: data, PAYUNG_SECRET },
    { ...parts, database: database.opened },
  );
  live = await startLoggedBackend(
    { ...LIVE, PAYUNG_DATA: data },
    { ...parts, database: liveDatabase.opened },
  );
});
afterAll(async () => {
  await demo.stop();
  await live.stop();
  fs.rmSync(data, { recursive: true, force: true });
});

const post = async ({ url }: Backend, where: string, body: object) => {
  const answer = await fetch(`${url}/api/${where}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(where === 'auth/sendOtp' ? await codeHeaders(body) : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, errMsg: ((await answer.json()) as { errMsg: unknown }).errMsg };
};

const keyFor = async (phone: string): Promise<string> => {
  const { errMsg } = await post(demo, 'auth/sendOtp', { mobileNo: phone });
  return (errMsg as { key: string }).key;
};

it('shows the demo code to the person who asked for it, and the code signs in', async () => {
  const key = await keyFor(DEMO_AGENT);
  const ask = async () => ((await post(demo, 'demo/code', { key })).errMsg as { code: string }).code;
  await expect.poll(ask).toMatch(/^\d{6}$/);
  const verified = await post(demo, 'auth/verifyOtp', { key, otp: Number(await ask()) });
  expect(verified.status).toBe(200);
});

it('shows no code for an unknown key or a phone without an account', async () => {
  const none = { status: 200, errMsg: { code: '' } };
  expect(await post(demo, 'demo/code', { key: 'no-such-key' })).toEqual(none);
  expect(await post(demo, 'demo/code', { key: 'a\u0000' })).toEqual(none);
  expect(await post(demo, 'demo/code', {})).toEqual(none);
  expect(await post(demo, 'demo/code', { key: await keyFor('081299999999') })).toEqual(none);
});

it('is absent in live mode, as are the demo people, sessions, messages and clock', async () => {
  expect((await post(live, 'demo/clock', { seconds: 60 })).status).toBe(404);
  expect((await post(live, 'demo/code', { key: 'any' })).status).toBe(404);
  expect((await post(live, 'demo/session', { phone: DEMO_AGENT })).status).toBe(404);
  expect((await fetch(`${live.url}/api/demo/messages`)).status).toBe(404);
  expect((await fetch(`${live.url}/api/demo/messages.css`)).status).toBe(404);
  expect([live.pageFacts.people, live.messages]).toEqual([undefined, undefined]);
});
