import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';
import { findDifferences } from '#areas/points/sql/points-comparison.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { freshFigures, denormalisedTotals } from '#areas/network/testing/denormalised-totals.ts';
import {
  newTeam,
  remove,
  transfer,
  entriesOf,
  newMember,
  paidSale,
} from '#areas/network/testing/networks.ts';
import { newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { policyDetailOf } from '#areas/lists/testing/listed-quotes.ts';

const world = useAreaServer();

const notificationsOf = async (
  server: AreaServer,
  who: TestAgent,
  language = 'en',
): Promise<readonly string[]> => {
  const { data } = await succeed(server, who.headers, 'getNotifications', {
    query: { perPage: '20', pageNo: '1' },
    headers: { 'accept-language': language },
  });
  return data.data.map(({ body }: Wire) => body);
};

const listed = async (server: AreaServer, who: TestAgent): Promise<readonly Wire[]> =>
  (await succeed(server, who.headers, 'listPolicies')).expiringList;

const monthsOf = (server: AreaServer, { id }: Pick<TestAgent, 'id'>) =>
  server.services.db
    .selectFrom('sales_by_month')
    .select(['month', 'premium', 'policies'])
    .where('agent_id', '=', id)
    .where('policies', '>', 0)
    .execute();

const pointsOf = async (server: AreaServer, who: TestAgent) =>
  (await entriesOf(server, who)).map(({ points }) => points);

it('gives the inviter the customers of a removed member, while sale and points stay the member’s (ruling R37)', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const { quote, policyNo } = await paidSale(server, member);
  expect(
    (await call(server, inviter.headers, 'policyDetail', { params: { quoteId: quote.quoteId } })).status,
  ).toBe(404);
  await remove(server, commercial, { memberId: member.id });

  expect(await listed(server, inviter)).toEqual([
    expect.objectContaining({ insuredName: 'Budi Santoso', phone: quote.phone, email: 'budi@payung.test' }),
  ]);
  expect(await policyDetailOf(server, { who: inviter.headers, quoteId: quote.quoteId })).toMatchObject({
    isOwn: true,
    agentName: 'Indra Atas',
    phone: quote.phone,
  });
  const document = { query: { quoteId: quote.quoteId, logkey: 'policyDownloadNotification' } };
  expect((await call(server, inviter.headers, 'ePolicy', document)).status).toBe(200);
  const insureds = (await succeed(server, inviter.headers, 'listInsureds')).data.items;
  expect(insureds).toEqual([expect.objectContaining({ name: 'Budi Santoso', phone: quote.phone })]);
  expect(await notificationsOf(server, inviter)).toContain(
    'You now look after the customers of Maya Tengah. Policies: 1',
  );
  expect(await notificationsOf(server, inviter, 'id')).toContain(
    'Anda kini mengurus nasabah Maya Tengah. Jumlah polis: 1',
  );
  // The member is shut out.
  for (const name of ['policyDetail', 'listPolicies'] as const)
    expect(
      (
        await call(
          server,
          member.headers,
          name,
          name === 'policyDetail' ? { params: { quoteId: quote.quoteId } } : {},
        )
      ).status,
    ).toBe(401);
  // Who sold and who earned stays: points, month and the policy itself.
  expect([await pointsOf(server, member), await pointsOf(server, inviter)]).toEqual([[27], [2]]);
  expect(await monthsOf(server, member)).toEqual([{ month: '2026-01', premium: 274_500, policies: 1 }]);
  expect(await monthsOf(server, inviter)).toEqual([]);
  const { agent_id: sellerId } = await server.services.db
    .selectFrom('policies')
    .select('agent_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  expect(sellerId).toBe(member.id);
});

it('notifies the successor about a transferred policy, and takes its points from the seller', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const { quote, policyNo } = await paidSale(server, member);
  await remove(server, commercial, { memberId: member.id });
  const before = server.jobs.length;
  await succeed(server, await newStaff(server), 'cancelPolicy', {
    body: { requestId: randomUUID(), policyNo, refund: 274_500, reason: 'Asked by the customer' },
  });
  expect(await notificationsOf(server, inviter)).toContain(
    `Policy ${policyNo} of Budi Santoso was cancelled. Premium to be refunded: Rp 274.500`,
  );
  const notices = await server.services.db
    .selectFrom('notifications')
    .select('kind')
    .where('agent_id', '=', member.id)
    .where('kind', '=', 'policyEnded')
    .execute();
  expect(notices).toEqual([]);
  const jobs = server.jobs.slice(before).filter(({ kind }) => kind === 'sendPaymentNotice');
  const sent = await messagesOfJobs(server.services, jobs);
  expect(sent.map(({ to }) => to)).toEqual(['budi@payung.test', inviter.email]);
  expect([await pointsOf(server, member), await pointsOf(server, inviter)]).toEqual([
    [27, -27],
    [2, -2],
  ]);
  // The sale is taken back from the month of the seller.
  expect([await monthsOf(server, member), await monthsOf(server, inviter)]).toEqual([[], []]);
  expect((await listed(server, inviter)).map(({ quoteId }) => quoteId)).toEqual([quote.quoteId]);
  expect(await findDifferences(server.services.db)).toEqual([]);
});

it('counts a customer of both agents once, and shows each agent only the own points', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const sold = await paidSale(server, member);
  const own = await paidSale(server, inviter);
  await server.services.db
    .updateTable('quotes')
    .set({ insured_phone: own.quote.phone, payment_status: 'PayLater' })
    .where('id', '=', sold.quote.quoteId)
    .execute();
  // Counted again, now of the same phone.
  await server.services.db
    .updateTable('quotes')
    .set({ payment_status: 'Paid' })
    .where('id', '=', sold.quote.quoteId)
    .execute();
  await remove(server, commercial, { memberId: member.id });
  const kept = await denormalisedTotals(server.services.db, inviter.id);
  const people = kept.people.map(({ policy_count: count }: { policy_count: number }) => count);
  expect(people).toEqual([2]);
  expect(kept.people).toEqual((await freshFigures(server.services.db, inviter.id)).people);
  const points = new Map(kept.points.map(({ id, points: of }: { id: string; points: number }) => [id, of]));
  expect([points.get(sold.quote.quoteId), points.get(own.quote.quoteId)]).toEqual([2, 27]);
  expect((await denormalisedTotals(server.services.db, member.id)).people).toEqual([]);
  expect(await findDifferences(server.services.db)).toEqual([]);
});

it('transfers the customers again when the successor leaves as well (ruling R38)', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const { quote } = await paidSale(server, member);
  const successor = await newMember(server, commercial, { first_name: 'Heru', last_name: 'Waris' });
  await transfer(server, commercial, { memberId: member.id, heirId: successor.id });
  expect((await listed(server, successor)).map(({ quoteId }) => quoteId)).toEqual([quote.quoteId]);
  expect(await listed(server, inviter)).toEqual([]);
  await transfer(server, commercial, { memberId: successor.id, heirId: inviter.id, typedName: 'Heru Waris' });
  expect((await listed(server, inviter)).map(({ quoteId }) => quoteId)).toEqual([quote.quoteId]);
});

it('notifies the active direct members of their new leader', async () => {
  const { server } = world;
  const { commercial, member, below } = await newTeam(server);
  const left = await newMember(server, member, { status: 'terminated' });
  const deeper = await newMember(server, below[0]!);
  const successor = await newMember(server, commercial, { first_name: 'Heru', last_name: 'Waris' });
  await transfer(server, commercial, { memberId: member.id, heirId: successor.id });
  for (const one of below) {
    expect(await notificationsOf(server, one)).toEqual([
      'Maya Tengah has left. Heru Waris leads you from now on.',
    ]);
    expect(await notificationsOf(server, one, 'id')).toEqual([
      'Maya Tengah sudah keluar. Pemimpin tim Anda sekarang Heru Waris.',
    ]);
  }
  expect(await notificationsOf(server, deeper)).toEqual([]);
  const { db } = server.services;
  const noticed = await db
    .selectFrom('notifications')
    .select('kind')
    .where('agent_id', '=', left.id)
    .execute();
  expect(noticed).toEqual([]);
});

it('transfers the customers of a resigned member who left only policies [NET-015]', async () => {
  const { server } = world;
  const { commercial, inviter } = await newTeam(server);
  const alone = await newMember(server, inviter, { first_name: 'Lina', last_name: 'Sendiri' });
  const { quote } = await paidSale(server, alone);
  const { db } = server.services;
  const leads = db.selectFrom('leads').select('id').where('agent_id', '=', alone.id);
  await db.deleteFrom('lead_events').where('lead_id', 'in', leads).execute();
  await db.updateTable('quotes').set({ of_lead_id: null }).where('id', '=', quote.quoteId).execute();
  await db.deleteFrom('leads').where('agent_id', '=', alone.id).execute();
  await db.updateTable('agents').set({ status: 'resigned' }).where('id', '=', alone.id).execute();
  const ask = { memberId: alone.id, heirId: commercial.id, typedName: 'Lina Sendiri' };
  expect((await transfer(server, commercial, ask)).status).toBe(200);
  expect((await listed(server, commercial)).map(({ quoteId }) => quoteId)).toEqual([quote.quoteId]);
  expect((await transfer(server, commercial, ask)).status).toBe(422);
});
