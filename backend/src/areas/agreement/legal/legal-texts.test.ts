import { expect, it } from 'vitest';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { publishLegalText } from './legal-texts.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, driveTo } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();
const NOBODY = {};

it('serves terms, privacy policy and wording to everybody, in both languages', async () => {
  const { server } = world;
  const read = async (document: string, language: string) => {
    const query = { langId: language };
    const { data } = await succeed(server, NOBODY, 'legalText', { params: { document }, query });
    return [data.title, data.version, data.inForceFrom, data.sections.length > 2];
  };
  expect(await read('terms', 'EN')).toEqual(['Terms and conditions', '2026-11', '2026-01-15', true]);
  expect(await read('privacy', 'BH')).toEqual(['Kebijakan privasi', '2026-11', '2026-01-15', true]);
  const wording = `wording-${KITE_ID}`;
  expect(await read(wording, 'EN')).toEqual([
    'Kite Insurance: policy wording',
    '2026-11',
    '2026-01-15',
    true,
  ]);
  const { data } = await succeed(server, NOBODY, 'legalText', { params: { document: wording } });
  expect(JSON.stringify(data.sections)).toContain('Storms');
  for (const document of ['agreement', 'wording-ffffffffffffffffffffffff', 'wording-1'])
    expect((await call(server, NOBODY, 'legalText', { params: { document } })).status).toBe(404);
});

const words = (title: string) => ({ title, sections: [{ heading: 'One', paragraphs: ['Other words'] }] });

it('stores with a consent the versions of the legal texts shown, and refuses a consent to older versions', async () => {
  const { server } = world;
  const { db } = server.services;
  const confirmed = async (shownOn: string) => {
    const { headers: agent } = await newAgent(server);
    const quote = await newQuote(server, agent, { departureDate: '2026-01-20', arrivalDate: '2026-01-25' });
    await driveTo(server, agent, quote, 'Customer Information Updated');
    const params = { quoteId: quote.quoteId };
    const { status, message } = await call(server, agent, 'confirmQuote', {
      params,
      body: { ...consents, shownOn },
    });
    const rows = await db
      .selectFrom('consents')
      .select(['purpose', 'legal_texts'])
      .where('quote_id', '=', quote.quoteId)
      .orderBy('id')
      .execute();
    const kept = rows.map(({ purpose, legal_texts: texts }) => [
      purpose,
      ...(texts ?? []).map(({ document, version, hash }) => `${document} ${version} ${hash.length}`),
    ]);
    return { status, message, kept };
  };
  const first = await confirmed('2026-01-15');
  expect(first.status).toBe(200);
  expect(first.kept).toEqual([
    ['terms', 'terms 2026-11 64', `wording-${KITE_ID} 2026-11 64`],
    ['dataProcessing', 'privacy 2026-11 64'],
    ['marketing', 'privacy 2026-11 64'],
  ]);

  const next = { document: 'terms', version: '2026-12', inForceFrom: '2026-01-16' };
  const texts = { en: words('New terms'), id: words('Syarat baru') };
  expect(await publishLegalText(db, { ...next, texts }, server.clock.now())).toBe(true);
  expect(await publishLegalText(db, { ...next, texts }, server.clock.now())).toBe(false);
  const read = async (query: Readonly<Record<string, string>>) => {
    const answer = await call(server, NOBODY, 'legalText', { params: { document: 'terms' }, query });
    return [answer.status, answer.errMsg.data?.version];
  };
  expect(await read({})).toEqual([200, '2026-11']);
  // A version that is not in force yet cannot be agreed to.
  expect((await read({ version: '2026-12' }))[0]).toBe(404);
  server.clock.advance(24 * 3600);
  expect(await read({})).toEqual([200, '2026-12']);
  expect(await read({ version: '2026-11' })).toEqual([200, '2026-11']);

  const stale = await confirmed('2026-01-15');
  expect([stale.status, stale.kept]).toEqual([422, []]);
  expect(stale.message).toContain('load it again');
  expect((await confirmed('2026-01-16')).kept[0]).toContain('terms 2026-12 64');
});

it('refuses to update a published legal text', async () => {
  const { db } = world.server.services;
  await expect(db.updateTable('legal_texts').set({ title: 'Other' }).execute()).rejects.toThrow(
    'never changed',
  );
});
