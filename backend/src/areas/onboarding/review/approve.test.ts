import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer, useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import {
  aRegistration,
  registrationAs,
  decideAs,
  decisionsOn,
  openAs,
} from '#areas/onboarding/testing/registrations.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const world = useAreaServer();
const ALL = ['details', 'idCard', 'tax', 'bank'] as const;

const agentOf = async (server: AreaServer, registrationId: string) =>
  server.services.db
    .selectFrom('agents as a')
    .innerJoin('registrations as r', 'r.agent_id', 'a.id')
    .selectAll('a')
    .where('r.id', '=', registrationId)
    .executeTakeFirst();

const approve = async (server: AreaServer, registrationId: string) => {
  const answer = await decideAs(server, await newStaff(server), { registrationId });
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const agent = await agentOf(server, registrationId);
  if (agent === undefined) throw new Error('No agent was made');
  return agent;
};

it('creates an agent with all data of the registration [ONB-005] [ONB-021]', async () => {
  const { server } = world;
  const { registrationId, registration, phone, details } = await aRegistration(server, {
    parts: ALL,
    isSubmitted: true,
  });
  const agent = await approve(server, registrationId);
  expect(agent).toMatchObject({
    first_name: 'Rina',
    last_name: 'Kusuma',
    email: 'rina@payung.test',
    phone,
    user_type: 'Mitra',
    status: 'active',
    tier: 'bronze',
    kind: 'individual',
    address: 'Jl. Merdeka No. 1',
    city: 'Bandung',
    birth_date: '1990-05-17',
    id_number: details.idNumber,
    tax_id: details.idNumber,
    bank_code: '014',
    account_holder: 'Rina Kusuma',
    account_number: '1234567890',
    invited_by: registration.inviter_id,
    upline_id: registration.inviter_id,
    joined_at: server.clock.now(),
  });
  expect(agent.agent_code).toMatch(/^PYG[A-Z2-9]{8}$/);
  expect(agent.referral_code).toMatch(/^[A-Z2-9]{8}$/);
  const { db } = server.services;
  const held = await db.selectFrom('held_numbers').selectAll().where('holder_id', '=', agent.id).execute();
  expect(held.map(({ kind, holder_kind }) => [kind, holder_kind])).toEqual([['idNumber', 'agent']]);
  const marks = await db.selectFrom('agent_marks').select('kind').where('agent_id', '=', agent.id).execute();
  expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['bankAccount', 'idNumber']);
  for (const table of ['identity_images', 'document_images'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('subject_kind')
      .where('subject_id', '=', agent.id)
      .execute();
    expect([table, rows]).toEqual([table, [{ subject_kind: 'agent' }]]);
  }
});

it('shows the new agent’s referral code and invite link in the registration', async () => {
  const { server } = world;
  const { registrationId, headers } = await aRegistration(server, { isSubmitted: true });
  const agent = await approve(server, registrationId);
  const own = await registrationAs(server, headers);
  expect(own).toMatchObject({ status: 'approved', referralCode: agent.referral_code });
  expect(own.inviteLink).toMatch(/^https:\/\/payung\.test\/app\/withoutReferralLinkRegistration\/\w{6}$/);
});

it('creates an agent without numbers, whose products stay locked, when the card was skipped [ONB-036]', async () => {
  const { server } = world;
  const { registrationId } = await aRegistration(server, { isSubmitted: true });
  expect(await approve(server, registrationId)).toMatchObject({
    id_number: null,
    tax_id: null,
    account_number: '',
  });
});

it('creates the agent of a company under the name of its director', async () => {
  const { server } = world;
  const { registrationId, details } = await aRegistration(server, { kind: 'corporate', isSubmitted: true });
  expect(await approve(server, registrationId)).toMatchObject({
    kind: 'corporate',
    first_name: 'Rina',
    company_name: 'PT Maju Bersama',
    director_name: 'Rina Kusuma',
    contact_email: 'kontak@maju.test',
    business_number: 'businessNumber' in details ? details.businessNumber : '',
  });
});

it('notifies the inviter, and places the agent below the nearest active upline (ruling R37)', async () => {
  const { server } = world;
  const { db } = server.services;
  const above = await newAgent(server);
  const { registrationId, registration } = await aRegistration(server, { isSubmitted: true });
  await db
    .updateTable('agents')
    .set({ status: 'inactive', upline_id: above.id })
    .where('id', '=', registration.inviter_id)
    .execute();
  const agent = await approve(server, registrationId);
  // Who invited is history; who leads earns from now on (ruling R38).
  expect([agent.invited_by, agent.upline_id]).toEqual([registration.inviter_id, above.id]);
  const { errMsg } = await call(server, above.headers, 'getNotifications', { query: { perPage: '10' } });
  expect(JSON.stringify(errMsg)).toContain('Rina joined your team');
});

describe('two reviewers in parallel', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  it('create one agent, and the second is informed who decided [R18]', async () => {
    const people = [
      await newStaff(server, { first_name: 'Joko', last_name: 'Kartika' }),
      await newStaff(server, { first_name: 'Joko', last_name: 'Kartika' }),
    ];
    const { registrationId, phone } = await aRegistration(server, { parts: ALL, isSubmitted: true });
    const review = await openAs(server, people[0] ?? {}, registrationId);
    const body = { version: review.version, decisions: decisionsOn(review) };
    const answers = await Promise.all(
      people.map((staff) => call(server, staff, 'decideRegistration', { params: { registrationId }, body })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.errMsg.message).toBe(
      'Joko Kartika has decided about this registration already. You see the result.',
    );
    expect(second?.errMsg.data.status).toBe('approved');
    const inIndonesian = await call(server, people[0] ?? {}, 'decideRegistration', {
      params: { registrationId },
      body,
      headers: { 'accept-language': 'id' },
    });
    expect(inIndonesian.errMsg.message).toBe(
      'Joko Kartika sudah memutuskan pendaftaran ini. Hasilnya ditampilkan.',
    );
    const made = await server.services.db
      .selectFrom('agents')
      .select('id')
      .where('phone', '=', phone)
      .execute();
    expect(made).toHaveLength(1);
    expect(server.jobs.filter(({ kind }) => kind === 'sendRegistrationNotice')).toHaveLength(1);
  });
});
