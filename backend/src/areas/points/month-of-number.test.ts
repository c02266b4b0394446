import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '#areas/points/sql/points-comparison.ts';
import { postEntries } from '#areas/points/sql/points-ledger.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { saleToPay, soldPolicy } from '#areas/network/testing/networks.ts';
import { untilWaiting } from '#core/database/testing/overlap-writes.ts';
import { newAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

/** The last second of January in Jakarta, and the one after midnight. */
const BEFORE = '2026-01-31T16:59:59.000Z';
const AFTER = '2026-01-31T17:00:01.000Z';

describe('the end of a month', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  it('dates an entry that waited over midnight in the month of the entry numbered before it [R39]', async () => {
    server.clock.set(BEFORE);
    const agent = await newAgent(server);
    const sale = await saleToPay(server, agent);
    const { db } = server.services;
    const policyNo = await soldPolicy(server, agent, { premium: 100_000, now: new Date(AFTER) });
    const february = {
      agentId: agent.id,
      kind: 'earned',
      points: 10,
      eventId: `paid:${policyNo}:0`,
      policy: { policyNo, level: 0, sellerId: agent.id, premium: 100_000, ruleVersion: 'example-1' },
      actor: { kind: 'system', id: 'payment' },
    } as const;
    const { reported } = await database.opened.db.transaction().execute(async (trx) => {
      // Has the account, and is numbered first; the payment has read its time before.
      await postEntries(trx, [february], new Date(AFTER));
      const payment = { reported: notify(server, sale.invoiceNumber, sale.amount) };
      await untilWaiting(database.opened.db, 1, 'the account');
      return payment;
    });
    expect((await reported).statusCode).toBe(200);

    const entries = await db
      .selectFrom('points_ledger')
      .select(['no', 'points', 'balance_after', 'month', 'posted_at'])
      .where('agent_id', '=', agent.id)
      .orderBy('no')
      .execute();
    expect(entries).toEqual([
      { no: 1, points: 10, balance_after: 10, month: '2026-02', posted_at: new Date(AFTER) },
      { no: 2, points: 27, balance_after: 37, month: '2026-02', posted_at: new Date(AFTER) },
    ]);
    server.clock.set(AFTER);
    const of = async (month: string, upTo: string) => {
      const { data } = await succeed(server, agent.headers, 'pointsStatement', { query: { month, upTo } });
      return [data.opening, data.earned, data.closing, data.items.map(({ no }: { no: number }) => no)];
    };
    // January was over when entry 1 was posted: its statement is the same up to every number.
    expect(await of('2026-01', '1')).toEqual([0, 0, 0, []]);
    expect(await of('2026-01', '2')).toEqual([0, 0, 0, []]);
    expect(await of('2026-02', '1')).toEqual([0, 10, 10, [1]]);
    expect(await of('2026-02', '2')).toEqual([0, 37, 37, [2, 1]]);
    const months = await db
      .selectFrom('points_by_month')
      .select(['month', 'points'])
      .where('agent_id', '=', agent.id)
      .execute();
    expect(months).toEqual([{ month: '2026-02', points: 37 }]);
    expect(await findDifferences(db)).toEqual([]);
  });
});
