import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '#areas/points/sql/points-comparison.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { entriesOf, newLine, paidSale, saleToPay } from '#areas/network/testing/networks.ts';
import { overlapWrites, untilWaiting } from '#core/database/testing/overlap-writes.ts';
import { newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

describe('points of parallel requests', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const pointsOf = async (who: TestAgent) => (await entriesOf(server, who)).map(({ points }) => points);

  const cancel = (staff: Parameters<typeof call>[1], policyNo: string) =>
    call(server, staff, 'cancelPolicy', {
      body: { requestId: randomUUID(), policyNo, refund: 274_500, reason: 'Asked by the customer' },
    });

  it('are given once for a payment reported three times in parallel [NET-005]', async () => {
    const { top, middle, seller } = await newLine(server);
    const sale = await saleToPay(server, seller);
    const reported = await overlapWrites(database.opened, { table: 'payments_received', count: 3 }, () =>
      Promise.all([1, 2, 3].map(() => notify(server, sale.invoiceNumber, 274_500))),
    );
    expect(reported.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await pointsOf(seller), await pointsOf(middle), await pointsOf(top)]).toEqual([[27], [2], [1]]);
  });

  it('go to the new leader when the inviter’s removal ends while the payment waits for it', async () => {
    const { top, middle, seller } = await newLine(server);
    const sale = await saleToPay(server, seller);
    // Until it ends, the payment sees both as they were.
    const paying = await database.db.transaction().execute(async (removal) => {
      await removal.updateTable('agents').set({ status: 'terminated' }).where('id', '=', middle.id).execute();
      await removal.updateTable('agents').set({ upline_id: top.id }).where('id', '=', seller.id).execute();
      const waiting = { reported: notify(server, sale.invoiceNumber, 274_500) };
      await untilWaiting(removal, 1);
      return waiting;
    });
    expect((await paying.reported).statusCode).toBe(200);
    // Directly below the top since: a tenth of 27.45.
    expect([await pointsOf(seller), await pointsOf(middle), await pointsOf(top)]).toEqual([[27], [], [2]]);
  });

  it('go to the inviter when the payment comes first and the removal waits for it', async () => {
    const { middle, seller } = await newLine(server);
    const sale = await saleToPay(server, seller);
    const left: string[] = [];
    await overlapWrites(database.opened, { table: 'points_ledger', count: 2 }, async () => {
      const reported = notify(server, sale.invoiceNumber, 274_500).then(() => left.push('paid'));
      await untilWaiting(database.db, 1);
      const removed = database.db
        .updateTable('agents')
        .set({ status: 'terminated' })
        .where('id', '=', middle.id)
        .execute()
        .then(() => left.push('removed'));
      await Promise.all([reported, removed]);
    });
    expect(left.toSorted()).toEqual(['paid', 'removed']);
    expect([await pointsOf(seller), await pointsOf(middle)]).toEqual([[27], [2]]);
  });

  it('of many sales are posted to one account without gaps in the numbering', async () => {
    const { top, middle, seller } = await newLine(server);
    const sales = [];
    for (let sale = 0; sale < 6; sale += 1) sales.push(await saleToPay(server, seller));
    await Promise.all(sales.map(({ invoiceNumber }) => notify(server, invoiceNumber, 274_500)));
    const entries = await entriesOf(server, seller);
    expect(entries.map(({ no, balance_after: after }) => [no, after])).toEqual([
      [1, 27],
      [2, 54],
      [3, 81],
      [4, 108],
      [5, 135],
      [6, 162],
    ]);
    expect([await pointsOf(middle), await pointsOf(top)]).toEqual([
      [2, 2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1, 1],
    ]);
  });

  it('are taken back once when two staff cancel in parallel', async () => {
    const { middle, seller } = await newLine(server);
    const { policyNo, quote } = await paidSale(server, seller);
    const [one, other] = [await newStaff(server), await newStaff(server)];
    const answers = await Promise.all([cancel(one, policyNo), cancel(other, policyNo)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
    expect([await pointsOf(seller), await pointsOf(middle)]).toEqual([
      [27, -27],
      [2, -2],
    ]);
    const refunds = database.db
      .selectFrom('refunds_due')
      .select('amount')
      .where('quote_id', '=', quote.quoteId);
    expect(await refunds.execute()).toEqual([{ amount: 274_500 }]);
  });

  it('are never reduced below what was earned by a parallel correction and cancellation', async () => {
    const { middle, seller } = await newLine(server);
    const [one, other] = [await newStaff(server), await newStaff(server)];
    const { policyNo } = await paidSale(server, seller);
    const correct = () =>
      call(server, other, 'correctPoints', {
        params: { agentCode: middle.agent_code },
        body: { requestId: randomUUID(), no: 1, points: -2, reason: 'Counted twice' },
      });
    // Both have read what is left, unless one of them waits for the other.
    const [cancelled, corrected] = await overlapWrites(
      database.opened,
      { table: 'points_ledger', count: 2 },
      () => Promise.all([cancel(one, policyNo), correct()]),
    );
    expect(cancelled.status).toBe(200);
    expect([200, 400]).toContain(corrected.status);
    const left = (await pointsOf(middle)).reduce((sum, points) => sum + points, 0);
    expect(left).toBe(0);
    expect(await findDifferences(database.db)).toEqual([]);
  });
});
