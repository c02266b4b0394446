import { beforeEach, expect, it, vi } from 'vitest';
import { transaction } from '#core/database/transaction.ts';
import { openImage } from '#core/pictures/seal-image.ts';
import { insertImage } from '#areas/identity/sql/identities.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import { aCustomer, inEnglish } from '#areas/privacy/testing/privacy.ts';
import { call, succeed } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { useObjectStore } from '#testing/objects/object-store.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';

const store = useObjectStore();
const world = useWholeBackend([kiteModule], () => ({ ...store.variables, PAYUNG_OBJECTS: 's3' }));

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const DAY = 86_400;

const imageOf = async (quoteId: string) =>
  world.server.services.db
    .selectFrom('identity_images')
    .select(['key', 'sealed', 'object_key'])
    .where('subject_id', '=', quoteId)
    .executeTakeFirst();

beforeEach(async () => {
  store.setMood('well');
  const { objects } = world.server.services;
  const isServed = () =>
    objects.keep({ purpose: 'document', key: 'any' }, JPEG).then(
      () => true,
      () => false,
    );
  // Where the test before made it fail, it is not asked for a moment.
  await vi.waitUntil(isServed, { timeout: 120_000 });
}, 120_000);

const waiting = () => world.server.services.db.selectFrom('objects').select(['key', 'is_going']).execute();

it('puts cards and documents sealed under keys that say nothing, and serves them from there', async () => {
  const { server } = world;
  const { agent, quote } = await aCustomer(server, { withCard: true });
  const card = await imageOf(quote.quoteId);
  expect(card?.sealed).toBeNull();
  const lying = store.objects().get(card?.object_key ?? '') ?? Buffer.alloc(0);
  expect(lying.includes(JPEG)).toBe(false);
  const name = { purpose: 'identity image', key: card?.key ?? '' } as const;
  const jpeg = openImage({ ...name, secret: server.services.secret }, lying);
  const answer = await call(server, agent.headers, 'identityImage', { query: { key: name.key } });
  expect([answer.status, answer.bytes.equals(jpeg)]).toEqual([200, true]);

  const before = store.objects().size;
  const query = { quoteId: quote.quoteId };
  const printed = await call(server, agent.headers, 'eQuotation', { query });
  expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const document = await server.services.db
    .selectFrom('documents')
    .select(['bytes', 'object_key'])
    .where('cache_key', 'like', `%${quote.quoteId}%`)
    .where('hash', 'is not', null)
    .executeTakeFirst();
  expect(document?.bytes).toBeNull();
  expect(
    store
      .objects()
      .get(document?.object_key ?? '')
      ?.includes('%PDF'),
  ).toBe(false);
  expect((await call(server, agent.headers, 'eQuotation', { query })).bytes.equals(printed.bytes)).toBe(true);
  expect(store.objects().size).toBe(before + 1);
  for (const key of store.objects().keys()) expect(key).toMatch(/^[0-9a-f]{24}$/);
});

it('removes the object of a card that another one replaces, and of people who are erased', async () => {
  const { server, backend } = world;
  const { customer, params, quote } = await aCustomer(server, { withCard: true });
  const agent = await newAgent(server);
  await sendOwnImage(server, agent.headers, 'tax');
  await sendOwnImage(server, agent.headers, 'tax');
  await sendOwnImage(server, agent.headers, 'idCard');
  await sendOwnImage(server, agent.headers, 'idCard');
  const images = [
    ...(await server.services.db
      .selectFrom('identity_images')
      .select('object_key')
      .where('subject_id', 'in', [agent.id, quote.quoteId])
      .execute()),
    ...(await server.services.db
      .selectFrom('document_images')
      .select('object_key')
      .where('subject_id', '=', agent.id)
      .execute()),
  ].map(({ object_key }) => object_key ?? '');
  expect(images).toHaveLength(3);
  const all = store.objects().size;
  await backend.work.beat();
  expect(store.objects().size).toBe(all - 2);
  expect(images.every((key) => store.objects().has(key))).toBe(true);

  expect((await call(server, customer, 'eraseQuote', { params })).status).toBe(200);
  await succeed(server, agent.headers, 'requestClosure', {
    body: { wish: 'I stop', requestId: 'closed-in-s3' },
  });
  const staff = await newStaff(server);
  const { data } = await succeed(server, staff, 'listClosures');
  const own = data.closures.find((closure: { agentCode: string }) => closure.agentCode === agent.agent_code);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: own.id },
    body: { status: 'done', answer: '' },
  });
  await backend.work.beat();
  expect(images.filter((key) => store.objects().has(key))).toEqual([]);
  expect((await waiting()).filter(({ key }) => images.includes(key))).toEqual([]);
});

it('removes an object that its transaction never named, after a day and not before', async () => {
  const { server, backend, clock } = world;
  const { objects, db } = server.services;
  const { object_key } = await objects.keep({ purpose: 'identity image', key: 'never' }, JPEG);
  const key = object_key ?? '';
  clock.advance(DAY - 1);
  await backend.work.beat();
  expect(store.objects().has(key)).toBe(true);
  clock.advance(1);
  await backend.work.beat();
  expect(store.objects().has(key)).toBe(false);
  // A transaction that comes after that fails, instead of naming what is gone.
  const subject = { kind: 'agent', id: key, insuredNo: 1 } as const;
  const late = insertImage(db, { key, subject, sealed: null, object_key: key, sealed_by: 'x' }, clock.now());
  await expect(late).rejects.toThrow('is not there');
});

it('refuses to be asked inside a transaction, which would hold a connection meanwhile', async () => {
  const { objects, db } = world.server.services;
  const name = { purpose: 'identity image', key: 'inside' } as const;
  await expect(transaction(db, () => objects.keep(name, JPEG))).rejects.toThrow('inside an open transaction');
  const place = { sealed: JPEG, object_key: null };
  await expect(transaction(db, () => objects.open(name, place))).rejects.toThrow(
    'inside an open transaction',
  );
});

it('goes on removing where a store that was away had stopped it', async () => {
  const { server, backend, clock } = world;
  const { customer, params, quote } = await aCustomer(server, { withCard: true });
  const { object_key } = (await imageOf(quote.quoteId)) ?? {};
  const key = object_key ?? '';
  await call(server, customer, 'eraseQuote', { params });
  store.setMood('refusing');
  await backend.work.beat();
  store.setMood('well');
  expect(world.log()).toContain('"work":"unused objects"');
  expect((await waiting()).find((each) => each.key === key)).toEqual({ key, is_going: true });
  expect(store.objects().has(key)).toBe(true);
  clock.advance(301);
  await expect
    .poll(async () => {
      await backend.work.beat();
      return store.objects().has(key);
    })
    .toBe(false);
});

it('answers 503 with a next step while the store is silent or breaks off, and serves all else', async () => {
  const { server, backend } = world;
  const { agent, quote } = await aCustomer(server, { withCard: true });
  const query = { key: (await imageOf(quote.quoteId))?.key ?? '' };
  for (const mood of ['silent', 'half', 'refusing'] as const) {
    store.setMood(mood);
    const answer = await call(server, agent.headers, 'identityImage', { query, ...inEnglish });
    expect([answer.status, answer.message, answer.headers['retry-after']]).toEqual([
      503,
      'Photos and documents cannot be reached right now. Nothing was changed. Please try again in a few seconds.',
      '5',
    ]);
  }
  store.setMood('silent');
  const sent = await sendOwnImage(server, agent.headers, 'idCard');
  expect(sent.status).toBe(503);
  expect(
    (await call(server, agent.headers, 'getNotifications', { query: { perPage: '10', pageNo: '1' } })).status,
  ).toBe(200);
  expect((await backend.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  store.setMood('well');
  await expect
    .poll(async () => (await call(server, agent.headers, 'identityImage', { query })).status, {
      timeout: 120_000,
    })
    .toBe(200);
}, 120_000);

it('does not ask a store again and again that fails', async () => {
  const { server } = world;
  const { agent, quote } = await aCustomer(server, { withCard: true });
  const query = { key: (await imageOf(quote.quoteId))?.key ?? '' };
  store.setMood('refusing');
  const before = store.requests();
  const answers = [];
  for (let time = 0; time < 150; time += 1)
    answers.push((await call(server, agent.headers, 'identityImage', { query })).status);
  expect(new Set(answers)).toEqual(new Set([503]));
  // Without a break each would have been tried twice.
  expect(store.requests() - before).toBeLessThan(150);
  store.setMood('well');
}, 120_000);
