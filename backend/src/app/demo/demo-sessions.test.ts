import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodePart } from '@payung/shared/api/endpoint.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import type { Backend } from '#start-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const AGENT = '081200000001';
const STAFF = '081200000006';
const INACTIVE = '081200000007';

const database = useTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-demo-sessions-'));
let demo: Backend;

beforeAll(async () => {
  const parts = { clock: testClock(), modules: [kiteModule], database: database.opened };
  demo = await startLoggedBackend({ PAYUNG_DATA: folder }, parts);
});
afterAll(async () => {
  await demo.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const ask = async (phone: unknown, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${demo.url}/api/demo/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ phone }),
  });
  return { status: answer.status, errMsg: ((await answer.json()) as { errMsg: unknown }).errMsg };
};
const asTester = () => ({ 'x-tester-token': demo.messages!.token });
const openedBy = async (phone: string) =>
  decodePart(authEndpoints.verifyOtp, 'reply', (await ask(phone, asTester())).errMsg) as VerifiedOtp;

it('opens a session that calls are made with, any number of times, and sends no code', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { user, token = '' } = await openedBy(AGENT);
    expect(user).toMatchObject({ firstName: 'Sari', userType: 'Mitra' });
    const address = `${demo.url}/api/secure/${authEndpoints.getAgent.path}`;
    expect((await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  }
  const sent = await demo.services.db.selectFrom('sent_messages').select('id').execute();
  expect(sent).toEqual([]);
});

it('opens a session of staff for staff', async () => {
  await openedBy(STAFF);
  const session = await demo.services.db
    .selectFrom('sessions')
    .select(['kind', 'proved'])
    .where('phone', '=', '6281200000006')
    .executeTakeFirstOrThrow();
  expect(session).toEqual({ kind: 'staff', proved: 'phone' });
});

it('requires the tester token as a header', async () => {
  const { token } = demo.messages!;
  for (const headers of [{}, { 'x-tester-token': `${token}0` }, { cookie: `payung_tester=${token}` }])
    expect((await ask(AGENT, headers as Readonly<Record<string, string>>)).status).toBe(401);
});

it('opens none for somebody who is no agent, or no longer one', async () => {
  for (const phone of ['081299999999', INACTIVE, '', null, 5])
    expect((await ask(phone, asTester())).status).toBe(400);
});
