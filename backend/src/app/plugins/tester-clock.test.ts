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

const AGENT = '081200000001';

const database = useTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-tester-clock-'));
let demo: Backend;

beforeAll(async () => {
  const parts = { clock: testClock(), modules: [kiteModule], database: database.opened };
  demo = await startLoggedBackend({ PAYUNG_DATA: folder }, parts);
});
afterAll(async () => {
  await demo.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const post = (where: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${demo.url}/api/${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const advance = (seconds: unknown) =>
  post('demo/clock', { seconds }, { 'x-tester-token': demo.messages!.token });
const askForCode = async (): Promise<number> => {
  const body = { mobileNo: AGENT };
  return (await post('auth/sendOtp', body, await codeHeaders(body))).status;
};

it('requires the tester token as a header', async () => {
  const before = demo.services.clock.now();
  const { token } = demo.messages!;
  const refused: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'x-tester-token': `${token}0` },
    { cookie: `payung_tester=${token}` },
  ];
  for (const headers of refused)
    expect((await post('demo/clock', { seconds: 60 }, headers)).status).toBe(401);
  expect(demo.services.clock.now()).toEqual(before);
});

it('moves ahead by whole seconds, at most by a day', async () => {
  const before = demo.services.clock.now().getTime();
  for (const seconds of [0, -1, 0.5, 86_401, '60', null]) expect((await advance(seconds)).status).toBe(400);
  expect(demo.services.clock.now().getTime()).toBe(before);
  expect((await advance(90)).status).toBe(200);
  expect(demo.services.clock.now().getTime()).toBe(before + 90_000);
});

it('lets the next code be requested after it was moved by a minute', async () => {
  expect(await askForCode()).toBe(200);
  expect(await askForCode()).toBe(429);
  await advance(61);
  expect(await askForCode()).toBe(200);
});
