import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#core/database/database.ts';
import { pastFailures } from '#core/jobs/one-by-one.ts';
import { paidSale } from '#areas/network/testing/networks.ts';
import { comparePointsDaily } from '#areas/points/review/compare-points.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { periodicWork } from '#app/jobs/periodic-work.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { recordStatements, wholeReadsBy } from '#testing/whole-tables.ts';

let opened: OpenDatabase;
let server: AreaServer;
let texts: Set<string>;
beforeAll(async () => {
  opened = await openTestDatabase();
  texts = recordStatements(opened.pool);
  server = await openAreaServer(opened);
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

const log = { info: () => undefined, error: () => undefined };
const wholeReads = (work: () => Promise<unknown>) => wholeReadsBy({ opened, texts }, work);

it('reads no table whole from the first quote to the policy', async () => {
  expect(await wholeReads(async () => paidSale(server, await newAgent(server)))).toEqual([]);
});

it('reads no table whole on a beat of the background', async () => {
  // Once a day, and of everything.
  await comparePointsDaily(server.services);
  const beats = periodicWork(server.services, log, []);
  expect(await wholeReads(() => Promise.all(beats.map(({ run }) => run())))).toEqual([]);
});

it('reads no table whole to remove what has expired', async () => {
  const reads = await wholeReads(() => removeExpired(server.services, [], pastFailures(log, server.clock)));
  expect(reads).toEqual([]);
});
