import { expect, it } from 'vitest';
import type { Agent } from '#areas/agents/tables.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Answer } from '#testing/caller.ts';
import { askCode, codesFor } from '#areas/auth/testing/codes.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import { newLine, newMember, saleToPay } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { backfillMarks } from './marks.ts';

const world = useAreaServer();

/** Kind, the agent, and the other one or the policy. */
const alertsOf = async (...agents: readonly Pick<Agent, 'id'>[]) => {
  const rows = await world.server.services.db
    .selectFrom('line_flags')
    .select(['kind', 'agent_id', 'other_id', 'policy_no'])
    .where(
      'agent_id',
      'in',
      agents.map(({ id }) => id),
    )
    .orderBy('kind')
    .orderBy('found_at')
    .execute();
  return rows.map(({ kind, agent_id, other_id, policy_no }) => [kind, agent_id, other_id ?? policy_no]);
};

const logIn = async ({ phone }: Pick<Agent, 'phone'>, cookie?: string): Promise<Answer> => {
  const { server } = world;
  const sent = await askCode(server, { mobileNo: phone });
  return call(server, nobody, 'verifyOtp', {
    body: { key: sent.errMsg.key, otp: codesFor(server, phone).at(-1) },
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
};

/** The one that marks the browser; another remembers the phone that was verified. */
const setCookie = ({ headers }: Answer): string | undefined =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('payung-device='));
const cookieOf = (answer: Answer): string => setCookie(answer)?.split(';')[0] ?? '';

const putBank = async (agent: TestAgent, accountNumber: string, bankCode = '014') => {
  const { server } = world;
  const { key } = await succeed(server, agent.headers, 'sendFreshCode');
  const code = { key, otp: codesFor(server, agent.phone).at(-1) };
  const body = { bankCode, accountHolder: 'Sari Wulandari', accountNumber, code };
  return call(server, agent.headers, 'updateAgentBank', { body });
};

it('sets an id in an HTTP-only cookie in an agent’s browser, and stores a hash of it [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const first = await logIn(agent);
  expect(first.status).toBe(200);
  expect(setCookie(first)).toMatch(
    /^payung-device=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure$/,
  );
  const cookie = cookieOf(first);
  server.clock.advance(3600);
  const second = await logIn(agent, `LANG=en; ${cookie}`);
  expect(cookieOf(second)).toBe(cookie);
  const marks = await server.services.db
    .selectFrom('agent_marks')
    .select(['kind', 'mark_hash', 'seen_at'])
    .where('agent_id', '=', agent.id)
    .execute();
  expect(marks).toEqual([
    { kind: 'device', mark_hash: expect.stringMatching(/^[0-9a-f]{64}$/), seen_at: server.clock.now() },
  ]);
  expect(marks[0]?.mark_hash).not.toContain(cookie.split('=')[1]);
});

it('sets no cookie for staff, nor after a wrong code', async () => {
  const { server } = world;
  const staff = await newAgent(server, { user_type: 'Staff' });
  const entered = await logIn(staff);
  expect([entered.status, setCookie(entered)]).toEqual([200, undefined]);
  const agent = await newAgent(server);
  const sent = await askCode(server, { mobileNo: agent.phone });
  const otp = codesFor(server, agent.phone).at(-1) === 123_456 ? 654_321 : 123_456;
  const refused = await call(server, nobody, 'verifyOtp', { body: { key: sent.errMsg.key, otp } });
  expect([refused.status, setCookie(refused)]).toEqual([400, undefined]);
});

it('raises an alert for one browser of two agents of an upline group, up to two levels apart, and lets both in [R39]', async () => {
  const { server } = world;
  const { top, middle, seller } = await newLine(server);
  const below = await newMember(server, seller);
  const stranger = await newAgent(server);
  const cookie = cookieOf(await logIn(top));
  // No alerts about an agent three levels below, nor about one outside the group.
  expect((await logIn(below, cookie)).status).toBe(200);
  expect((await logIn(stranger, cookie)).status).toBe(200);
  expect(await alertsOf(top, middle, seller, below, stranger)).toEqual([]);
  expect((await logIn(seller, cookie)).status).toBe(200);
  expect(await alertsOf(seller)).toEqual([['device', seller.id, top.id]]);
  expect(await alertsOf(below)).toEqual([['device', below.id, seller.id]]);
  // The upline logs in last: the alert is still about the lower agent, and raised once.
  server.clock.advance(3600);
  expect((await logIn(middle, cookie)).status).toBe(200);
  server.clock.advance(3600);
  expect((await logIn(middle, cookie)).status).toBe(200);
  const all = await alertsOf(top, middle, seller, below, stranger);
  expect(all).toHaveLength(5);
  expect(all).toEqual(
    expect.arrayContaining([
      ['device', below.id, seller.id],
      ['device', seller.id, top.id],
      ['device', middle.id, top.id],
      ['device', seller.id, middle.id],
      ['device', below.id, middle.id],
    ]),
  );
});

it('compares an agent who was moved to another upline group at the next login', async () => {
  const { server } = world;
  const leader = await newAgent(server);
  const agent = await newAgent(server);
  const cookie = cookieOf(await logIn(leader));
  await logIn(agent, cookie);
  expect(await alertsOf(agent, leader)).toEqual([]);
  await server.services.db
    .updateTable('agents')
    .set({ upline_id: leader.id })
    .where('id', '=', agent.id)
    .execute();
  server.clock.advance(3600);
  await logIn(agent, cookie);
  expect(await alertsOf(agent, leader)).toEqual([['device', agent.id, leader.id]]);
});

it('raises an alert for one bank account of two agents of an upline group, and refuses neither [R39]', async () => {
  const { server } = world;
  const leader = await newAgent(server, { id_number: null });
  const agent = await newMember(server, leader, { id_number: null });
  const stranger = await newAgent(server, { id_number: null });
  const answers = [
    await putBank(leader, '7777000011'),
    await putBank(stranger, '7777000011'),
    // The same digits at another bank are another account.
    await putBank(agent, '7777000011', '008'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await alertsOf(leader, agent, stranger)).toEqual([]);
  server.clock.advance(3600);
  expect((await putBank(agent, '7777000011')).status).toBe(200);
  expect(await alertsOf(leader, agent, stranger)).toEqual([['bankAccount', agent.id, leader.id]]);
  const marks = await server.services.db
    .selectFrom('agent_marks')
    .select('kind')
    .where('agent_id', '=', agent.id)
    .where('kind', '=', 'bankAccount')
    .execute();
  expect(marks).toHaveLength(1);
});

it('raises one alert at the next start for an ID number of two agents who had no marks yet', async () => {
  const { server } = world;
  const { db, secret } = server.services;
  const leader = await newAgent(server, { id_number: '3171010101800011' });
  const agent = await newMember(server, leader, { id_number: '3171010101800011' });
  const other = await newMember(server, leader, { id_number: '3171010101800022' });
  const now = server.clock.now();
  expect(await backfillMarks(db, { secret, now })).toBeGreaterThanOrEqual(3);
  expect(await backfillMarks(db, { secret, now })).toBe(0);
  expect(await alertsOf(leader, agent, other)).toEqual([['idNumber', agent.id, leader.id]]);
});

it('raises an alert for a paid policy whose customer has the phone or ID number of the seller or an upline [R39]', async () => {
  const { server } = world;
  const { top, middle, seller } = await newLine(server);
  await server.services.db
    .updateTable('agents')
    .set({ id_number: '3171010101800033' })
    .where('id', '=', top.id)
    .execute();
  const sell = async (customer: { insured_phone?: string; insured_id_card?: string }) => {
    const sale = await saleToPay(server, seller);
    await server.services.db
      .updateTable('quotes')
      .set({ insured_id_card: '', ...customer })
      .where('id', '=', sale.quote.quoteId)
      .execute();
    expect((await notify(server, sale.invoiceNumber, sale.amount)).statusCode).toBe(200);
    const { policy_no } = await server.services.db
      .selectFrom('policies')
      .select('policy_no')
      .where('quote_id', '=', sale.quote.quoteId)
      .executeTakeFirstOrThrow();
    return policy_no;
  };
  await sell({});
  expect(await alertsOf(top, middle, seller)).toEqual([]);
  const ofMiddle = await sell({ insured_phone: `0${middle.phone.slice(2)}` });
  const ofTop = await sell({ insured_id_card: '3171010101800033' });
  expect(await alertsOf(top, middle, seller)).toEqual([
    ['idNumber', top.id, ofTop],
    ['phone', middle.id, ofMiddle],
  ]);
});

it('lists alerts by page with the oldest first, and checked alerts with the person who checked them', async () => {
  const { server } = world;
  const { db } = server.services;
  await db.deleteFrom('line_flags').execute();
  server.clock.set('2026-02-01T03:00:00.000Z');
  const staff = await newStaff(server, { first_name: 'Rina', last_name: 'Kartika' });
  const leader = await newAgent(server, { first_name: 'Tono', last_name: 'Atas' });
  const agents: TestAgent[] = [];
  for (let at = 0; at < 21; at += 1)
    agents.push(await newMember(server, leader, { agent_code: `FLAG${at}` }));
  await db
    .insertInto('line_flags')
    .values(
      agents.map(({ id }, at) => ({
        id: String(at).padStart(24, '0'),
        kind: 'device' as const,
        agent_id: id,
        other_id: leader.id,
        policy_no: null,
        found_at: new Date(Date.UTC(2026, 0, 20, 0, Math.floor(at / 2))),
        checked_by: null,
      })),
    )
    .execute();
  expect(await succeed(server, staff, 'duplicateAlertCount')).toEqual({ count: 21 });
  const { data: first } = await succeed(server, staff, 'listDuplicateAlerts');
  expect(first.items).toHaveLength(20);
  expect([first.total, first.items[0], first.items[19].agentCode]).toEqual([
    21,
    {
      id: '000000000000000000000000',
      kind: 'device',
      agentName: 'Sari Wulandari',
      agentCode: 'FLAG0',
      otherName: 'Tono Atas',
      otherCode: leader.agent_code,
      policyNo: '',
      foundAt: '2026-01-20T00:00:00.000Z',
      state: 'open',
      note: '',
    },
    'FLAG19',
  ]);
  const { data: second } = await succeed(server, staff, 'listDuplicateAlerts', {
    query: { after: first.next },
  });
  expect(second).toMatchObject({ total: 21, items: [{ agentCode: 'FLAG20' }] });
  expect(second.next).toBeUndefined();
  const check = (who: typeof staff, flagId: string, note: string) =>
    call(server, who, 'checkDuplicateAlert', {
      params: { flagId },
      body: { note },
      headers: { 'accept-language': 'en' },
    });
  const checked = await check(staff, '000000000000000000000005', 'Husband and wife');
  expect([checked.status, checked.errMsg.data]).toEqual([
    200,
    expect.objectContaining({
      state: 'checked',
      checkedBy: 'Rina Kartika',
      checkedAt: '2026-02-01T03:00:00.000Z',
      note: 'Husband and wife',
    }),
  ]);
  const colleague = await newStaff(server, { first_name: 'Budi', last_name: 'Utama' });
  const late = await check(colleague, '000000000000000000000005', 'Fraud');
  expect([late.status, late.errMsg.message]).toEqual([409, 'Rina Kartika has checked this already.']);
  expect(late.errMsg.data).toMatchObject({ note: 'Husband and wife', checkedBy: 'Rina Kartika' });
  expect((await check(staff, 'f'.repeat(24), '')).status).toBe(404);
  server.clock.set('2026-02-01T04:00:00.000Z');
  await check(colleague, '000000000000000000000002', '');
  const { data: done } = await succeed(server, staff, 'listDuplicateAlerts', {
    query: { status: 'checked' },
  });
  expect(done.items.map((item: { agentCode: string }) => item.agentCode)).toEqual(['FLAG2', 'FLAG5']);
  expect(await succeed(server, staff, 'duplicateAlertCount')).toEqual({ count: 19 });
});
