import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withSealedNumbers } from '#core/database/database.ts';
import { createNumberSeal } from '#core/database/sealed-numbers.ts';
import { listNumberColumns } from '#core/secrets/sql/sealed-columns.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { consents, customerBody, patch } from '#areas/quote/testing/journey.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { sealOldNumbers } from '#core/secrets/seal-numbers.ts';

const world = useAreaServer();
const bare = useTestDatabase();
const FIRST = 'a first secret, thirty-two bytes and more';
const SECOND = 'a second secret, thirty-two bytes and more';
const NOW = new Date('2026-01-15T03:00:00.000Z');

/** Every row of every table, as a thief of the database would read it. */
const everything = async (): Promise<string> => {
  const { db } = world.server.services;
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ line: string }>`
        select to_jsonb(t)::text as line from ${sql.table(name)} t`.execute(db);
      return rows.map(({ line }) => line).join('\n');
    }),
  );
  return texts.join('\n');
};

it('lists every column that holds personal numbers', async () => {
  const columns = await listNumberColumns(world.server.services.db);
  // Products have more of them in tables of their own.
  expect(columns.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining([
      'agents.id_number',
      'agents.tax_id',
      'identity_checks.id_number',
      'leads.details',
      'quote_versions.snapshot',
      'quotes.details',
      'quotes.insured_id_card',
      'quotes.insured_passport',
    ]),
  );
});

it('stores no personal number in the clear in any table, and shows it to people who may read it', async () => {
  const { server } = world;
  const agent = await newAgent(server, { id_number: '3273010101900077', tax_id: '0099887766554433' });
  const quote = await newQuote(server, agent.headers);
  await patch(server, agent.headers, quote.quoteId, { planCode: 'KITE-GOLD' });
  await succeed(server, agent.headers, 'quickQuote', { params: { quoteId: quote.quoteId } });
  const { customer } = customerBody(quote.phone);
  const body = { customer: { ...customer, insuredPassportNo: 'X7654321' } };
  expect((await patch(server, agent.headers, quote.quoteId, body)).status).toBe(200);
  await succeed(server, agent.headers, 'confirmQuote', {
    params: { quoteId: quote.quoteId },
    body: consents,
  });
  await newLead(server, agent.headers, { socialSecurityAdharNo: '3273014404900099' });

  const all = await everything();
  expect(all).toContain('Budi Santoso');
  for (const number of ['3273010101900077', '0099887766554433', 'X7654321', '3273014404900099'])
    expect(all).not.toContain(number);

  const { db } = server.services;
  expect((await findQuote(db, quote.quoteId))?.insured_passport).toBe('X7654321');
  const { snapshot } = await db
    .selectFrom('quote_versions')
    .select('snapshot')
    .where('quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(snapshot['insured_passport']).toBe('X7654321');
});

it('seals numbers stored in the clear once, and reseals all when the secret changes', async () => {
  const { db } = bare;
  const old = await newAgent({ services: { db }, clock: testClock() });
  const plain = { id_number: '3273010101900055', tax_id: '0011223344556677' };
  await db.updateTable('agents').set(plain).where('id', '=', old.id).execute();
  const kept = () =>
    db.selectFrom('agents').select(['id_number', 'tax_id']).where('id', '=', old.id).executeTakeFirst();
  const read = (secret: string) =>
    withSealedNumbers(db, createNumberSeal(secret))
      .selectFrom('agents')
      .select(['id_number', 'tax_id'])
      .where('id', '=', old.id)
      .executeTakeFirst();
  expect(await kept()).toEqual(plain);

  const seal = createNumberSeal(FIRST);
  expect(await sealOldNumbers(db, seal, { now: NOW })).toBe(2);
  expect(Object.values((await kept()) ?? {}).map((text) => text?.startsWith(seal.mark))).toEqual([
    true,
    true,
  ]);
  expect(await read(FIRST)).toEqual(plain);
  expect(await sealOldNumbers(db, seal, { now: NOW })).toBe(0);

  const next = createNumberSeal(SECOND, [FIRST]);
  expect(await sealOldNumbers(db, next, { now: NOW })).toBe(2);
  expect(await read(SECOND)).toEqual(plain);
});
