import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { grantPoints, newLine, paidSale } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff, signIn } from '#testing/people.ts';

const world = useAreaServer();

it('shows the points of a month up to a sequence number, and the source of each entry [NET-018] [DASH-032]', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  const { policyNo } = await paidSale(server, seller);
  const { data } = await succeed(server, middle.headers, 'pointsStatement');
  expect(data).toEqual({
    month: '2026-01',
    months: ['2026-01'],
    opening: 0,
    earned: 2,
    taken: 0,
    closing: 2,
    upTo: 1,
    items: [
      {
        no: 1,
        kind: 'earned',
        points: 2,
        held: 0,
        balanceAfter: 2,
        heldAfter: 0,
        at: server.clock.now().toISOString(),
        policyNo,
        level: 1,
        sellerName: 'Sari Bawah',
        premium: 274_500,
        ruleVersion: 'example-1',
        reason: '',
      },
    ],
  });
});

it('ends a month at midnight in Jakarta [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await grantPoints(server, agent, 10, '2026-01-31T16:59:59Z');
  await grantPoints(server, agent, 5, '2026-01-31T17:00:00Z');
  const of = async (month: string) => {
    const { data } = await succeed(server, agent.headers, 'pointsStatement', { query: { month } });
    return [data.opening, data.earned, data.closing, data.items.map(({ no }: { no: number }) => no)];
  };
  expect(await of('2026-01')).toEqual([0, 10, 10, [1]]);
  expect(await of('2026-02')).toEqual([10, 5, 15, [2]]);
  expect(await of('2026-03')).toEqual([15, 0, 15, []]);
  expect(await of('2025-12')).toEqual([0, 0, 0, []]);
});

it('shows the same on every page and in the file while entries are posted [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  for (let no = 1; no <= 60; no += 1) await grantPoints(server, agent, no, '2026-01-10T05:00:00Z');
  const first = (await succeed(server, agent.headers, 'pointsStatement', { query: { month: '2026-01' } }))
    .data;
  expect([first.upTo, first.closing, first.items.length, first.items[0].no]).toEqual([60, 1830, 50, 60]);
  await grantPoints(server, agent, 1000, '2026-01-11T05:00:00Z');
  const query = { month: '2026-01', upTo: '60' };
  const second = (
    await succeed(server, agent.headers, 'pointsStatement', { query: { ...query, after: first.next } })
  ).data;
  expect(second.items.map(({ no }: { no: number }) => no)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect([second.closing, second.next]).toEqual([1830, undefined]);
  const file = await call(server, agent.headers, 'exportPoints', { query });
  expect(file.headers['content-disposition']).toContain('points-2026-01-60.csv');
  const lines = file.bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(63);
  expect(lines[0]).toBe(
    '"Entry","Date and time (WIB)","What","Policy number","Sold by","Level","Premium","Rule","Points","Reserved","Balance","Reason"',
  );
  expect(lines[1]).toBe('"","","Opening balance of 2026-01","","","","","","","",0,""');
  expect(lines[2]).toMatch(/^1,"10\/01\/2026 12:00 WIB","Earned","PO-\w+","",0,\d+,"example-1",1,0,1,""$/);
  expect(lines.at(-1)).toBe(
    '60,"","Closing balance of 2026-01, up to entry 60","","","","","","","",1830,""',
  );
  const sum = lines.slice(2, -1).reduce((total, line) => total + Number(line.split(',')[8]), 0);
  expect(sum).toBe(1830);
  const indonesian = await call(server, agent.headers, 'exportPoints', {
    query,
    headers: { 'accept-language': 'id' },
  });
  expect(indonesian.bytes.toString('utf8').split('\r\n')[0]).toContain('"Entri";"Tanggal dan waktu (WIB)"');
  expect(indonesian.bytes.toString('utf8')).toContain('60;"";"Saldo akhir 2026-01, sampai entri 60";');
});

it('repeats the statement of an old month for the same sequence number after more entries [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await grantPoints(server, agent, 7, '2025-11-10T05:00:00Z');
  await grantPoints(server, agent, 11, '2025-12-10T05:00:00Z');
  const query = { month: '2025-12', upTo: '2' };
  const read = async () => {
    const { data } = await succeed(server, agent.headers, 'pointsStatement', { query });
    return [data.opening, data.earned, data.taken, data.closing, data.upTo, data.items.length];
  };
  expect(await read()).toEqual([7, 11, 0, 18, 2, 1]);
  const file = async () => (await call(server, agent.headers, 'exportPoints', { query })).text;
  const before = await file();
  for (const at of ['2025-12-20T05:00:00Z', '2026-01-02T05:00:00Z'])
    await grantPoints(server, agent, 100, at);
  expect([await read(), await file()]).toEqual([[7, 11, 0, 18, 2, 1], before]);
  const { data } = await succeed(server, agent.headers, 'pointsStatement', { query: { month: '2025-12' } });
  expect([data.opening, data.closing, data.upTo]).toEqual([7, 118, 4]);
  expect(data.months).toEqual(['2026-01', '2025-12', '2025-11']);
});

it('begins with zero, and reads an unknown sequence number as the newest [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const query = { month: '2026-01', upTo: '999' };
  const { data } = await succeed(server, agent.headers, 'pointsStatement', { query });
  expect(data).toEqual({
    month: '2026-01',
    months: ['2026-01'],
    opening: 0,
    closing: 0,
    earned: 0,
    taken: 0,
    upTo: 0,
    items: [],
  });
  const lines = (await call(server, agent.headers, 'exportPoints', { query })).text.trim().split('\r\n');
  expect(lines.slice(1)).toEqual([
    '"","","Opening balance of 2026-01","","","","","","","",0,""',
    '0,"","Closing balance of 2026-01, up to entry 0","","","","","","","",0,""',
  ]);
});

it('escapes a member’s name that a spreadsheet would take for a formula [R39]', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  const { db } = server.services;
  await db.updateTable('agents').set({ first_name: '=1+1' }).where('id', '=', seller.id).execute();
  await paidSale(server, seller);
  const query = { month: '2026-01', upTo: '1' };
  const { text } = await call(server, middle.headers, 'exportPoints', { query });
  expect(text).toContain(`"'=1+1 Bawah",1,274500,"example-1",2,0,2,""`);
});

it('includes deducted points in the closing balance on the page and in the file [NET-018] [R39]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const staff = await newStaff(server);
  await grantPoints(server, agent, 100, '2026-01-10T05:00:00Z');
  await grantPoints(server, agent, 40, '2026-01-11T05:00:00Z');
  const correct = (no: number, points: number) =>
    succeed(server, staff, 'correctPoints', {
      params: { agentCode: agent.agent_code },
      body: { requestId: randomUUID(), no, points, reason: 'Entered twice' },
    });
  await correct(1, -30);
  await correct(2, -5);
  const query = { month: '2026-01', upTo: '4' };
  const { data } = await succeed(server, agent.headers, 'pointsStatement', { query });
  expect([data.opening, data.earned, data.taken, data.closing]).toEqual([0, 140, -35, 105]);
  const { text } = await call(server, agent.headers, 'exportPoints', { query });
  const lines = text.trim().split('\r\n');
  expect(lines.at(-1)).toBe('4,"","Closing balance of 2026-01, up to entry 4","","","","","","","",105,""');
  const cells = lines.slice(2, -1).map((line) => line.split(','));
  expect(cells.map((line) => [line[8], line[10]])).toEqual([
    ['100', '100'],
    ['40', '140'],
    ['-30', '110'],
    ['-5', '105'],
  ]);
  expect(cells.reduce((sum, line) => sum + Number(line[8]), 0)).toBe(105);
});

it('shows the month in Jakarta time [NET-018] [R39]', async () => {
  const { server } = world;
  const start = server.clock.now().toISOString();
  const agent = await newAgent(server);
  server.clock.set('2026-01-31T23:00:00.000Z');
  const headers = await signIn(server, agent);
  expect((await succeed(server, headers, 'pointsStatement')).data.month).toBe('2026-02');
  server.clock.set(start);
});
