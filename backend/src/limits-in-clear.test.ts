import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { call, nobody, succeed } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';

const world = useWholeBackend([kiteModule]);

/** As they are typed and as they are kept. */
const TYPED = ['081355500011', '6281355500011', '81355500011'];
const COUNTING = ['limit_hits', 'refused_notifications'];

/** Tables with a row in which one of the texts stands. */
const tablesWith = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { db } = world.server.services;
  const found: string[] = [];
  for (const { schema, name } of await db.introspection.getTables()) {
    const { rows } = await sql<{
      line: string;
    }>`select to_jsonb(t)::text as line from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    if (rows.some(({ line }) => texts.some((text) => line.includes(text)))) found.push(name);
  }
  return found;
};

it('stores a typed phone number only with its code: no limit, log line or metric contains it', async () => {
  const { server, backend, clock } = world;
  const agent = await newAgent(server);
  const { quoteId, phone } = await newQuote(server, agent.headers);
  const { link } = await succeed(server, agent.headers, 'generateLink', { query: { type: 'lead', quoteId } });
  const linkId = link.split('/').at(-1);
  const wrong = async (key: string | undefined) =>
    call(server, nobody, 'verifyOtp', { body: { key: key ?? 'none', otp: 123_456 } });
  const asked = [
    { mobileNo: TYPED[0] },
    { mobileNo: TYPED[0], linkId },
    { mobileNo: phone, linkId },
    { mobileNo: agent.phone },
  ];
  for (let minute = 0; minute < 4; minute += 1) {
    for (const body of asked) await wrong((await call(server, nobody, 'sendOtp', { body })).errMsg.key);
    clock.advance(60);
  }
  expect(await tablesWith(TYPED)).toEqual(['otp_challenges']);
  const real = [agent.phone, phone].flatMap((number) => [number, number.slice(2)]);
  const holding = await tablesWith(real);
  expect(holding).toContain('quotes');
  expect(holding.filter((name) => COUNTING.includes(name))).toEqual([]);
  expect(
    (await server.services.db.selectFrom('limit_hits').select('bucket').execute()).length,
  ).toBeGreaterThan(10);
  const metrics = await fetch(`${backend.url}/metrics`);
  const shown = `${world.log()}\n${await metrics.text()}`;
  expect(shown).toContain('/api/auth/sendOtp');
  for (const number of [...TYPED, ...real]) expect(shown).not.toContain(number);
});
