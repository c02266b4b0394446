import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { entriesOf, newMember, saleToPay } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const statusesOf = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('parallel transfers and removals', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const transfer = (
    who: TestAgent,
    memberId: string,
    successorId: string,
    requestId: string = randomUUID(),
  ) =>
    call(server, who.headers, 'transferNetwork', {
      params: { memberId },
      body: { requestId, heirId: successorId, reason: 'Moves to another town', typedName: 'Sari Wulandari' },
    });
  const remove = (who: TestAgent, memberId: string) =>
    call(server, who.headers, 'removeMember', {
      params: { memberId },
      body: {
        requestId: randomUUID(),
        removal: 'blacklisted',
        reason: 'Sold without consent',
        typedName: 'Sari Wulandari',
      },
    });
  const uplineOf = async ({ id }: { readonly id: string }) =>
    (
      await server.services.db
        .selectFrom('agents')
        .select('upline_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).upline_id;

  /** Anybody who walks up from somebody and meets the same again. */
  const countCircles = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      with recursive above (start, id, steps) as (
        select id, upline_id, 1 from agents where upline_id is not null
        union
        select u.start, a.upline_id, u.steps + 1 from above u join agents a on a.id = u.id
        where a.upline_id is not null and u.steps < 40
      )
      select count(distinct start)::int as count from above where id = start`.execute(server.services.db);
    return rows[0]?.count ?? 0;
  };

  it('a transfer sent ten times moves everybody once [NET-016]', async () => {
    const commercial = await newAgent(server, { user_type: 'Commercial' });
    const member = await newMember(server, commercial);
    const successor = await newMember(server, commercial);
    for (let count = 0; count < 5; count += 1) await newMember(server, member);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => transfer(commercial, member.id, successor.id, requestId)),
    );
    // Done, or refused because it is being done.
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await transfer(commercial, member.id, successor.id, requestId)).errMsg.data).toMatchObject({
      movedMembers: 5,
    });
    const events = await server.services.db
      .selectFrom('member_events')
      .select('event')
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(events.map(({ event }) => event)).toEqual(['resigned', 'moved']);
  });

  it('two transfers into each other’s network never create a cycle [R38]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const commercial = await newAgent(server, { user_type: 'Commercial' });
      // One line: one → oneBelow → oneDeep; other → otherBelow → otherDeep.
      const [one, other] = [await newMember(server, commercial), await newMember(server, commercial)];
      const [oneBelow, otherBelow] = [await newMember(server, one), await newMember(server, other)];
      const [oneDeep, otherDeep] = [await newMember(server, oneBelow), await newMember(server, otherBelow)];
      // The members of each go below a member deep in the other's branch.
      const answers = await Promise.all([
        transfer(commercial, one.id, otherDeep.id),
        transfer(commercial, other.id, oneDeep.id),
      ]);
      expect(statusesOf(answers)).toEqual([200, 422]);
    }
    expect(await countCircles()).toBe(0);
  });

  it('members transferred to a successor who is removed at the same time go to the successor’s leader, or stay [R38]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const commercial = await newAgent(server, { user_type: 'Commercial' });
      const member = await newMember(server, commercial);
      const successor = await newMember(server, commercial);
      const below = await newMember(server, member);
      const [moved, removed] = await Promise.all([
        transfer(commercial, member.id, successor.id),
        remove(commercial, successor.id),
      ]);
      expect(removed.status).toBe(200);
      // Passed on to the person who leads the successor; or refused, and still where it was.
      expect([
        [200, commercial.id],
        [422, member.id],
      ]).toContainEqual([moved.status, await uplineOf(below)]);
    }
  });

  it('an upline removed while a payment is settled gets the points of a payment before the removal only [R37]', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const commercial = await newAgent(server, { user_type: 'Commercial' });
      const upline = await newMember(server, commercial);
      const seller = await newMember(server, upline);
      const sale = await saleToPay(server, seller);
      const both = [
        () => notify(server, sale.invoiceNumber, sale.amount),
        () => remove(commercial, upline.id),
      ] as const;
      const order = round % 2 === 0 ? both : both.toReversed();
      const [paid, removed] = await Promise.all(order.map((work) => work()));
      expect([
        (paid as { status?: number; statusCode?: number }).statusCode ?? 200,
        removed !== undefined,
      ]).toEqual([200, true]);
      const [of, above] = [await entriesOf(server, upline), await entriesOf(server, commercial)];
      // Before the removal: level 1 for the upline, 2 above. After it: the Commercial leads the seller, level 1.
      seen.add(JSON.stringify([of.map(({ points }) => points), above.map(({ points }) => points)]));
      expect((await entriesOf(server, seller)).map(({ points }) => points)).toEqual([27]);
    }
    for (const outcome of seen) expect(['[[2],[1]]', '[[],[2]]']).toContain(outcome);
    const { data } = await succeed(server, await newStaff(server), 'comparePoints');
    expect(data.differences).toEqual([]);
  });

  it('a sale paid while its seller is removed belongs either to the seller or to the successor [R37]', async () => {
    const rounds = 8;
    for (let round = 0; round < rounds; round += 1) {
      const commercial = await newAgent(server, { user_type: 'Commercial' });
      const seller = await newMember(server, commercial);
      const sale = await saleToPay(server, seller);
      const pay = async () => (await notify(server, sale.invoiceNumber, sale.amount)).statusCode;
      const leave = async () => (await remove(commercial, seller.id)).status;
      const order = round % 2 === 0 ? [pay, leave] : [leave, pay];
      expect(await Promise.all(order.map((work) => work()))).toEqual([200, 200]);
      const pointsOf = async (who: TestAgent) => (await entriesOf(server, who)).map(({ points }) => points);
      const { agent_id: soldBy } = await server.services.db
        .selectFrom('policies')
        .select('agent_id')
        .where('quote_id', '=', sale.quote.quoteId)
        .executeTakeFirstOrThrow();
      expect([
        [seller.id, [27], [2]],
        [commercial.id, [], [27]],
      ]).toContainEqual([soldBy, await pointsOf(seller), await pointsOf(commercial)]);
    }
  });

  it('a member removed twice in parallel is removed once', async () => {
    const commercial = await newAgent(server, { user_type: 'Commercial' });
    const member = await newMember(server, commercial);
    const answers = await Promise.all([remove(commercial, member.id), remove(commercial, member.id)]);
    expect(statusesOf(answers)).toEqual([200, 422]);
  });
});
