import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callTable } from '#app/calls/call-table.ts';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import { startRelay } from '#core/database/testing/relay.ts';
import type { Relay } from '#core/database/testing/relay.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Answer, Credentials } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent } from '#testing/people.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const database = useTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-silent-'));
let relay: Relay;
let backend: StartedBackend;
let server: AreaServer;
let agent: Credentials;

beforeAll(async () => {
  relay = await startRelay(database.opened.url);
  const variables = {
    DATABASE_URL: relay.url,
    PAYUNG_DATA: folder,
    DATABASE_STATEMENT_SECONDS: '2',
    DATABASE_CONNECT_SECONDS: '1',
  };
  backend = await startLoggedBackend(variables, { modules: [kiteModule] });
  const { app, services } = backend;
  server = { app, services, calls: callTable([kiteModule]) } as unknown as AreaServer;
  agent = (await newAgent({ services: { db: database.db }, clock: testClock(new Date().toISOString()) }))
    .headers;
}, 60_000);
afterAll(async () => {
  await backend.stop();
  await relay.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Of one that found no free connection before it was known that none answers. */
const FULL = 'Many people are using this right now. Nothing was changed. Please try again in a few seconds.';
const WORDS =
  'Our data cannot be reached right now. Check whether your last change was saved, then try again.';

const read = (): Promise<Answer> =>
  call(server, agent, 'getNotifications', { query: { perPage: '10', pageNo: '1' } });
const PHONES = ['6281300000001', '6281300000002'];
const ids = [randomUUID(), randomUUID()];
const enter = (which: 0 | 1): Promise<Answer> => {
  const body = { form: wireLeadForm({ primaryMobile: PHONES[which] }), requestId: ids[which] };
  return call(server, agent, 'createLead', { body });
};
const saidBy = ({ status, message, headers }: Answer): unknown => [status, message, headers['retry-after']];
const readiness = async (): Promise<unknown> => (await backend.app.inject('/readyz')).json();
const isServed = () => vi.waitFor(async () => expect((await read()).status).toBe(200), 10_000);

it('answers everything within ten seconds while the network swallows what it is sent, and stores what is repeated once', async () => {
  await Promise.all([read(), read(), read(), read()]);
  relay.silence();
  const begun = performance.now();
  const first = await Promise.all([read(), enter(0), read(), enter(1), read()]);
  expect(performance.now() - begun).toBeLessThan(10_000);
  const again = performance.now();
  const next = await Promise.all([read(), enter(0), read()]);
  expect(performance.now() - again).toBeLessThan(10_000);
  for (const answer of first)
    expect([
      [503, WORDS, '2'],
      [503, FULL, '2'],
    ]).toContainEqual(saidBy(answer));
  for (const answer of next) expect(saidBy(answer)).toEqual([503, WORDS, '2']);
  expect(await readiness()).toMatchObject({ ok: false, failing: ['database'] });
  relay.speak();
  await isServed();
  const repeated = await Promise.all([enter(0), enter(0), enter(1)]);
  expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = await database.db.selectFrom('leads').select('phone').where('phone', 'in', PHONES).execute();
  expect(kept.map(({ phone }) => phone).toSorted()).toEqual(PHONES);
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ok: true }), 10_000);
}, 60_000);

it('waits once for the connections of a server that was replaced without a word, not once for each', async () => {
  await Promise.all([read(), read(), read(), read(), read()]);
  relay.replace();
  expect(saidBy(await read())).toEqual([503, WORDS, '2']);
  const begun = performance.now();
  await isServed();
  // One after the other the four dead ones would take twelve seconds.
  expect(performance.now() - begun).toBeLessThan(8_000);
  const answers = await Promise.all([read(), read(), read(), read(), read()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}, 30_000);
