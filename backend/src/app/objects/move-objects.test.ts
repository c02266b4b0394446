import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#core/database/identifiers.ts';
import { IDENTITY_PICTURES, insertImage } from '#areas/identity/sql/identities.ts';
import { moveObjects } from '#core/objects/move-objects.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { callTable } from '#app/calls/call-table.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { useObjectStore } from '#testing/objects/object-store.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const store = useObjectStore();
const database = useTestDatabase();
const COMMAND = fileURLToPath(new URL('../../commands/objects.ts', import.meta.url));
const SECRET = 'a secret of the tests, thirty-two bytes and more';
const MANY = 60;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-move-'));

let backend: StartedBackend | undefined;
let agent: TestAgent | undefined;
const keys: string[] = [];

const start = async (variables: Readonly<Record<string, string>>): Promise<StartedBackend> => {
  const given = { PAYUNG_SECRET: SECRET, PAYUNG_DATA: folder, ...variables };
  return startLoggedBackend(given, { database: database.opened, modules: [kiteModule], clock: testClock() });
};

const serverOf = ({ app, services }: StartedBackend): AreaServer =>
  ({ app, services, calls: callTable([kiteModule]), clock: testClock() }) as unknown as AreaServer;

const environmentOf = (objects: string) => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  DATABASE_URL: database.opened.url,
  PAYUNG_OBJECTS: objects,
  ...store.variables,
});

const move = async (to: string, objects = to) => {
  const options = { env: environmentOf(objects) };
  try {
    return (await promisify(execFile)(process.execPath, [COMMAND, 'move', '--to', to], options)).stdout;
  } catch (error) {
    return (error as { readonly stderr: string }).stderr;
  }
};

const inRows = async (): Promise<number> => {
  const { db } = database;
  const rows = await db.selectFrom('identity_images').select('key').where('sealed', 'is not', null).execute();
  return rows.length;
};

/** Every picture, as its agent reads it. */
const readAll = async (running: StartedBackend): Promise<readonly unknown[]> => {
  const server = serverOf(running);
  const seen: unknown[] = [];
  for (const key of keys) {
    const read = () => call(server, agent?.headers ?? {}, 'identityImage', { query: { key } });
    let answer = await read();
    // On a machine that is busy with other tests a store may not answer in time; what is lost is answered without.
    while (answer.headers['retry-after'] !== undefined) answer = await read();
    seen.push(answer.status === 200 ? answer.bytes.toString() : answer.status);
  }
  return seen;
};

const expected = () => keys.map((key) => `picture ${key}`);

beforeAll(async () => {
  backend = await start(store.variables);
  const server = serverOf(backend);
  agent = await newAgent(server);
  for (let no = 1; no <= MANY; no += 1) {
    const key = newId();
    const bytes = Buffer.from(`picture ${key}`);
    const place = await server.services.objects.keep({ purpose: 'identity image', key }, bytes);
    const subject = { kind: 'agent', id: agent.id, insuredNo: no } as const;
    await insertImage(server.services.db, { key, subject, ...place }, server.clock.now());
    keys.push(key);
  }
}, 120_000);
beforeEach(async () => {
  store.setMood('well');
  // What another test has kept.
  await database.db.deleteFrom('identity_images').where('key', 'not in', keys).execute();
});
afterAll(async () => {
  await backend?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const killedInTheMiddle = async (to: 's3' | 'postgresql'): Promise<void> => {
  store.answerOnly(20, to === 's3' ? 'PUT' : 'GET');
  const child = spawn(process.execPath, [COMMAND, 'move', '--to', to], { env: environmentOf(to) });
  // Its first word: some were moved, and the others will not be.
  await once(child.stderr, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  store.setMood('well');
};

it('moves everything while it is read, killed in the middle and continued, and moves nothing twice', async () => {
  const running = backend as StartedBackend;
  await move('postgresql');
  const moved = new AbortController();
  const reading = (async () => {
    const seen: unknown[] = [];
    while (!moved.signal.aborted) seen.push(...(await readAll(running)));
    return seen;
  })();
  await killedInTheMiddle('s3');
  const left = await inRows();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(keys.length);
  expect(await move('s3')).toMatch(new RegExp(`^Moved to s3: ${left}\\. In the object store now: \\d+, of`));
  moved.abort();
  const seen = await reading;
  expect(new Set(seen)).toEqual(new Set(expected()));
  expect(await inRows()).toBe(0);
  expect(await readAll(running)).toEqual(expected());
  expect(await move('s3')).toMatch(/^Moved to s3: 0\./);
}, 300_000);

it('moves everything back, and leaves nothing in the bucket', async () => {
  const running = backend as StartedBackend;
  await move('s3');
  // Orphans of the move that was killed wait for a day.
  const orphans = await database.db
    .selectFrom('objects')
    .select('key')
    .where('remove_after', 'is not', null)
    .execute();
  await killedInTheMiddle('postgresql');
  await move('postgresql');
  expect(await inRows()).toBe(keys.length);
  expect(await readAll(running)).toEqual(expected());
  expect([...store.objects().keys()].toSorted()).toEqual(
    orphans
      .map(({ key }) => key)
      .filter((key) => store.objects().has(key))
      .toSorted(),
  );
}, 300_000);

it('reads a row again whose object was moved away between', async () => {
  const running = backend as StartedBackend;
  await move('s3');
  const [key = ''] = keys;
  const read = () =>
    database.db
      .selectFrom('identity_images')
      .select(['sealed', 'object_key'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  const before = await read();
  await move('postgresql');
  expect(store.objects().has(before.object_key ?? '')).toBe(false);
  const opened = await running.services.objects.open({ purpose: 'identity image', key }, before);
  expect(opened.toString()).toBe(`picture ${key}`);
}, 300_000);

it('leaves a row alone that was changed while its object was put', async () => {
  await move('postgresql');
  // The first that is looked at.
  const [key = ''] = keys.toSorted();
  const { db } = database;
  const inRow = () =>
    db
      .selectFrom('identity_images')
      .select(['sealed', 'object_key'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  const write = (sealed: Buffer | null) =>
    db.updateTable('identity_images').set({ sealed }).where('key', '=', key).execute();
  const before = await inRow();
  const changed = Buffer.from('changed meanwhile');
  const kept = new Map<string, Buffer>();
  const away = {
    put: async (name: string, sealed: Buffer) => {
      kept.set(name, sealed);
      await write(changed);
    },
    get: (name: string) => Promise.resolve(kept.get(name)),
    remove: () => Promise.resolve(),
    close: () => undefined,
  };
  const parts = { db, clock: testClock(), columns: [IDENTITY_PICTURES], store: away };
  expect(await moveObjects({ ...parts, to: 's3' })).toBe(keys.length - 1);
  expect(await inRow()).toEqual({ sealed: changed, object_key: null });
  await moveObjects({ ...parts, to: 'postgresql' });
  await write(before.sealed);
}, 300_000);

it('lets servers that keep what is new elsewhere be read and written by those beside them', async () => {
  const other = await start({ ...store.variables, PAYUNG_OBJECTS: 's3' });
  const { headers: who } = await newAgent(serverOf(other));
  const { key } = await sendOwnImage(serverOf(other), who, 'idCard');
  const read = (by: StartedBackend) => call(serverOf(by), who, 'identityImage', { query: { key } });
  expect([(await read(other)).status, (await read(backend as StartedBackend)).status]).toEqual([200, 200]);
  await other.stop();
  await expect(start({})).rejects.toThrow(
    /lie in an object store, and none is configured, so this process does not start\.\n {2}Set S3_ENDPOINT/,
  );
  await move('postgresql');
}, 300_000);

it.each([
  [['move'], 'Say where to: npm run objects'],
  [['sweep', '--to', 's3'], 'Say what to do: npm run objects'],
  [['move', '--to', 's3'], 'start all of them with PAYUNG_OBJECTS=s3 first'],
])('says in words why it does not: %j', async (given, words) => {
  const options = { env: environmentOf('postgresql') };
  await expect(promisify(execFile)(process.execPath, [COMMAND, ...given], options)).rejects.toMatchObject({
    stderr: expect.stringContaining(words),
  });
});
