import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { driveTo } from '#areas/quote/testing/journey.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { applyEvent } from './apply-event.ts';

const world = useAreaServer();
const SAVES = 10;
/** Between two fields that somebody fills in: one of them begins another minute. */
const PAUSE_MS = 7000;

/** Of quotes, by this connection; `hot` are those that touched no index. */
const updatesOf = async (tx: Queries) => {
  const { rows } = await sql<{ written: number; hot: number }>`
    select n_tup_upd::int as written, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables
    where relname = 'quotes'`.execute(tx);
  return rows[0] ?? { written: 0, hot: 0 };
};

it('writes no index in eight of ten saves of somebody who types', async () => {
  const { server } = world;
  const { db, products } = server.services;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  await driveTo(server, agent.headers, quote, 'Customer Information Updated');
  const begun = server.clock.now().getTime();
  const counted = await transaction(db, async (tx) => {
    const before = await updatesOf(tx);
    for (let save = 0; save < SAVES; save += 1)
      await applyEvent(
        {
          tx,
          products,
          quoteId: quote.quoteId,
          actor: { kind: 'agent', id: agent.id },
          now: new Date(begun + save * PAUSE_MS),
        },
        {
          event: 'saveCustomer',
          change: (context) => ({
            insured_passport: `X12345${save}`,
            details: { ...context.quote.details, typed: save },
          }),
        },
      );
    const after = await updatesOf(tx);
    return { written: after.written - before.written, withoutIndex: after.hot - before.hot };
  });
  expect(counted.written).toBe(10);
  // One begins another minute, and one may no longer fit on the page of the row.
  expect(counted.withoutIndex).toBeGreaterThanOrEqual(8);
});
