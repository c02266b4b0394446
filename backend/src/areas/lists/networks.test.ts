import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const sold = (policyNo: string, facts: object = {}) => ({
  stage: 'Policy Generated' as const,
  policy_no: policyNo,
  payment_status: 'Paid' as const,
  insured_birth_date: '1990-05-17',
  insured_email: 'budi@payung.test',
  start_date: '2026-01-01',
  ...facts,
});

/** A leader, who invited a seller, who invited another; and a stranger. */
const network = async (userType: string) => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: userType, first_name: 'Bayu', last_name: 'Pratama' });
  const seller = await newAgent(server, {
    invited_by: leader.id,
    first_name: 'Sari',
    last_name: 'Wulandari',
  });
  const below = await newAgent(server, {
    invited_by: seller.id,
    first_name: 'Putri',
    last_name: 'Handayani',
  });
  const stranger = await newAgent(server);
  const people = { leader, seller, below, stranger };
  for (const [name, { id }] of Object.entries(people)) {
    await insertListedQuote(server.services.db, id, sold(`${name}-${id}`, { insured_name: name }));
  }
  return { server, ...people };
};

const LISTS = ['expiringPolicies', 'filterPendingPayment', 'listPolicies', 'listRenewals', 'listInsureds'];

it.each(['Commercial', 'Support'])(
  'shows a %s the policies of the whole network below, without contact data [R33]',
  async (userType) => {
    const { server, leader, seller } = await network(userType);
    const { expiringList, total } = await succeed(server, leader.headers, 'listPolicies', {
      query: { agentId: '' },
    });
    const shown = expiringList
      .map((line: Wire) => [line.insuredName, line.agentName, line.phone, line.email])
      .toSorted();
    expect([total, shown]).toEqual([
      3,
      [
        ['below', 'Putri Handayani', undefined, undefined],
        ['leader', 'Bayu Pratama', '6281311110001', 'budi@payung.test'],
        ['seller', 'Sari Wulandari', undefined, undefined],
      ],
    ]);
    const people = await succeed(server, leader.headers, 'listInsureds', { query: { agentId: seller.id } });
    expect(people.data).toEqual({
      items: [
        {
          quoteId: expect.any(String),
          name: 'seller',
          policyCount: 1,
          premium: 0,
          newestAt: '2026-01-15T03:00:00.000Z',
          agentName: 'Sari Wulandari',
          birthDate: '1990-05-17',
        },
      ],
      total: 1,
    });
  },
);

it('shows a Mitra only the own policies, also after inviting others [R33]', async () => {
  const { server, seller, below } = await network('Mitra');
  const { expiringList } = await succeed(server, seller.headers, 'listPolicies', { query: { agentId: '' } });
  expect(expiringList.map((line: Wire) => [line.insuredName, line.agentName, line.phone])).toEqual([
    ['seller', undefined, '6281311110001'],
  ]);
  for (const name of LISTS) {
    const answer = await call(server, seller.headers, name, { query: { agentId: below.id } });
    expect([name, answer.status]).toEqual([name, 404]);
  }
});

it('answers 404 to the lists of an agent outside the network [R33]', async () => {
  const { server, leader, stranger } = await network('Commercial');
  for (const agentId of [stranger.id, 'f'.repeat(24), "' or true --"]) {
    for (const name of LISTS) {
      const answer = await call(server, leader.headers, name, { query: { agentId: agentId.slice(0, 24) } });
      expect([name, answer.status, answer.errCode]).toEqual([name, 404, 4]);
    }
    const file = { params: { list: 'policies' }, query: { agentId: agentId.slice(0, 24) } };
    expect((await call(server, leader.headers, 'exportList', file)).status).toBe(404);
  }
});

it('pages through the policies of a network by key', async () => {
  const { server, leader } = await network('Commercial');
  const first = await succeed(server, leader.headers, 'listPolicies', { query: { limit: '2' } });
  const second = await succeed(server, leader.headers, 'listPolicies', {
    query: { limit: '2', after: first.next },
  });
  expect([first.expiringList.length, second.expiringList.length, second.next]).toEqual([2, 1, undefined]);
  const all: readonly string[] = [...first.expiringList, ...second.expiringList].map(
    (line: Wire) => line.insuredName,
  );
  expect(all.toSorted()).toEqual(['below', 'leader', 'seller']);
});

it('shows the detail of a member’s policy read-only to the leader, and to no stranger [R33]', async () => {
  const { server, leader, seller, below, stranger } = await network('Commercial');
  const { quoteId } = await newQuote(server, below.headers);
  const detail = (who: { headers: Record<string, string> }) =>
    call(server, who.headers, 'policyDetail', { params: { quoteId } });
  expect((await detail(below)).errMsg.data).toMatchObject({
    isOwn: true,
    phone: expect.stringMatching(/^62812/),
  });
  const led = (await detail(leader)).errMsg.data;
  expect(led).toMatchObject({ isOwn: false, agentName: 'Putri Handayani', insuredName: 'Budi Santoso' });
  expect(JSON.stringify(led)).not.toMatch(/62812|@|A1234567/);
  // A Mitra leads nobody, no matter who they invited.
  expect([(await detail(seller)).status, (await detail(stranger)).status]).toEqual([404, 404]);
});

const namesOf = ({ expiringList }: Wire) => expiringList.map((line: Wire) => line.insuredName);

it('keeps the order of the list when a search in a large network takes several statements', async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Commercial' });
  for (let index = 0; index < 7; index += 1) {
    const { id } = await newAgent(server, { invited_by: leader.id });
    const saved_at = new Date(Date.UTC(2026, 0, 1 + ((index * 3) % 7)));
    await insertListedQuote(
      server.services.db,
      id,
      sold(`${id}-PO`, { insured_name: `Citra ${(index * 3) % 7}`, saved_at }),
    );
  }
  const read = (query: Record<string, string>) => succeed(server, leader.headers, 'listPolicies', { query });
  const first = await read({ name: 'citra', limit: '4', sort: 'oldest' });
  const second = await read({ name: 'citra', limit: '4', sort: 'oldest', after: first.next });
  expect([first.total, namesOf(first), namesOf(second)]).toEqual([
    7,
    ['Citra 0', 'Citra 1', 'Citra 2', 'Citra 3'],
    ['Citra 4', 'Citra 5', 'Citra 6'],
  ]);
  const people = await succeed(server, leader.headers, 'listInsureds', {
    query: { name: 'citra', limit: '3', sort: 'newest' },
  });
  expect([people.data.total, people.data.items.map((line: Wire) => line.name)]).toEqual([
    7,
    ['Citra 6', 'Citra 5', 'Citra 4'],
  ]);
});
