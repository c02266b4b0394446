import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { PAPER_KITE_ID } from '#testing/kite/products.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

/** What leads, policies, and people who are insured answer to a text. */
const found = async (who: Credentials, name: string) => {
  const { server } = world;
  const query = { name };
  const leads = await succeed(server, who, 'listLeads', { query });
  const lines = await succeed(server, who, 'listPolicies', { query });
  const people = await succeed(server, who, 'listInsureds', { query });
  const counts = await succeed(server, who, 'leadCounts', { query });
  expect(counts.data.counts.All).toBe(leads.data.length);
  return [
    leads.data.map(({ fullName }: Wire) => fullName),
    lines.expiringList.map(({ insuredName }: Wire) => insuredName),
    people.data.items.map((person: Wire) => person.name),
  ];
};

/** An agent with a lead who has a policy of a kite that has letters and a number. */
const seller = async (facts: object = {}) => {
  const { server } = world;
  const agent = await newAgent(server, facts);
  const key = agent.id.slice(-8).toUpperCase();
  const leadId = await newLead(server, agent.headers, {
    firstName: 'Siti',
    lastName: 'Nur’aini',
    primaryMobile: '0857-1234-56789',
  });
  await newLead(server, agent.headers, {
    firstName: 'Somebody',
    lastName: 'Else',
    primaryMobile: '081299990001',
  });
  const numbers = { code: `Q26${key}`, policy_no: `PO26${key}`, proposal_no: `PR26${key}` };
  await insertListedQuote(server.services.db, agent.id, {
    ...numbers,
    of_lead_id: leadId,
    product_id: PAPER_KITE_ID,
    details: JSON.stringify({ kiteLetters: 'B', kiteNumber: `${Number.parseInt(key.slice(-4), 16)}` }),
    stage: 'Policy Generated',
    payment_status: 'Paid',
    insured_name: 'Siti Nur’aini',
    insured_phone: '+62 857-1234-56789',
    start_date: '2026-01-01',
  });
  await insertListedQuote(server.services.db, agent.id, { insured_name: 'Somebody Else', insured_phone: '' });
  return { server, agent, ...numbers, plate: `B ${Number.parseInt(key.slice(-4), 16)}` };
};

/** A lead's name is kept with plain signs (ruling R74); what was sold before is found with those that it has. */
const ALL = [["Siti Nur'aini"], ['Siti Nur’aini'], ['Siti Nur’aini']];

it('finds leads, policies and insureds by every number shown, in upper or lower case [R71]', async () => {
  const { agent, code, policy_no, proposal_no, plate } = await seller();
  for (const number of [code, policy_no, proposal_no]) {
    for (const typed of [number, number.toLowerCase(), ` ${number} `, number.slice(0, -1)])
      expect([typed, await found(agent.headers, typed)]).toEqual([typed, ALL]);
  }
  for (const typed of [plate, plate.replace(' ', ''), plate.toLowerCase(), plate.replace(' ', '-')])
    expect([typed, await found(agent.headers, typed)]).toEqual([typed, ALL]);
});

it('finds a whole number as it is given, and one whose serial is a digit longer [R71]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers, {
    firstName: 'Siti',
    lastName: 'Nur’aini',
    primaryMobile: '0857-1234-56789',
  });
  const serial = String(Number.parseInt(agent.id.slice(-8), 16) % 1_000_000).padStart(6, '0');
  const numbers = { code: `Q2611${serial}`, policy_no: `PO2611${serial}`, proposal_no: `PR2611${serial}9` };
  await insertListedQuote(server.services.db, agent.id, {
    ...numbers,
    of_lead_id: leadId,
    stage: 'Policy Generated',
    payment_status: 'Paid',
    insured_name: 'Siti Nur’aini',
    start_date: '2026-01-01',
  });
  const { code, policy_no, proposal_no } = numbers;
  for (const typed of [code, code.toLowerCase(), policy_no, proposal_no, proposal_no.slice(0, -1)])
    expect([typed, await found(agent.headers, typed)]).toEqual([typed, ALL]);
  expect(await found(agent.headers, `${code}1`)).toEqual([[], [], []]);
});

it('finds a phone in any spelling, only among the agent’s own lines [R71] [R33]', async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Commercial' });
  const { agent } = await seller({ invited_by: leader.id });
  for (const typed of ['0857123456789', '+62 857-1234-56789', '62857123456789', '857 1234', '1234-56789'])
    expect([typed, await found(agent.headers, typed)]).toEqual([typed, ALL]);
  // Leaders see no contact data, so they cannot search by phone either.
  expect(await found(leader.headers, '0857123456789')).toEqual([[], [], []]);
  expect(await found(leader.headers, 'nuraini')).toEqual(ALL);
});

it.each([
  "Nur'aini",
  'Nur’aini',
  'Nurʼaini',
  'Nur`aini',
  'Nuraini',
  'NUR AINI',
  'siti  nuraini',
  'Sítí',
  'sitinur',
])('finds names in all lists regardless of accents, apostrophes and spaces: %s [R71]', async (typed) => {
  const { agent } = await seller();
  expect(await found(agent.headers, typed)).toEqual(ALL);
});

it('finds a lead by the code on its card [R71]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newLead(server, agent.headers, { firstName: 'Coded', lastName: '' });
  const { data } = await succeed(server, agent.headers, 'listLeads');
  const { data: byCode } = await succeed(server, agent.headers, 'listLeads', {
    query: { name: (data[0].lead_Id as string).toLowerCase() },
  });
  expect(byCode.map(({ fullName }: Wire) => fullName)).toEqual(['Coded']);
});

it.each(["Nur'aini", 'nuraini', 'Nur Aini', 'siti nur', 'SITI NURAINI', 'Áini'])(
  'finds a member of the network as well: %s [R71]',
  async (search) => {
    const { server } = world;
    for (const last_name of ['Nur’aini', 'Nur Aini', 'Nuraini']) {
      const top = await newAgent(server);
      await newAgent(server, { invited_by: top.id, first_name: 'Siti', last_name });
      const { data } = await succeed(server, top.headers, 'listNetwork', { query: { search } });
      const isFound = data.items.length === 1;
      // Words are found by their beginnings: "aini" begins none of "Nuraini".
      expect([last_name, isFound]).toEqual([last_name, search !== 'Áini' || last_name === 'Nur Aini']);
    }
  },
);
