import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { importStart, newLead, wireLeadForm } from '#areas/leads/testing/leads.ts';
import { newAgent, newLeader, newPhone, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const read = async (who: Credentials, leadId: string): Promise<Wire> =>
  (await succeed(world.server, who, 'getLead', { params: { leadId } })).data;

const make = (who: Credentials, form: object, requestId: string = randomUUID()) =>
  call(world.server, who, 'createLead', { body: { form: wireLeadForm(form), requestId } });

type LeadAction = readonly [name: string, leadId: string, body?: object, version?: number];

const act = (who: Credentials, ...[name, leadId, body, version]: LeadAction) =>
  call(world.server, who, name, {
    params: { leadId },
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
  });

const entry = (facts: object = {}) => ({
  kind: 'call',
  result: '',
  note: '',
  nextContactAt: '',
  requestId: randomUUID(),
  ...facts,
});

it('saves the whole form of a lead with the field names of the specification [SHELL-041] [LEAD-030]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const place = {
    address1: 'Jl. Dago 1',
    address2: 'a',
    address3: 'b',
    state: 'Jawa Barat',
    city: 'Bandung',
  };
  const form = wireLeadForm({
    leadStatus: 'contact',
    leadDisposition: 'followup',
    leadsubDisposition: 'asks for a price',
    appointmentDate: '2026-01-20',
    appointmentTime: '9:30 AM',
    dob: '1990-02-28',
    gender: 'female',
    maritalStatus: 'married',
    childStatus: 'one',
    ChildInfo: [{ name: 'Adi', birthDate: '2020-02-29' }],
    primaryMobile: '0812-9999-8888',
    secondaryMobile: '081200001111',
    landlineNo: '022123456',
    email: 'rina@payung.test',
    address: { ...place, country: 'Indonesia', pincode: '40135' },
    hasOtherMailAddress: true,
    mailingAddress: { ...place, country: 'Indonesia', pincode: '40136' },
    socialSecurityAdharNo: '3273010101900001',
    existingInsurance: 'yes',
    existingInsurer: 'Another',
    existingPolicyEnd: '2026-06-30',
    education: 'bachelor',
    professionType: 'teacher',
    incomeGroup: 'middle',
    productCategory: 'general',
    productType: 'kite',
    zone: 'WIT',
    source: 'Friend',
    hasConsent: false,
  });
  const leadId = await newLead(server, agent.headers, form);
  const { lead, version, form: kept, events } = await read(agent.headers, leadId);
  expect(kept).toEqual({
    ...form,
    primaryMobile: '6281299998888',
    leadOwnerId: agent.id,
    leadCreatorId: agent.id,
  });
  expect(lead).toMatchObject({
    fullName: 'Rina Hartono',
    leadStatus: 'In Progress',
    DaysLeft: 90,
    quoteCount: 0,
    mayContact: false,
    zone: 'WIT',
  });
  expect([version, 'quotes' in lead]).toEqual([1, false]);
  expect(events.map(({ kind, by }: Wire) => [kind, by])).toEqual([['created', 'Sari Wulandari']]);
});

it.each([
  [{ firstName: ' ' }, 'firstName', 'The name is missing'],
  [{ firstName: '陈伟' }, 'firstName', 'Write the name in Latin letters, as on the ID card or passport'],
  [{ lastName: 'محمد' }, 'lastName', 'Write the name in Latin letters, as on the ID card or passport'],
  [{ primaryMobile: '' }, 'primaryMobile', 'The phone number is missing'],
  [{ primaryMobile: '021 5551234' }, 'primaryMobile', 'This is not an Indonesian mobile number'],
  [{ email: 'rina@' }, 'email', 'Please enter a valid email address'],
  [{ dob: '2026-01-16' }, 'dob', 'This is not a birth date. Example: 05/03/1985'],
])('refuses a form with %j', async (facts, field, message) => {
  const agent = await newAgent(world.server);
  const answer = await make(agent.headers, facts);
  expect([answer.status, answer.message, JSON.parse(answer.text).field]).toEqual([422, message, field]);
});

it('creates one lead per request id, and refuses that id with other data', async () => {
  const agent = await newAgent(world.server);
  const requestId = randomUUID();
  const primaryMobile = newPhone();
  const [first, second] = [
    await make(agent.headers, { primaryMobile }, requestId),
    await make(agent.headers, { primaryMobile }, requestId),
  ];
  expect(second.errMsg.data.lead._id).toBe(first.errMsg.data.lead._id);
  const other = await make(agent.headers, {}, requestId);
  expect([other.status, other.message]).toEqual([422, 'This form was already sent with other data']);
});

it('refuses a phone, in any spelling, that is already a lead of the same agent, and names that lead', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers, { primaryMobile: '0812-7777-6666' });
  const answer = await make(agent.headers, { firstName: 'Somebody', primaryMobile: '+62 812 7777 6666' });
  expect([answer.status, answer.message]).toEqual([
    422,
    expect.stringMatching(/^You already have a lead with this phone number: Rina Hartono \(L\d{6}\)$/),
  ]);
  expect(JSON.parse(answer.text)).toMatchObject({ field: 'primaryMobile', leadId });
  const stranger = await newAgent(server);
  expect((await make(stranger.headers, { primaryMobile: '081277776666' })).status).toBe(200);
  const second = await newLead(server, agent.headers);
  const taken = await act(agent.headers, 'updateLead', second, {
    form: wireLeadForm({ primaryMobile: '81277776666' }),
  });
  expect([taken.status, JSON.parse(taken.text).leadId]).toEqual([422, leadId]);
});

it('refuses a new lead for another agent', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leader = await newLeader(server, agent.id);
  expect((await make(leader.headers, { leadOwnerId: agent.id })).status).toBe(404);
  expect((await make(agent.headers, { leadOwnerId: agent.id })).status).toBe(200);
});

it('changes a lead sent with the current version, and answers an older version with the current lead', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers, { hasConsent: false });
  const change = (firstName: string, version: number) =>
    act(agent.headers, 'updateLead', leadId, { form: wireLeadForm({ firstName }) }, version);
  const first = await change('Rina A', 1);
  expect([first.status, first.errMsg.data.version, first.errMsg.data.lead.fullName]).toEqual([
    200,
    2,
    'Rina A Hartono',
  ]);
  const second = await change('Rina B', 1);
  expect([second.status, second.errCode]).toEqual([409, 1]);
  expect(second.errMsg).toMatchObject({
    message: 'This lead has been changed meanwhile. Please check it again.',
    data: { version: 2, lead: { _id: leadId, fullName: 'Rina A Hartono' } },
  });
  // The consent to be contacted is part of the history.
  expect((await read(agent.headers, leadId)).events.map(({ kind }: Wire) => kind)).toContain('mayContact');
});

it('shows a lead without contact data and notes to the network’s leader, and lets nobody else change it (ruling R33)', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leader = await newLeader(server, agent.id, 'Support');
  const stranger = await newAgent(server, { user_type: 'Commercial' });
  const phone = newPhone();
  const leadId = await newLead(server, agent.headers, { primaryMobile: phone, email: 'rina@payung.test' });
  await act(agent.headers, 'addLeadEvent', leadId, entry({ note: `Call ${phone}` }));
  await newQuote(server, agent.headers, { insuredMobile: phone });
  const seen = await call(server, leader.headers, 'getLead', { params: { leadId } });
  expect(seen.status).toBe(200);
  expect(seen.text).not.toMatch(new RegExp(`${phone}|rina@payung`));
  const { lead, form, events, quotes } = seen.errMsg.data;
  expect([lead.fullName, lead.agentName, form]).toEqual(['Rina Hartono', 'Sari Wulandari', undefined]);
  expect([events.length, quotes.length]).toEqual([3, 1]);
  const gone = await call(server, stranger.headers, 'getLead', { params: { leadId: 'f'.repeat(24) } });
  const there = await call(server, stranger.headers, 'getLead', { params: { leadId } });
  expect([there.status, there.text]).toEqual([404, gone.text]);
  for (const who of [leader.headers, stranger.headers]) {
    const statuses = [
      await act(who, 'updateLead', leadId, { form: wireLeadForm() }),
      await act(who, 'addLeadEvent', leadId, entry()),
      await act(who, 'closeLead', leadId, { reason: 'other', note: '' }),
      await act(who, 'reopenLead', leadId),
      await act(who, 'setDoNotContact', leadId, { doNotContact: true }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  }
});

it('keeps with a consent how the person agreed, of one lead and of a list', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const leadId = await newLead(server, agent.headers, { agreedBy: 'phone' });
  const { data } = await succeed(server, agent.headers, 'startImport', {
    body: importStart({ agreedBy: 'inPerson' }),
  });
  const rows = await server.services.db
    .selectFrom('consents')
    .select(['subject_kind', 'agreed_by', 'given_by'])
    .where('subject_id', 'in', [leadId, data.id])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { subject_kind: 'lead', agreed_by: 'phone', given_by: 'agent' },
    { subject_kind: 'leadImport', agreed_by: 'inPerson', given_by: 'agent' },
  ]);
});
