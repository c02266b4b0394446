import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import { openPostgres } from '#core/database/postgres.ts';
import type { OpenDatabase } from '#core/database/database.ts';
import { startRelay } from '#core/database/testing/relay.ts';
import type { Relay } from '#core/database/testing/relay.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const database = useTestDatabase();

const CLIENTS = 150;
/** Connections come about, which takes most of a second each over such a network. */
const WARM_UP_SECONDS = 5;
const SECONDS = 30;
/** Each way, between the backend and PostgreSQL. */
const NETWORK_MS = 100;

let relay: Relay;
let opened: OpenDatabase;
let server: AreaServer;
let url: string;

beforeAll(async () => {
  relay = await startRelay(database.opened.url, NETWORK_MS);
  opened = openPostgres(relay.url);
  server = await openAreaServer(opened);
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(async () => {
  await server.close();
  await opened.close();
  await relay.close();
});

interface Measured {
  readonly reads: number[];
  readonly writes: number[];
  readonly refused: number[];
  readonly others: Set<string>;
}

const quantile = (ms: readonly number[], share: number): number =>
  Math.round(ms.toSorted((one, other) => one - other)[Math.floor(ms.length * share)] ?? 0);

/** What an agent's page asks for, and now and then something that is entered. */
const calls = (headers: Readonly<Record<string, string>>) =>
  [
    { path: 'notification/get-user-notification?perPage=10&pageNo=1' },
    { path: 'agent/home-figures' },
    { path: 'agent/recent-quotes?perPage=10&pageNo=1' },
    {
      path: 'sales/lead',
      method: 'POST',
      body: () => JSON.stringify({ form: wireLeadForm(), requestId: randomUUID() }),
    },
  ].map(({ path, method = 'GET', body }) => ({
    isWrite: body !== undefined,
    send: () =>
      fetch(`${url}/api/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: body() }),
      }),
  }));

/** Comes back when it was told to, as pages do. */
const ask = async (
  turn: number,
  headers: Readonly<Record<string, string>>,
  until: number,
  into: Measured,
) => {
  const all = calls(headers);
  for (let next = turn; performance.now() < until; next += 1) {
    const begun = performance.now();
    const { isWrite, send } = all[next % all.length] as (typeof all)[number];
    const answer = await send();
    await answer.arrayBuffer();
    const ms = performance.now() - begun;
    if (answer.status === 200) into[isWrite ? 'writes' : 'reads'].push(ms);
    else if (answer.status === 503) {
      into.refused.push(ms);
      await pause(Number(answer.headers.get('retry-after')) * (1 + Math.random() / 2) * 1000);
    } else into.others.add(`${answer.url} ${answer.status}`);
  }
};

it('answers reads that it takes in within two seconds, refuses the others within one, and stays ready, under 150 clients over 200 ms', async () => {
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, () =>
      newAgent({ services: { db: database.db }, clock: { now: server.clock.now } }),
    ),
  );
  const measured: Measured = { reads: [], writes: [], refused: [], others: new Set() };
  const warm = performance.now() + WARM_UP_SECONDS * 1000;
  const until = warm + SECONDS * 1000;
  const readiness: number[] = [];
  const probing = (async () => {
    while (performance.now() < until) {
      readiness.push((await fetch(`${url}/readyz`)).status);
      await pause(2000);
    }
  })();
  await Promise.all(
    people.map(async ({ headers }, index) => {
      await ask(index, headers, warm, { reads: [], writes: [], refused: [], others: measured.others });
      await ask(index, headers, until, measured);
    }),
  );
  await probing;
  const { others, ...kinds } = measured;
  const figures = Object.fromEntries(
    Object.entries(kinds).map(([kind, ms]) => [
      kind,
      { count: ms.length, p50: quantile(ms, 0.5), p99: quantile(ms, 0.99) },
    ]),
  );
  expect([...others]).toEqual([]);
  expect(new Set(readiness)).toEqual(new Set([200]));
  expect(figures['reads']?.count).toBeGreaterThan(100);
  expect(figures['reads']?.p99).toBeLessThan(2_000);
  // A write is ten round trips, which take two seconds by themselves.
  expect(figures['writes']?.p99).toBeLessThan(4_000);
  expect(figures['refused']?.p99).toBeLessThan(1_000);
}, 180_000);
