import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit, signIn } from '#testing/people.ts';
import { insuredOf } from '#core/database/subject.ts';
import { ocrDetailsOf } from './read-card.ts';

const area = useAreaServer();
const DOWN = 'Verification service is not responding as expected. Please try after sometime';

const START = '2026-01-15T03:00:00.000Z';

const fixture = async () => {
  area.server.clock.set(START);
  const agent = await newAgent(area.server);
  const quote = await newQuote(area.server, agent.headers);
  const params = { quoteId: quote.quoteId };
  const token = await succeed(area.server, agent.headers, 'productToken', { params });
  return { agent: agent.headers, owner: agent, ...quote, ...token };
};

const read = (who: Credentials, transactionId: string) =>
  call(area.server, who, 'ocrDetails', { query: { transactionId } });

const setSold = (quoteId: string) =>
  area.server.services.db
    .updateTable('quotes')
    .set({ stage: 'Policy Generated', policy_no: `PO${quoteId}` })
    .where('id', '=', quoteId)
    .execute();

it('begins a check with token, transaction and workflow [IDV-001]', async () => {
  const { accessToken, transactionId, workflow } = await fixture();
  expect(accessToken).toMatch(/^[\w-]{20,}$/);
  expect(transactionId).toMatch(/^[0-9a-f-]{36}$/);
  expect(workflow).toBe('payung_id_card');
});

it('answers number, kind and key of the image once the provider has read the card [IDV-013]', async () => {
  const { agent, quoteId, transactionId } = await fixture();
  expect((await read(agent, transactionId)).errMsg).toEqual({ details: {} });
  area.server.identitySandbox.choose(transactionId, { idNumber: '3273010101900001' });
  const { errMsg } = await read(agent, transactionId);
  expect(errMsg).toEqual({
    details: {
      status: 'auto_approved',
      ocrDetails: {
        idNumber: '3273010101900001',
        idType: 'KTP',
        s3Url: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    },
  });
  const { idNumber, idType, s3Url: imageKey } = errMsg.details.ocrDetails;
  const kept = await ocrDetailsOf(area.server.services.db, insuredOf(quoteId, 1));
  expect(kept).toEqual({ idNumber, idType, imageKey });
});

it('returns the image by its key [IDV-015]', async () => {
  const { agent, transactionId } = await fixture();
  area.server.identitySandbox.choose(transactionId, {});
  const { errMsg } = await read(agent, transactionId);
  const key = errMsg.details.ocrDetails?.s3Url ?? '';
  const image = await call(area.server, agent, 'identityImage', { query: { key } });
  expect(image.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 856 });
});

it('asks the provider until it has decided, and never again', async () => {
  const { agent, transactionId } = await fixture();
  area.server.identitySandbox.choose(transactionId, { idNumber: '3273010101900001' });
  const first = await read(agent, transactionId);
  area.server.identitySandbox.choose(transactionId, { status: 'auto_declined', isDown: true });
  expect((await read(agent, transactionId)).errMsg).toEqual(first.errMsg);
  const answers = await Promise.all([read(agent, transactionId), read(agent, transactionId)]);
  expect(answers.map((answer) => answer.errMsg)).toEqual([first.errMsg, first.errMsg]);
});

it('answers the decision alone while the provider is still reading the card', async () => {
  const { agent, transactionId } = await fixture();
  area.server.identitySandbox.choose(transactionId, { status: 'needs_review', isLate: true });
  expect((await read(agent, transactionId)).errMsg.details).toEqual({ status: 'needs_review' });
  await read(agent, transactionId);
  expect((await read(agent, transactionId)).errMsg.details.ocrDetails?.idNumber).toBe('3174051705900001');
});

it.each(['auto_declined', 'error', 'user_cancelled'])(
  'stores nothing of a check that ended as %s',
  async (status) => {
    const { agent, quoteId, transactionId } = await fixture();
    area.server.identitySandbox.choose(transactionId, { status });
    expect((await read(agent, transactionId)).errMsg).toEqual({ details: { status } });
    expect(await ocrDetailsOf(area.server.services.db, insuredOf(quoteId, 1))).toBeUndefined();
  },
);

describe('when the verification service is down', () => {
  it('answers the message of the specification [IDV-016]', async () => {
    const { agent, transactionId } = await fixture();
    area.server.identitySandbox.choose(transactionId, { isDown: true });
    const answer = await read(agent, transactionId);
    expect([answer.status, answer.message]).toEqual([503, DOWN]);
  });
});

it('answers the card to nobody outside the quote, and shows the agent a masked number after the sale', async () => {
  const { agent, quoteId, phone, transactionId } = await fixture();
  area.server.identitySandbox.choose(transactionId, { idNumber: '3273010101900001' });
  const stranger = await newAgent(area.server);
  expect((await read(stranger.headers, transactionId)).status).toBe(404);
  expect((await read({}, transactionId)).status).toBe(401);
  const customer = await newVisit(area.server, quoteId, phone);
  const key = (await read(customer, transactionId)).errMsg.details.ocrDetails?.s3Url ?? '';
  await setSold(quoteId);
  expect((await read(agent, transactionId)).errMsg.details.ocrDetails).toEqual({
    idNumber: '327•••••••••0001',
    idType: 'KTP',
    s3Url: '',
  });
  expect((await call(area.server, agent, 'identityImage', { query: { key } })).status).toBe(403);
  expect((await call(area.server, customer, 'identityImage', { query: { key } })).status).toBe(200);
  expect((await call(area.server, agent, 'productToken', { params: { quoteId } })).status).toBe(422);
});

it('begins no more than twenty checks of a quote a day', async () => {
  const { agent, quoteId } = await fixture();
  const begin = () => call(area.server, agent, 'productToken', { params: { quoteId } });
  for (let time = 2; time <= 20; time += 1) expect((await begin()).status).toBe(200);
  expect((await begin()).status).toBe(429);
});

it('deletes cards after 90 days, unless there is a policy', async () => {
  const sold = await fixture();
  const open = await fixture();
  for (const { agent, transactionId } of [sold, open]) {
    area.server.identitySandbox.choose(transactionId, {});
    await read(agent, transactionId);
  }
  await setSold(sold.quoteId);
  const { db } = area.server.services;
  area.server.clock.advance(89 * 86_400);
  await removeExpired(area.server.services, []);
  expect(await ocrDetailsOf(db, insuredOf(open.quoteId, 1))).toBeDefined();
  area.server.clock.advance(2 * 86_400);
  await removeExpired(area.server.services, []);
  expect(await ocrDetailsOf(db, insuredOf(open.quoteId, 1))).toBeUndefined();
  expect(await ocrDetailsOf(db, insuredOf(sold.quoteId, 1))).toBeDefined();
  const images = await db
    .selectFrom('identity_images')
    .select('key')
    .where('subject_id', '=', open.quoteId)
    .execute();
  expect(images).toEqual([]);
});

const ofPolicy = (table: 'identity_images' | 'identity_checks', { quoteId }: { readonly quoteId: string }) =>
  area.server.services.db.selectFrom(table).select('of_policy').where('subject_id', '=', quoteId).execute();

it('no longer looks at the cards of a policy when expired ones are removed', async () => {
  const sold = await fixture();
  const open = await fixture();
  for (const { agent, transactionId } of [sold, open]) {
    area.server.identitySandbox.choose(transactionId, {});
    await read(agent, transactionId);
  }
  await setSold(sold.quoteId);
  for (const table of ['identity_images', 'identity_checks'] as const) {
    expect(await ofPolicy(table, sold)).toEqual([{ of_policy: true }]);
    expect(await ofPolicy(table, open)).toEqual([{ of_policy: false }]);
  }
});

it('keeps the card a quote was sold with when an earlier check ends after the sale', async () => {
  const { agent, quoteId, phone, transactionId } = await fixture();
  const customer = await newVisit(area.server, quoteId, phone);
  const second = await succeed(area.server, agent, 'productToken', { params: { quoteId } });
  area.server.identitySandbox.choose(transactionId, { idNumber: '3273010101900001' });
  const before = (await read(customer, transactionId)).errMsg.details.ocrDetails;
  await setSold(quoteId);
  area.server.identitySandbox.choose(second.transactionId, { idNumber: '3174051705900001' });
  expect((await read(customer, second.transactionId)).errMsg.details).toEqual({ status: 'auto_approved' });
  expect(await ocrDetailsOf(area.server.services.db, insuredOf(quoteId, 1))).toEqual({
    idNumber: before.idNumber,
    idType: before.idType,
    imageKey: before.s3Url,
  });
  expect((await read(customer, transactionId)).errMsg.details.ocrDetails).toEqual(before);
});

it('keeps a card added later for 90 days from its own check', async () => {
  const { owner, quoteId } = await fixture();
  area.server.clock.advance(91 * 86_400);
  const headers = await signIn(area.server, owner);
  const { transactionId } = await succeed(area.server, headers, 'productToken', { params: { quoteId } });
  area.server.identitySandbox.choose(transactionId, {});
  await read(headers, transactionId);
  await removeExpired(area.server.services, []);
  expect(await ocrDetailsOf(area.server.services.db, insuredOf(quoteId, 1))).toBeDefined();
  area.server.clock.advance(91 * 86_400);
  await removeExpired(area.server.services, []);
  expect(await ocrDetailsOf(area.server.services.db, insuredOf(quoteId, 1))).toBeUndefined();
});
