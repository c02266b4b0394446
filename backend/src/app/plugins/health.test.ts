import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { owedRefund } from '#areas/payment/testing/refunds.ts';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createJobQueue } from '#core/jobs/job-queue.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { registerHealth } from './health.ts';

const TOKEN = 'a token of the operator, thirty-two bytes';
const world = useAreaServer();
let app: FastifyInstance;
let isStopping = false;

beforeAll(async () => {
  const { clock, services } = world.server;
  app = fastify();
  registerHealth(app, { db: services.db, clock, isStopping: () => isStopping, metricsToken: TOKEN });
  await app.ready();
});
beforeEach(async () => {
  // An answer from before is no longer given.
  world.server.clock.advance(6);
  await world.server.services.db.deleteFrom('jobs').execute();
});
afterAll(() => app.close());

const ready = async () => {
  const answer = await app.inject('/readyz');
  return [answer.statusCode, answer.json()];
};
const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });
const lines = async (name: string): Promise<readonly string[]> =>
  (await metrics()).body.split('\n').filter((line) => line.startsWith(name));
const readOnly = (to: 'on' | 'off') =>
  sql`set default_transaction_read_only = ${sql.raw(to)}`.execute(world.server.services.db);

const addJob = async (secret: string): Promise<void> => {
  const { clock, services } = world.server;
  const job = { kind: 'sendOtp', phone: '6281200000001', code: 123_456, language: 'id' } as const;
  await createJobQueue({ db: services.db, clock, secret }).add(services.db, job);
};

it('is ready while it runs, and not while it stops', async () => {
  expect(await ready()).toEqual([200, { ok: true, failing: [], warnings: [] }]);
  isStopping = true;
  expect(await ready()).toEqual([503, { ok: false, failing: ['stopping'], warnings: [] }]);
  isStopping = false;
});

it('stays ready with unreadable or late jobs, and warns of them', async () => {
  const { clock, services } = world.server;
  await addJob('another secret, of thirty-two characters');
  await createJobQueue({ db: services.db, clock, secret: services.secret }).take(1);
  await addJob(services.secret);
  clock.advance(90);
  expect(await ready()).toEqual([200, { ok: true, failing: [], warnings: ['jobsUnreadable', 'jobsLate'] }]);
  expect(await lines('payung_jobs')).toEqual([
    'payung_jobs{state="due"} 1',
    'payung_jobs{state="late"} 1',
    'payung_jobs{state="unreadable"} 1',
    'payung_jobs{state="gaveUp"} 0',
    'payung_jobs_oldest_due_seconds 90',
  ]);
  expect((await metrics()).body).not.toContain('6281200000001');
});

it('says how much is owed back, and for how long the oldest has been', async () => {
  const { server } = world;
  expect(await lines('payung_refunds')).toEqual([
    'payung_refunds_owed 0',
    'payung_refunds_owed_rupiah 0',
    'payung_refunds_oldest_owed_seconds 0',
  ]);
  const { refundId } = await owedRefund(server, 6_000_000);
  server.clock.advance(3600);
  const owed = [
    'payung_refunds_owed 1',
    'payung_refunds_owed_rupiah 6000000',
    'payung_refunds_oldest_owed_seconds 3600',
  ];
  expect(await lines('payung_refunds')).toEqual(owed);
  const enter = async (version: number, name: 'enterRefund' | 'decideRefund', body: object) =>
    succeed(server, await newStaff(server), name, { params: { refundId }, body: { version, ...body } });
  await enter(1, 'enterRefund', { reference: 'BCA 771', paidOn: todayInJakarta(server.clock.now()) });
  // It waits for a second person, so it is owed.
  expect(await lines('payung_refunds')).toEqual(owed);
  await enter(2, 'decideRefund', { verdict: 'confirmed', reason: '' });
  expect(await lines('payung_refunds_owed ')).toEqual(['payung_refunds_owed 0']);
});

it('is not ready while the database is read-only, and answers writing calls with 503 and a message', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const body = { form: wireLeadForm(), requestId: '5e9c1b58-52c8-4a0e-8f2d-2f8f1c5b2a01' };
  await readOnly('on');
  expect(await ready()).toEqual([503, { ok: false, failing: ['writes'], warnings: [] }]);
  expect(await lines('payung_database_')).toEqual(['payung_database_up 1', 'payung_database_writes 0']);
  const refused = await call(server, agent.headers, 'createLead', { body });
  expect([refused.status, refused.message, refused.headers['retry-after']]).toEqual([
    503,
    'Nothing can be saved right now, and nothing was changed. Please try again in a few minutes.',
    '60',
  ]);
  const inIndonesian = { ...agent.headers, 'accept-language': 'id' };
  expect((await call(server, inIndonesian, 'createLead', { body })).message).toBe(
    'Saat ini data belum bisa disimpan, dan tidak ada yang berubah. Silakan coba lagi beberapa menit lagi.',
  );
  await readOnly('off');
  server.clock.advance(6);
  expect(await ready()).toEqual([200, { ok: true, failing: [], warnings: [] }]);
  expect((await call(server, agent.headers, 'createLead', { body })).status).toBe(200);
});

it('shows its metrics on the loopback or with the token of the operator only', async () => {
  expect((await metrics({}, '10.1.2.3')).statusCode).toBe(404);
  expect((await metrics({ authorization: 'Bearer another token' }, '10.1.2.3')).statusCode).toBe(404);
  expect((await metrics({ authorization: `Bearer ${TOKEN}` }, '10.1.2.3')).statusCode).toBe(200);
});
