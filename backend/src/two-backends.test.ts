import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { callTable } from '#app/calls/call-table.ts';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { asAgent, call, nobody, succeed } from '#testing/caller.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newPhone } from '#testing/people.ts';
import { administer } from '#testing/test-database.ts';
import { databaseAt } from '#testing/test-server.ts';

const name = `payung_two_${randomBytes(6).toString('hex')}`;
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-two-'));
const AGENT = '081200000001';
let backends: readonly StartedBackend[] = [];

const variablesOf = (server: string) => ({
  DATABASE_URL: databaseAt(inject('databaseServer'), name),
  PAYUNG_SECRET: 'a secret that both of them are given, as they must be',
  PAYUNG_DATA: path.join(home, server),
});

beforeAll(async () => {
  await administer(inject('databaseServer'), `create database ${name}`);
  // At once, and on a database without tables.
  backends = await Promise.all(
    ['one', 'other'].map((server) => startLoggedBackend(variablesOf(server), { modules: [kiteModule] })),
  );
});
afterAll(async () => {
  for (const backend of backends) await backend.stop();
  await administer(inject('databaseServer'), `drop database if exists ${name} with (force)`);
  fs.rmSync(home, { recursive: true, force: true });
});

const serverOf = (index: number): AreaServer => {
  const { app, services } = backends[index % 2] as StartedBackend;
  return { app, calls: callTable([kiteModule]), services } as unknown as AreaServer;
};

it('fills an empty database once when both start at the same moment', async () => {
  const { db } = serverOf(0).services;
  const applied = await db.introspection.getTables();
  expect(applied.filter((table) => table.name === 'agents')).toHaveLength(1);
  const found = await db.selectFrom('agents').select('id').where('phone', '=', '6281200000001').execute();
  expect(found).toHaveLength(1);
  const [one, other] = backends.map(({ pageFacts }) => pageFacts.people);
  expect(other).toEqual(one);
});

it('lets somebody sign in with a code of the other one, and shows the other one what they have written', async () => {
  const { key } = await succeed(serverOf(0), nobody, 'sendOtp', { body: { mobileNo: AGENT } });
  const readCode = async (): Promise<string> => {
    const options = { method: 'POST', url: '/api/demo/code', payload: { key } } as const;
    return (await serverOf(1).app.inject(options)).json<{ errMsg: { code: string } }>().errMsg.code;
  };
  await expect.poll(readCode).toMatch(/^\d{6}$/);
  const body = { key, otp: Number(await readCode()) };
  const { token } = await succeed(serverOf(1), nobody, 'verifyOtp', { body });
  const who = asAgent(token);
  const form = { form: wireLeadForm(), requestId: randomUUID() };
  const made = await Promise.all(
    [0, 1, 2, 3].map((index) => succeed(serverOf(index), who, 'createLead', { body: form })),
  );
  expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
});

it('counts the codes that somebody asks for, whichever one they ask', async () => {
  const body = { mobileNo: newPhone() };
  const answers = [];
  for (let index = 0; index < 2; index += 1)
    answers.push(await call(serverOf(index), nobody, 'sendOtp', { body }));
  expect(answers.map(({ status }) => status)).toEqual([200, 429]);
});

it('does each of two hundred jobs once, whoever has added it', async () => {
  const { db } = serverOf(0).services;
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const { services } = serverOf(index);
      const job = { kind: 'sendOtp', phone: newPhone(), code: 123_456, language: 'id' } as const;
      return services.enqueue(services.db, job);
    }),
  );
  const left = () => db.selectFrom('jobs').select('id').execute();
  await expect.poll(left).toEqual([]);
  const texts = await db
    .selectFrom('sent_messages')
    .select('sent_for')
    .where('body', 'like', '%123456%')
    .execute();
  expect(texts).toHaveLength(200);
  const done = backends.flatMap((backend) => backend.log().match(/"job":"\w+"(?=.*"job done")/g) ?? []);
  expect(done.length).toBeGreaterThanOrEqual(200);
  expect(new Set(done).size).toBe(done.length);
});
