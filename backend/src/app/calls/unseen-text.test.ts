import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CALLS, openFixture } from '#app/calls/testing/access-fixture.ts';
import { wireLeadForm } from '#areas/leads/testing/leads.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Parts } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();

/** Every text with marks in it that turn it around. */
const turned = (value: unknown): unknown => {
  if (typeof value === 'string') return `\u202E${value}\u2066\u200F`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, turned(item)]));
};

/** Tables of which a row holds such a mark. */
const tablesWithMarks = async ({ services: { db } }: AreaServer): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql.table(`${schema}.${name}`);
    const { rows } = await sql<{ held: number }>`
      select 1 as held from ${table} as t where t::text ~ '[\u200e\u200f\u202a-\u202e\u2066-\u2069]' limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
};

it('stores no mark that turns a text around, whatever call brings it', async () => {
  const { server } = world;
  const fixture = await openFixture(server, 'identityImage');
  for (const [name, partsOf] of Object.entries(CALLS)) {
    const parts = partsOf(fixture);
    const { query, body } = turned({ query: parts.query ?? {}, body: parts.body ?? null }) as Parts;
    const sent: Parts = { ...parts, query: query ?? {}, ...(parts.body === undefined ? {} : { body }) };
    const { status } = await call(server, fixture.owner.headers, name, sent);
    expect([name, status < 500]).toEqual([name, true]);
  }
  const { headers } = await newAgent(server);
  const { quoteId } = await newQuote(server, headers);
  const lead = { form: turned(wireLeadForm()), requestId: '5e9c1b58-52c8-4a0e-8f2d-2f8f1c5b2a02' };
  await succeed(server, headers, 'createLead', { body: lead });
  await succeed(server, headers, 'updateQuote', {
    params: { quoteId },
    body: turned({ planCode: 'KITE-GOLD' }),
  });
  expect(await tablesWithMarks(server)).toEqual([]);
  await server.services.db.updateTable('quotes').set({ insured_name: '\u202ESiti' }).execute();
  expect(await tablesWithMarks(server)).toEqual(['quotes']);
});
