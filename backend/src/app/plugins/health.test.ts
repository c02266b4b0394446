import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { owedRefund } from '#areas/payment/testing/refunds.ts';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { laneOf } from '#areas/lanes.ts';
import { createJobQueue } from '#core/jobs/job-queue.ts';
import { dueSince, emptyJobs, newFailedJob } from '#core/jobs/testing/jobs.ts';
import type { Queries } from '#core/database/database.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { registerHealth } from './health.ts';

const TOKEN = 'a token of the operator, thirty-two bytes';
const world = useAreaServer();
let app: FastifyInstance;
let isStopping = false;
let tests = 0;

beforeAll(async () => {
  const { clock, services } = world.server;
  app = fastify();
  registerHealth(app, {
    db: services.db,
    clock,
    crowd: () => ({ taken: 7, waiting: 3 }),
    isStopping: () => isStopping,
    metricsToken: TOKEN,
    registry: new Registry(),
  });
  await app.ready();
});
beforeEach(async () => {
  // An answer of the test before is no longer given.
  tests += 1;
  world.server.clock.advance(tests * 86_400);
  await emptyJobs(world.server.services.db);
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
const CONNECTIONS = 10;
/** On every connection of the pool: all are held until each is set. */
const readOnly = async (to: 'on' | 'off'): Promise<void> => {
  const all = new EventTarget();
  let held = 0;
  const areHeld = new Promise((resolve) => all.addEventListener('held', resolve));
  const setOne = (db: Queries) => sql`set default_transaction_read_only = ${sql.raw(to)}`.execute(db);
  const each = Array.from({ length: CONNECTIONS }, () =>
    world.server.services.db.connection().execute(async (connection) => {
      held += 1;
      if (held === CONNECTIONS) all.dispatchEvent(new Event('held'));
      await areHeld;
      await setOne(connection);
    }),
  );
  await Promise.all(each);
};

const addJob = async (): Promise<void> => {
  const { clock, services } = world.server;
  const job = { kind: 'sendOtp', phone: '6281200000001', code: 123_456, language: 'id' } as const;
  await createJobQueue({ clock, secret: services.secret, laneOf })(services.db, job);
};

it('is ready while it runs, and not while it stops', async () => {
  expect(await ready()).toEqual([200, { ok: true, failing: [], warnings: [] }]);
  isStopping = true;
  expect(await ready()).toEqual([503, { ok: false, failing: ['stopping'], warnings: [] }]);
  isStopping = false;
});

it('stays ready with failed or late jobs, and warns of them', async () => {
  const { server } = world;
  await newFailedJob(server, { reason: 'unreadable' });
  await newFailedJob(server, { kind: 'sendPolicyEmail' });
  await addJob();
  await dueSince(server.services.db, 90);
  expect(await ready()).toEqual([
    200,
    { ok: true, failing: [], warnings: ['jobsUnreadable', 'jobsGivenUp', 'jobsLate'] },
  ]);
  expect((await lines('payung_jobs')).filter((line) => !line.endsWith(' 0'))).toEqual([
    'payung_jobs{lane="codes",state="due"} 1',
    'payung_jobs{lane="codes",state="late"} 1',
    'payung_jobs{lane="codes",state="unreadable"} 1',
    'payung_jobs{lane="mails",state="gaveUp"} 1',
    'payung_jobs_oldest_due_seconds{lane="codes"} 90',
  ]);
  expect(await lines('payung_jobs{lane="pushes"')).toHaveLength(4);
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
  expect([...(await lines('payung_database_up')), ...(await lines('payung_database_writes'))]).toEqual([
    'payung_database_up 1',
    'payung_database_writes 0',
  ]);
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

it('shows how many connections are in use, and how many statements wait for one', async () => {
  expect(await lines('payung_database_connections')).toEqual([
    'payung_database_connections{state="taken"} 7',
    'payung_database_connections{state="waiting"} 3',
  ]);
});

it('shows its metrics on the loopback or with the token of the operator only', async () => {
  expect((await metrics({}, '10.1.2.3')).statusCode).toBe(404);
  expect((await metrics({ authorization: 'Bearer another token' }, '10.1.2.3')).statusCode).toBe(404);
  expect((await metrics({ authorization: `Bearer ${TOKEN}` }, '10.1.2.3')).statusCode).toBe(200);
});
