import type { PointsDifference } from '@payung/shared/schemas/points.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { periodicWork } from '#app/jobs/periodic-work.ts';
import { findDifferences } from '#areas/points/sql/points-comparison.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { grantPoints, newLine, paidSale, soldPolicy } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { comparePointsDaily } from './compare-points.ts';

const world = useAreaServer();

it('compares every account with its entries, on request and once a day, and lists the differences [R39]', async () => {
  const { server } = world;
  const { db } = server.services;
  const { seller, middle } = await newLine(server);
  await paidSale(server, seller);
  const staff = await newStaff(server);
  const ofLine = (differences: readonly { readonly agentId: string }[] = []) =>
    differences.filter(({ agentId }) => [seller.id, middle.id].includes(agentId));
  expect(ofLine((await succeed(server, staff, 'comparePoints')).data.differences)).toEqual([]);
  await db.updateTable('points_accounts').set({ balance: 30 }).where('agent_id', '=', seller.id).execute();
  await db
    .updateTable('points_accounts')
    .set({ last_no: 4, held: 9 })
    .where('agent_id', '=', middle.id)
    .execute();
  await db.updateTable('points_by_month').set({ points: 1 }).where('agent_id', '=', middle.id).execute();
  await db.updateTable('quotes').set({ points: 28 }).where('agent_id', '=', seller.id).execute();
  const { data } = await succeed(server, staff, 'comparePoints');
  const found = (of: typeof seller) =>
    data.differences
      .filter(({ agentId }: { agentId: string }) => agentId === of.id)
      .map(({ what, expected, found: is }: { what: string; expected: number; found: number }) => [
        what,
        expected,
        is,
      ]);
  expect(found(seller)).toEqual([
    ['balance', 27, 30],
    ['policy', 27, 28],
  ]);
  expect(found(middle)).toEqual([
    ['held', 0, 9],
    ['month', 2, 1],
    ['runningNumber', 1, 4],
  ]);
  expect(data.differences.find(({ agentId }: { agentId: string }) => agentId === seller.id)).toMatchObject({
    agentName: 'Sari Bawah',
    agentCode: seller.agent_code,
  });
  expect((await succeed(server, staff, 'pointsComparison')).data).toEqual(data);
  // An agent in each statement: the entries of the one do not count for the other.
  expect(ofLine(await findDifferences(db, 1))).toHaveLength(5);
  // It was compared today; tomorrow it is again.
  expect(await comparePointsDaily(server.services)).toBeUndefined();
  const today = server.clock.now().toISOString();
  server.clock.advance(86_400);
  expect(ofLine((await comparePointsDaily(server.services))?.differences)).toHaveLength(5);
  server.clock.set(today);
  await db.updateTable('points_accounts').set({ balance: 27 }).where('agent_id', '=', seller.id).execute();
  await db
    .updateTable('points_accounts')
    .set({ last_no: 1, held: 0 })
    .where('agent_id', '=', middle.id)
    .execute();
  await db.updateTable('points_by_month').set({ points: 2 }).where('agent_id', '=', middle.id).execute();
  await db.updateTable('quotes').set({ points: 27 }).where('agent_id', '=', seller.id).execute();
  expect(ofLine((await succeed(server, staff, 'comparePoints')).data.differences)).toEqual([]);
});

it('lists sellers of paid policies without points, and agents with points of an unpaid one [R39]', async () => {
  const { server } = world;
  const { db } = server.services;
  const now = server.clock.now();
  const staff = await newStaff(server);
  const [without, left, unpaid] = [await newAgent(server), await newAgent(server), await newAgent(server)];
  await soldPolicy(server, without, { premium: 274_500, now });
  // Too little for a point, so nothing is missing.
  await soldPolicy(server, without, { premium: 9_999, now });
  // Removed before the payment: nothing was to be posted.
  await soldPolicy(server, left, { premium: 274_500, now });
  await db
    .updateTable('agents')
    .set({ status: 'terminated', left_at: new Date(now.getTime() - 60_000) })
    .where('id', '=', left.id)
    .execute();
  await grantPoints(server, unpaid, 30);
  await db.updateTable('policies').set({ kind: 'payLater' }).where('agent_id', '=', unpaid.id).execute();
  const { data } = await succeed(server, staff, 'comparePoints');
  const found = (agent: TestAgent) =>
    data.differences.flatMap(({ agentId, what, expected, found: is }: PointsDifference) =>
      agentId === agent.id ? [[what, expected, is]] : [],
    );
  expect(found(without)).toEqual([['policy', 27, 0]]);
  expect(found(left)).toEqual([]);
  expect(found(unpaid)).toEqual([['policy', 0, 30]]);
  await db.updateTable('policies').set({ kind: 'paid' }).where('agent_id', '=', unpaid.id).execute();
  await db.updateTable('policies').set({ kind: 'payLater' }).where('agent_id', '=', without.id).execute();
});

it('finds a redemption without reserved points, and a wrong running balance [R39]', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server);
  await grantPoints(server, agent, 30);
  await grantPoints(server, agent, 12);
  await db
    .insertInto('redemptions')
    .values({ id: `lost-${agent.id}`, agent_id: agent.id, points: 20, asked_at: server.clock.now() })
    .execute();
  // Bypasses the trigger.
  await sql`alter table points_ledger disable trigger user`.execute(db);
  await db
    .updateTable('points_ledger')
    .set({ balance_after: 31 })
    .where('agent_id', '=', agent.id)
    .where('no', '=', 1)
    .execute();
  await sql`alter table points_ledger enable trigger user`.execute(db);
  const differences = (await findDifferences(db)).filter(({ agentId }) => agentId === agent.id);
  expect(differences).toEqual([
    { agentId: agent.id, what: 'balanceAfter', expected: 30, found: 31 },
    { agentId: agent.id, what: 'redemption', expected: 20, found: 0 },
  ]);
});

it('logs a difference once a day with the agents’ ids only [R39]', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server, { first_name: 'Nurhayati' });
  await grantPoints(server, agent, 30);
  await db.updateTable('points_accounts').set({ balance: 29 }).where('agent_id', '=', agent.id).execute();
  server.clock.advance(2 * 86_400);
  const notices: string[] = [];
  const say = (facts: object, text?: string) => void notices.push(`${text} ${JSON.stringify(facts)}`);
  const points = periodicWork(server.services, { info: say, error: say }, []).find(
    ({ work }) => work === 'points',
  );
  await points?.run();
  server.clock.advance(3 * 3600);
  await points?.run();
  const about = notices.filter((line) => line.includes('points'));
  expect(about).toHaveLength(1);
  expect(about[0]).toContain('points differ from their entries');
  expect(about[0]).toContain(`{"agentId":"${agent.id}","what":"balance","expected":30,"found":29}`);
  expect(about[0]).not.toContain('Nurhayati');
});
