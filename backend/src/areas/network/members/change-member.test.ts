import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { agentRow, newMember } from '#areas/network/testing/networks.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { lastTargetMonth } from './change-member.ts';

const world = useAreaServer();

const newPair = async (server: AreaServer) => {
  const commercial = await newAgent(server, {
    user_type: 'Commercial',
    first_name: 'Bayu',
    last_name: 'Pratama',
  });
  const numbers = {
    id_number: '3273010101900001',
    tax_id: '0912345678900002',
    account_number: '1234567890',
    business_number: '1234567890123',
  };
  return { commercial, member: await newMember(server, commercial, numbers) };
};

interface MemberBody {
  readonly memberId: string;
  readonly [fact: string]: unknown;
}

const tierOf = (server: AreaServer, who: TestAgent, { memberId, ...facts }: MemberBody) =>
  call(server, who.headers, 'changeTier', {
    params: { memberId },
    body: { requestId: randomUUID(), tier: 'gold', reason: 'Sold well this year', ...facts },
  });

const targetOf = (server: AreaServer, who: TestAgent, { memberId, ...body }: MemberBody) =>
  call(server, who.headers, 'setTarget', { params: { memberId }, body });

const historyOf = async (server: AreaServer, who: TestAgent, memberId: string) => {
  const { data } = await succeed(server, who.headers, 'getMember', { params: { memberId } });
  return data.history.map(({ event, from, to, by, reason }: Record<string, string>) => [
    event,
    from,
    to,
    by,
    reason,
  ]);
};

const newestNotice = async (server: AreaServer, who: TestAgent, language = 'en') => {
  const headers = { ...who.headers, 'accept-language': language };
  const { data } = await succeed(server, headers, 'getNotifications', {
    query: { perPage: '10', pageNo: '1' },
  });
  return data.data[0]?.body;
};

it('changes a tier once per request id, with a reason in the member’s notice and in the history [NET-007] [NET-014]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  expect(member.tier).toBe('bronze');
  const requestId = randomUUID();
  const first = await tierOf(server, commercial, { memberId: member.id, requestId });
  expect([first.status, first.errMsg.data.tier]).toEqual([200, 'gold']);
  expect((await tierOf(server, commercial, { memberId: member.id, requestId })).status).toBe(200);
  expect((await tierOf(server, commercial, { memberId: member.id, requestId, tier: 'silver' })).status).toBe(
    400,
  );
  expect(await historyOf(server, commercial, member.id)).toEqual([
    ['tierChanged', 'bronze', 'gold', 'Bayu Pratama', 'Sold well this year'],
  ]);
  expect(await newestNotice(server, member)).toBe('Your tier is now Gold: Sold well this year');
  expect(await newestNotice(server, member, 'id')).toBe('Peringkat Anda sekarang Gold: Sold well this year');
});

it('refuses an unknown tier, the current tier, and a change without a reason [NET-007] [NET-014]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  const attempt = async (facts: object) => {
    const { status, message } = await tierOf(server, commercial, { memberId: member.id, ...facts });
    return [status, message];
  };
  expect((await attempt({ tier: 'diamond' }))[0]).toBe(400);
  expect(await attempt({ tier: 'bronze' })).toEqual([422, 'The member has this tier already.']);
  expect(await attempt({ reason: ' no      ' })).toEqual([400, 'Give a reason of at least 5 characters.']);
  expect((await agentRow(server, member)).tier).toBe('bronze');
  expect(await historyOf(server, commercial, member.id)).toEqual([]);
});

it('answers 404 for a member deeper than the network is shown, and changes nothing [R35]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  const deeper = await newMember(server, member);
  const { network } = server.services;
  Object.assign(server.services, { network: { ...network, depth: 1 } });
  const answers = [
    await tierOf(server, commercial, { memberId: member.id }),
    await tierOf(server, commercial, { memberId: deeper.id }),
  ];
  Object.assign(server.services, { network });
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect((await agentRow(server, deeper)).tier).toBe('bronze');
});

it('saves the office of a member once', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  const set = (office: string) =>
    call(server, commercial.headers, 'changeOffice', { params: { memberId: member.id }, body: { office } });
  expect((await set('hub')).errMsg.data.contact.office).toBe('hub');
  expect((await set('hub')).status).toBe(200);
  expect((await set('moon')).status).toBe(400);
  expect(await historyOf(server, commercial, member.id)).toEqual([
    ['officeChanged', '', 'hub', 'Bayu Pratama', ''],
  ]);
});

it('sets targets from this month to twelve months ahead, and the member sees them [G07]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  const attempt = async (month: string, premium = 5_000_000) => {
    const { status, message } = await targetOf(server, commercial, {
      memberId: member.id,
      month,
      premium,
      policies: 4,
    });
    return [status, message];
  };
  const outside = [400, 'Targets can be set for this month and the 12 months after it.'];
  expect(await attempt('2025-12')).toEqual(outside);
  expect(await attempt('2027-02')).toEqual(outside);
  expect((await attempt('2026-01', -1))[0]).toBe(400);
  expect((await attempt('2027-01'))[0]).toBe(200);
  expect((await attempt('2026-01'))[0]).toBe(200);
  server.clock.advance(60);
  expect((await attempt('2026-01', 6_000_000))[0]).toBe(200);
  expect(await historyOf(server, commercial, member.id)).toEqual([
    ['targetSet', 'Rp 5.000.000 · 4', '2026-01: Rp 6.000.000 · 4', 'Bayu Pratama', ''],
    ['targetSet', '', '2026-01: Rp 5.000.000 · 4', 'Bayu Pratama', ''],
    ['targetSet', '', '2027-01: Rp 5.000.000 · 4', 'Bayu Pratama', ''],
  ]);
  expect(await newestNotice(server, member)).toBe(
    'Your target for January 2026: Rp 6.000.000 of premium and 4 policies',
  );
  expect(await newestNotice(server, member, 'id')).toBe(
    'Target Anda untuk Januari 2026: premi Rp 6.000.000 dan 4 polis',
  );
  const rows = await server.services.db
    .selectFrom('targets')
    .select(['month', 'premium', 'policies', 'set_by'])
    .where('agent_id', '=', member.id)
    .orderBy('month')
    .execute();
  expect(rows).toEqual([
    { month: '2026-01', premium: 6_000_000, policies: 4, set_by: commercial.id },
    { month: '2027-01', premium: 5_000_000, policies: 4, set_by: commercial.id },
  ]);
});

it('computes the last target month in Jakarta time, twelve months ahead', () => {
  expect([lastTargetMonth('2026-01-31'), lastTargetMonth('2026-12-01')]).toEqual(['2027-01', '2027-12']);
});

it('shows full numbers, and records each access in the history [NET-010]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  const open = () => call(server, commercial.headers, 'memberNumbers', { params: { memberId: member.id } });
  expect((await open()).errMsg.data).toEqual({
    idNumber: '3273010101900001',
    taxId: '0912345678900002',
    accountNumber: '1234567890',
    businessNumber: '1234567890123',
  });
  await open();
  const looked = ['numbersOpened', '', '', 'Bayu Pratama', ''];
  expect(await historyOf(server, commercial, member.id)).toEqual([looked, looked]);
});

it('shows full numbers only to leaders of the member, and records no refused access [NET-010]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  const open = async (who: TestAgent, { id }: { readonly id: string }) =>
    (await call(server, who.headers, 'memberNumbers', { params: { memberId: id } })).status;
  const foreign = await newAgent(server, { user_type: 'Commercial' });
  const staff = await newMember(server, commercial, { user_type: 'Staff' });
  const upline = await newAgent(server, { user_type: 'Commercial' });
  // Thirteen levels below: one more than is shown.
  let deep = upline;
  for (let level = 1; level <= 13; level += 1) deep = await newMember(server, deep);
  const last = await server.services.db
    .selectFrom('agents')
    .select('upline_id as id')
    .where('id', '=', deep.id)
    .executeTakeFirstOrThrow();
  expect([
    await open(foreign, member),
    await open(commercial, staff),
    await open(commercial, commercial),
    await open(upline, deep),
    await open(upline, { id: last.id ?? '' }),
  ]).toEqual([404, 404, 404, 404, 200]);
  expect(await historyOf(server, commercial, member.id)).toEqual([]);
});

it('refuses to update or delete the history of a member [R36]', async () => {
  const { server } = world;
  const { commercial, member } = await newPair(server);
  await tierOf(server, commercial, { memberId: member.id });
  const { db } = server.services;
  const change = db
    .updateTable('member_events')
    .set({ reason: 'Another' })
    .where('member_id', '=', member.id);
  await expect(change.execute()).rejects.toThrow('rows of member_events are added, never changed');
  await expect(db.deleteFrom('member_events').where('member_id', '=', member.id).execute()).rejects.toThrow(
    'rows of member_events are added, never changed',
  );
});
