import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { callTable } from '#app/calls/call-table.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { aCustomer } from '#areas/privacy/testing/privacy.ts';
import { openPayload, sealPayload } from '#core/access/secrets.ts';
import { openImage } from '#core/pictures/seal-image.ts';
import { markOf } from '#core/secrets/server-secrets.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { useObjectStore } from '#testing/objects/object-store.ts';
import { newId } from '#core/database/identifiers.ts';
import { newAgent } from '#testing/people.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const store = useObjectStore();
const database = useTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-changed-secret-'));
const clock = testClock();
const running = new Set<StartedBackend>();

/** Of this file's tests each has secrets of its own, and begins with the last one of the test before. */
let serial = 0;
const newSecret = (): string => `secret number ${(serial += 1)}, of thirty-two characters and more`;
let current = newSecret();

const start = async (secret: string, ...older: readonly string[]): Promise<StartedBackend> => {
  const variables = {
    ...store.variables,
    PAYUNG_OBJECTS: 's3',
    PAYUNG_DATA: folder,
    PAYUNG_SECRET: secret,
    ...(older.length === 0 ? {} : { PAYUNG_SECRET_PREVIOUS: older.join(', ') }),
  };
  const parts = { clock, database: database.opened, modules: [kiteModule] };
  const backend = await startLoggedBackend(variables, parts);
  const stop = async (): Promise<void> => {
    running.delete(started);
    await backend.stop();
  };
  const started = { ...backend, stop };
  running.add(started);
  return started;
};

const serverOf = ({ app, services }: StartedBackend): AreaServer =>
  ({ app, services, calls: callTable([kiteModule]), clock }) as unknown as AreaServer;

const gaugeOf = async ({ app }: StartedBackend): Promise<string> => {
  const { payload } = await app.inject({ url: '/metrics' });
  return /^payung_sealed_by_older_secrets (\d+)$/m.exec(payload)?.[1] ?? 'unknown';
};

beforeEach(() => store.setMood('well'));
afterAll(async () => {
  for (const backend of running) await backend.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Sealed {
  readonly who: Credentials;
  readonly key: string;
  readonly quoteId: string;
  readonly linkId: string;
  readonly pdf: Buffer;
  readonly jpeg: Buffer;
  readonly job: string;
}

/** A card, a tax card, a document, a link, a number of a person, and a job that waits. */
const sealSome = async (by: StartedBackend): Promise<Sealed> => {
  const server = serverOf(by);
  const { agent, quote } = await aCustomer(server, { withCard: true });
  const { headers: who } = agent;
  const { key } = await sendOwnImage(server, who, 'idCard');
  await sendOwnImage(server, who, 'tax');
  const printed = await call(server, who, 'eQuotation', { query: { quoteId: quote.quoteId } });
  const { link } = await succeed(server, who, 'getInviteLink');
  const jpeg = await call(server, who, 'identityImage', { query: { key } });
  const { db, secret } = server.services;
  const job = newId();
  const sealed = sealPayload(secret, job, { kind: 'sendOtp' });
  await db
    .insertInto('jobs')
    .values({
      id: job,
      kind: 'sendOtp',
      payload: sealed,
      sealed_by: markOf(secret),
      created_at: clock.now(),
    })
    .execute();
  return {
    who,
    key,
    job,
    quoteId: quote.quoteId,
    pdf: printed.bytes,
    jpeg: jpeg.bytes,
    linkId: String(link).split('/').at(-1) ?? '',
  };
};

/** What a server answers to people about it. */
const readAll = async (by: StartedBackend, sealed: Sealed) => {
  const server = serverOf(by);
  const { who, key, quoteId, linkId, pdf, jpeg } = sealed;
  const image = await call(server, who, 'identityImage', { query: { key } });
  const document = await call(server, who, 'eQuotation', { query: { quoteId } });
  const { link } = await succeed(server, who, 'getInviteLink');
  return {
    image: image.bytes.equals(jpeg),
    document: document.bytes.equals(pdf),
    sameLink: String(link).endsWith(linkId),
    opened: (await call(server, nobody, 'decryptLink', { query: { id: linkId } })).status,
  };
};
const ALL_RIGHT = { image: true, document: true, sameLink: true, opened: 200 };

const sealAgainUntilDone = async (backend: StartedBackend): Promise<void> => {
  await expect
    .poll(
      async () => {
        await backend.work.beat();
        return gaugeOf(backend);
      },
      { timeout: 120_000 },
    )
    .toBe('0');
};

it('serves at once with the new secret, seals everything again, and needs the old one until that is done', async () => {
  const [old, next] = [current, newSecret()];
  const before = await start(old);
  const sealed = await sealSome(before);
  await before.stop();
  const lying = store.objects();

  const after = await start(next, old);
  expect(await readAll(after, sealed)).toEqual(ALL_RIGHT);
  await expect(start(next)).rejects.toThrow(
    /still sealed by an older secret that this process was not given/,
  );
  await expect(start(old)).rejects.toThrow('belongs to another secret');

  await sealAgainUntilDone(after);
  expect(after.log()).toContain(
    'nothing is sealed by an older secret any more: PAYUNG_SECRET_PREVIOUS may go',
  );
  expect(await readAll(after, sealed)).toEqual(ALL_RIGHT);
  await after.work.beat();
  // Each object lies under another key now; the old ones are gone, as are those that no row of a test before has named.
  const now = store.objects();
  expect([...now.keys()].filter((key) => lying.has(key))).toEqual([]);
  expect(now.size).toBeGreaterThan(0);
  const { db } = after.services;
  const { object_key } = await db
    .selectFrom('identity_images')
    .select('object_key')
    .where('key', '=', sealed.key)
    .executeTakeFirstOrThrow();
  const name = { purpose: 'identity image', key: sealed.key } as const;
  const bytes = now.get(object_key ?? '') ?? Buffer.alloc(0);
  expect(openImage({ ...name, secret: next }, bytes).equals(sealed.jpeg)).toBe(true);
  const { payload } = await db
    .selectFrom('jobs')
    .select('payload')
    .where('id', '=', sealed.job)
    .executeTakeFirstOrThrow();
  expect(openPayload(next, sealed.job, payload)).toEqual({ kind: 'sendOtp' });
  await after.stop();

  const alone = await start(next);
  expect(await readAll(alone, sealed)).toEqual(ALL_RIGHT);
  await alone.stop();
  current = next;
}, 300_000);

it('goes on where it was cut off, in another backend, and says how much is left', async () => {
  const [old, next] = [current, newSecret()];
  const before = await start(old);
  const sealed = await sealSome(before);
  await before.stop();
  const [one, other] = [await start(next, old), await start(next, old)];
  store.answerOnly(1, 'PUT');
  await one.work.beat();
  expect(one.log()).toContain('"work":"sealing again"');
  const { db } = one.services;
  const mine = await db.selectFrom('identity_images').select(['key', 'sealed_by']).execute();
  const again = mine.filter(({ sealed_by }) => sealed_by === markOf(next));
  expect([again.length, mine.length - again.length > 0]).toEqual([1, true]);
  expect(await readAll(other, sealed)).toMatchObject({ sameLink: true, opened: 200 });
  store.setMood('well');
  await sealAgainUntilDone(other);
  expect(await readAll(other, sealed)).toEqual(ALL_RIGHT);
  await sealAgainUntilDone(one);
  await one.stop();
  await other.stop();
  current = next;
}, 300_000);

it('can be changed without a pause: each backend opens what the other one seals', async () => {
  const [old, next] = [current, newSecret()];
  const first = await start(old, next);
  const second = await start(next, old);
  const [ofFirst, ofSecond] = [await sealSome(first), await sealSome(second)];
  expect(await readAll(second, ofFirst)).toEqual(ALL_RIGHT);
  expect(await readAll(first, ofSecond)).toEqual(ALL_RIGHT);
  expect(await readAll(second, ofSecond)).toEqual(ALL_RIGHT);
  const { phone } = await newAgent(serverOf(first));
  const { key } = await succeed(serverOf(first), nobody, 'sendOtp', { body: { mobileNo: phone } });
  const readCode = async (): Promise<string> => {
    const options = { method: 'POST', url: '/api/demo/code', payload: { key } } as const;
    return (await first.app.inject(options)).json<{ errMsg: { code: string } }>().errMsg.code;
  };
  await expect.poll(readCode, { timeout: 120_000 }).toMatch(/^\d{6}$/);
  const body = { key, otp: Number(await readCode()) };
  expect((await call(serverOf(second), nobody, 'verifyOtp', { body })).status).toBe(200);
  await first.stop();
  await sealAgainUntilDone(second);
  await second.stop();
  const alone = await start(next);
  expect(await readAll(alone, ofFirst)).toEqual(ALL_RIGHT);
  expect(await readAll(alone, ofSecond)).toEqual(ALL_RIGHT);
  await alone.stop();
  current = next;
}, 300_000);

it('marks what no secret opens, and does not wait for it', async () => {
  const [old, next] = [current, newSecret()];
  const before = await start(old);
  const sealed = await sealSome(before);
  const { db } = before.services;
  await db
    .updateTable('jobs')
    .set({ payload: 'damaged', sealed_by: null })
    .where('id', '=', sealed.job)
    .execute();
  await before.stop();
  const after = await start(next, old);
  await sealAgainUntilDone(after);
  const job = await db
    .selectFrom('jobs')
    .select(['payload', 'sealed_by'])
    .where('id', '=', sealed.job)
    .execute();
  expect(job).toEqual([{ payload: 'damaged', sealed_by: 'unreadable' }]);
  await after.stop();
  await (await start(next)).stop();
  current = next;
}, 300_000);
