import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '#core/database/database.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { seedLargeNetwork } from './demo-network.ts';
import { demoId } from '../agents/demo-people.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const NOW = new Date('2026-01-15T03:00:00.000Z');

it('creates members who lead ten each, once, below a demo agent who can log in', async () => {
  const { db } = database;
  expect(await seedLargeNetwork(db, { members: 0, now: NOW })).toEqual([]);
  const people = await seedLargeNetwork(db, { members: 250, now: NOW });
  const wahyu = { name: 'Wahyu Hidayat', type: 'Commercial', phone: '081200000011' };
  expect(people).toEqual([{ ...wahyu, remark: { en: 'leads 250 members', id: 'memimpin 250 anggota' } }]);
  await seedLargeNetwork(db, { members: 250, now: NOW });
  const members = await db
    .selectFrom('agents')
    .select(['id', 'agent_code', 'upline_id', 'first_name', 'last_name'])
    .where('agent_code', 'like', 'NET%')
    .execute();
  expect(members).toHaveLength(250);
  const idOf = (code: string) => members.find((member) => member.agent_code === code)?.id;
  const codesBelow = (id: string | undefined) =>
    members
      .filter((member) => member.upline_id === id)
      .map((member) => member.agent_code)
      .toSorted((one, other) => Number(one.slice(3)) - Number(other.slice(3)));
  expect(codesBelow(demoId('largeNetwork'))).toEqual([
    'NET1',
    'NET2',
    'NET3',
    'NET4',
    'NET5',
    'NET6',
    'NET7',
    'NET8',
    'NET9',
    'NET10',
  ]);
  expect(codesBelow(idOf('NET2'))).toEqual([
    'NET21',
    'NET22',
    'NET23',
    'NET24',
    'NET25',
    'NET26',
    'NET27',
    'NET28',
    'NET29',
    'NET30',
  ]);
  expect(codesBelow(idOf('NET24'))).toEqual([
    'NET241',
    'NET242',
    'NET243',
    'NET244',
    'NET245',
    'NET246',
    'NET247',
    'NET248',
    'NET249',
    'NET250',
  ]);
  expect(new Set(members.map((member) => `${member.first_name} ${member.last_name}`)).size).toBeGreaterThan(
    200,
  );
});

it('adds the missing members when a larger network is requested', async () => {
  await seedLargeNetwork(database.db, { members: 250, now: NOW });
  await seedLargeNetwork(database.db, { members: 260, now: NOW });
  const { count } = await database.db
    .selectFrom('agents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agent_code', 'like', 'NET%')
    .executeTakeFirstOrThrow();
  expect(count).toBe(260);
});

it('gives one member of a larger network 1,200 direct members', async () => {
  await seedLargeNetwork(database.db, { members: 2_400, now: NOW });
  const { rows } = await sql<{ leader: string; led: number }>`
    select leader.agent_code as leader, count(*)::int as led
    from agents member join agents leader on leader.id = member.upline_id
    where member.agent_code like 'NET%' group by leader.agent_code order by led desc, leader limit 2`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { leader: 'NET10', led: 1200 },
    { leader: 'NET1', led: 10 },
  ]);
});
