import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { visibleAgentIds } from '#areas/network/visible-agents.ts';
import type { Database } from '#core/database/database.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import type { PeopleServer } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { countLines, listLines } from '#areas/lists/sql/agent-lists.ts';
import type { AgentSet } from './network.ts';
import {
  countLeads as countHomeLeads,
  countReferrals,
  listSalesByMonth,
} from '#areas/lists/sql/agent-home.ts';
import { countPeople, listPeople } from '#areas/lists/sql/insured-people.ts';
import { countLeads, listLeads } from '#areas/leads/sql/lead-list.ts';
import { findAllLedBy, findNetwork, isBelow } from './network.ts';
import { listBirthdays } from '#areas/todo/sql/todos-of-day.ts';

const NOW = new Date('2026-01-15T03:00:00.000Z');
const TODAY = '2026-01-15';

const serverOf = (db: Database): PeopleServer => ({ services: { db }, clock: { now: () => NOW } });

/** Top leads one, who leads two; each has sold a policy. A stranger has as well. */
const newLine = async (db: Database) => {
  const server = serverOf(db);
  const top = await newAgent(server, { user_type: 'Commercial' });
  const one = await newAgent(server, { invited_by: top.id });
  const two = await newAgent(server, { invited_by: one.id });
  const stranger = await newAgent(server);
  for (const { id } of [top, one, two, stranger])
    await insertListedQuote(db, id, {
      stage: 'Policy Generated',
      policy_no: `PO-${id}`,
      payment_status: 'Paid',
      insured_name: `Insured ${id}`,
      insured_birth_date: '1990-01-15',
      start_date: '2026-01-01',
      leadClosed: 'Not interested',
    });
  return { top, one, two, stranger };
};

/** What home, lists and tasks read of a set of agents. */
const readAll = async (db: Database, agentIds: AgentSet, name = '') => {
  const leads = {
    agentIds,
    productId: '',
    quoteNo: '',
    policyNo: '',
    text: undefined,
    today: TODAY,
  } as const;
  const text = name === '' ? undefined : { typed: name, viewerId: '' };
  const day = { today: TODAY, firstStarts: {}, renewables: [] };
  const lines = { agentIds, list: 'policies', search: { text }, day, now: NOW } as const;
  const people = { agentIds, search: { text } };
  const page = { isDescending: true, limit: 10 };
  return {
    sales: await listSalesByMonth(db, agentIds, ''),
    homeLeads: await countHomeLeads(db, agentIds, TODAY),
    referrals: await countReferrals(db, agentIds),
    leads: (await listLeads(db, { ...leads, tab: 'All', sort: 'Newest', after: undefined, limit: 10 }))
      .length,
    counts: (await countLeads(db, leads, 1001)).All,
    exactCounts: (await countLeads(db, leads)).Rejected,
    lines: (await listLines(db, lines, { ...page, key: 'saved_at' }))
      .map(({ agent_id }) => agent_id)
      .toSorted(),
    lineCount: await countLines(db, lines),
    people: (await listPeople(db, people, { ...page, key: 'newest_at' }))
      .map(({ agent_id }) => agent_id)
      .toSorted(),
    peopleCount: await countPeople(db, people),
    birthdays: (await listBirthdays(db, agentIds, ['01-15'])).map(({ agent_id }) => agent_id).toSorted(),
  };
};

const pathOf = async (db: Database, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{
    path: string;
  }>`select upline_path as path from agents where id = ${id}`.execute(db);
  return rows[0]?.path;
};

/** The set as it is where more are below than may be named. */
const wholeOf = (db: Database, topId: string): Promise<AgentSet> => findAllLedBy(db, topId, 0);

const rowOf = (id: string, uplineId: string) => ({
  id,
  agent_code: id,
  first_name: 'Sari',
  email: '',
  phone: id,
  user_type: 'Mitra',
  channel_code: 'MTR',
  level_code: 3,
  referral_code: id,
  upline_id: uplineId,
  hierarchy: '[]',
});

describe('a network given by its path', () => {
  const database = useTestDatabase();
  it('reads the same rows as a list of its agents’ ids (ruling R35)', async () => {
    const { db } = database;
    const { top, one, two } = await newLine(db);
    const named = [top.id, one.id, two.id];
    const whole = await readAll(db, await wholeOf(db, top.id));
    expect(whole).toEqual(await readAll(db, named));
    expect([whole.leads, whole.counts, whole.exactCounts, whole.lineCount, whole.peopleCount]).toEqual([
      3, 3, 3, 3, 3,
    ]);
    expect([whole.lines, whole.people, whole.birthdays]).toEqual([
      named.toSorted(),
      named.toSorted(),
      named.toSorted(),
    ]);
    const narrowed = await readAll(db, await wholeOf(db, top.id), `Insured ${two.id}`);
    expect([narrowed.lines, narrowed.people]).toEqual([[two.id], [two.id]]);
  });

  it('contains the agents led now, no matter who invited them (ruling R38)', async () => {
    const { db } = database;
    const { top, one, two, stranger } = await newLine(db);
    await db.updateTable('agents').set({ upline_id: stranger.id }).where('id', '=', two.id).execute();
    expect((await readAll(db, await wholeOf(db, top.id))).lines).toEqual([top.id, one.id].toSorted());
    expect(await findAllLedBy(db, top.id, 10)).toEqual([top.id, one.id]);
    expect((await findNetwork(db, stranger.id)).map(({ id }) => id)).toEqual([two.id]);
    expect([await isBelow(db, two.id, top.id), await isBelow(db, two.id, stranger.id)]).toEqual([
      false,
      true,
    ]);
  });

  it('is used above a hundred agents', async () => {
    const { db } = database;
    const server = serverOf(db);
    const { id: agentId } = await newAgent(server, { user_type: 'Commercial' });
    const { channel_code, level_code, hierarchy } = await newAgent(server);
    const rows = Array.from({ length: 100 }, (_, at) => {
      const id = `${agentId.slice(0, 18)}-${at}`;
      const facts = {
        first_name: 'Agus',
        last_name: '',
        email: '',
        user_type: 'Mitra',
        id_number: null,
        tax_id: null,
      };
      const codes = { agent_code: id, phone: id, referral_code: id, channel_code, level_code };
      return { id, ...facts, ...codes, hierarchy: JSON.stringify(hierarchy), invited_by: agentId };
    });
    await db.insertInto('agents').values(rows).execute();
    const visible = () => visibleAgentIds(db, { agentId, userType: 'Commercial' });
    expect(await visible()).toHaveLength(101);
    await newAgent(server, { invited_by: `${agentId.slice(0, 18)}-0`, first_name: 'Aan' });
    expect(await visible()).toEqual({ path: `/${agentId}/` });
  });

  it('leaves out staff', async () => {
    const { db } = database;
    const { top, one } = await newLine(db);
    await newStaff(serverOf(db), { invited_by: one.id });
    expect(await findAllLedBy(db, one.id, 10)).toHaveLength(2);
    expect((await readAll(db, await wholeOf(db, top.id))).lineCount).toBe(3);
  });

  it('takes members along when their leader moves, and refuses a circle', async () => {
    const { db } = database;
    const { top, one, two, stranger } = await newLine(db);
    const move = (id: string, uplineId: string) =>
      db.updateTable('agents').set({ upline_id: uplineId }).where('id', '=', id).execute();
    await expect(move(top.id, two.id)).rejects.toMatchObject({ constraint: 'agents_in_a_circle' });
    await expect(move(one.id, one.id)).rejects.toMatchObject({ constraint: 'agents_in_a_circle' });
    await move(one.id, stranger.id);
    expect(await findAllLedBy(db, top.id, 10)).toEqual([top.id]);
    expect(await findAllLedBy(db, stranger.id, 10)).toHaveLength(3);
    expect(await wholeOf(db, one.id)).toEqual({ path: `/${stranger.id}/${one.id}/` });
    expect((await readAll(db, await wholeOf(db, stranger.id))).lines).toEqual(
      [stranger.id, one.id, two.id].toSorted(),
    );
  });

  it('takes members along when two of them move at once, one below the other', async () => {
    const { db } = database;
    const { top, one, two, stranger } = await newLine(db);
    const three = await newAgent(serverOf(db), { invited_by: two.id });
    await sql`update agents set upline_id = case id when ${one.id} then ${stranger.id} else ${top.id} end
      where id in (${one.id}, ${two.id})`.execute(db);
    expect(await pathOf(db, one.id)).toBe(`/${stranger.id}/${one.id}/`);
    expect(await pathOf(db, three.id)).toBe(`/${top.id}/${two.id}/${three.id}/`);
  });

  it('places members that are inserted before their leader', async () => {
    const { db } = database;
    const { top } = await newLine(db);
    await db
      .insertInto('agents')
      .values([rowOf('deep', 'middle'), rowOf('middle', top.id)])
      .execute();
    expect(await findAllLedBy(db, 'deep', 0)).toEqual(['deep']);
    expect(await wholeOf(db, 'middle')).toEqual({ path: `/${top.id}/middle/` });
    expect(((await findAllLedBy(db, 'middle', 10)) as readonly string[]).toSorted()).toEqual([
      'deep',
      'middle',
    ]);
  });
});
