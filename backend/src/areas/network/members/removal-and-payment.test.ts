import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '#areas/points/sql/points-comparison.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { entriesOf, newMember, saleToPay } from '#areas/network/testing/networks.ts';
import { untilWaiting } from '#core/database/testing/overlap-writes.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

/** Each order is forced: the one who goes first is stopped late, holding its locks, until the other one waits for them. */
describe('the order of a removal and a payment', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  /** A Commercial leads an upline, who leads a seller, whose customer is about to pay Rp 274.500. */
  const newSale = async () => {
    const commercial = await newAgent(server, { user_type: 'Commercial' });
    const upline = await newMember(server, commercial);
    const seller = await newMember(server, upline);
    return { commercial, upline, seller, sale: await saleToPay(server, seller) };
  };
  type Sale = Awaited<ReturnType<typeof newSale>>;

  const pay = async ({ sale }: Sale) => (await notify(server, sale.invoiceNumber, sale.amount)).statusCode;
  const remove = async ({ commercial }: Sale, { id: memberId }: TestAgent) =>
    (
      await call(server, commercial.headers, 'removeMember', {
        params: { memberId },
        body: {
          requestId: randomUUID(),
          removal: 'blacklisted',
          reason: 'Sold without consent',
          typedName: 'Sari Wulandari',
        },
      })
    ).status;

  /** The payment has its locks and posts points; the removal waits for it. */
  const paymentFirst = (sale: Sale, member: TestAgent) =>
    database.opened.db
      .transaction()
      .execute(async (trx) => {
        await sql`insert into points_accounts (agent_id) values (${sale.seller.id})`.execute(trx);
        const paid = pay(sale);
        await untilWaiting(database.opened.db, 1, 'the account of the seller');
        const removed = remove(sale, member);
        await untilWaiting(database.opened.db, 2, 'the payment');
        return [paid, removed] as const;
      })
      .then((both) => Promise.all(both));

  /** The removal has moved everything and writes its history; the payment waits for it. */
  const removalFirst = (sale: Sale, member: TestAgent) =>
    database.opened.db
      .transaction()
      .execute(async (trx) => {
        await sql`lock table member_events in share mode`.execute(trx);
        const removed = remove(sale, member);
        await untilWaiting(database.opened.db, 1, 'the history of members');
        const paid = pay(sale);
        await untilWaiting(database.opened.db, 2, 'the removal');
        return [paid, removed] as const;
      })
      .then((both) => Promise.all(both));

  const outcomeOf = async ({ commercial, upline, seller, sale }: Sale) => {
    const pointsOf = async (who: TestAgent) =>
      (await entriesOf(server, who)).map(({ points, balance_after }) => [points, balance_after]);
    const { rows } = await sql<{ soldBy: string; inListOf: string }>`
      select p.agent_id as "soldBy", q.agent_id as "inListOf" from policies p join quotes q on q.id = p.quote_id
      where q.id = ${sale.quote.quoteId}`.execute(server.services.db);
    const nameOf = (id: string | undefined) =>
      Object.entries({ commercial, upline, seller }).find(([, one]) => one.id === id)?.[0];
    return {
      soldBy: nameOf(rows[0]?.soldBy),
      inListOf: nameOf(rows[0]?.inListOf),
      seller: await pointsOf(seller),
      upline: await pointsOf(upline),
      commercial: await pointsOf(commercial),
      differences: await findDifferences(server.services.db),
    };
  };

  it('gives points to an upline who is removed after the payment [R37]', async () => {
    const sale = await newSale();
    expect(await paymentFirst(sale, sale.upline)).toEqual([200, 200]);
    expect(await outcomeOf(sale)).toEqual({
      soldBy: 'seller',
      inListOf: 'seller',
      seller: [[27, 27]],
      upline: [[2, 2]],
      commercial: [[1, 1]],
      differences: [],
    });
  });

  it('gives no points to an upline removed before the payment, and level 1 to the seller’s new leader [R37]', async () => {
    const sale = await newSale();
    expect(await removalFirst(sale, sale.upline)).toEqual([200, 200]);
    expect(await outcomeOf(sale)).toEqual({
      soldBy: 'seller',
      inListOf: 'seller',
      seller: [[27, 27]],
      upline: [],
      commercial: [[2, 2]],
      differences: [],
    });
  });

  it('keeps the sale with a seller removed after the payment, and gives the customer to the successor [R37]', async () => {
    const sale = await newSale();
    expect(await paymentFirst(sale, sale.seller)).toEqual([200, 200]);
    expect(await outcomeOf(sale)).toEqual({
      soldBy: 'seller',
      inListOf: 'upline',
      seller: [[27, 27]],
      upline: [[2, 2]],
      commercial: [[1, 1]],
      differences: [],
    });
  });

  it('gives the sale to the successor when the seller was removed before the payment [R37]', async () => {
    const sale = await newSale();
    expect(await removalFirst(sale, sale.seller)).toEqual([200, 200]);
    expect(await outcomeOf(sale)).toEqual({
      soldBy: 'upline',
      inListOf: 'upline',
      seller: [],
      upline: [[27, 27]],
      commercial: [[2, 2]],
      differences: [],
    });
  });
});
