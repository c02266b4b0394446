import { randomUUID } from 'node:crypto';
import { createToken, hashToken } from '#core/access/secrets.ts';
import { newId } from '#core/database/identifiers.ts';
import { insertSession } from '#core/access/sql/sessions.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { Registration } from '#areas/onboarding/tables.ts';
import type { AreaServer } from './area-server.ts';
import { asAgent, asCustomer, succeed } from './caller.ts';
import type { Credentials } from './caller.ts';

let serial = 0;

/** A number of its own for everybody, so that limits of one test never meet another. */
export const newPhone = (): string => {
  serial += 1;
  return `62812${String(serial).padStart(7, '0')}`;
};

export interface TestAgent extends Agent {
  readonly headers: Credentials;
}

/** What people are made in. */
export interface PeopleServer {
  readonly services: Pick<AreaServer['services'], 'db'>;
  readonly clock: Pick<AreaServer['clock'], 'now'>;
}

/** An agent with an open session. */
export const newAgent = async (server: PeopleServer, facts: Partial<Agent> = {}): Promise<TestAgent> => {
  const { db } = server.services;
  const id = newId();
  const agent = await db
    .insertInto('agents')
    .values({
      id,
      agent_code: `A${id.slice(0, 8)}`,
      first_name: 'Sari',
      last_name: 'Wulandari',
      email: 'sari@payung.test',
      phone: newPhone(),
      user_type: 'Mitra',
      channel_code: 'MTR',
      level_code: 3,
      id_number: '3273010101900001',
      tax_id: null,
      referral_code: `R${id.slice(0, 8)}`,
      invited_by: null,
      ...facts,
      hierarchy: JSON.stringify(facts.hierarchy ?? [{ levelCode: 3 }]),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...agent, headers: await signIn(server, agent) };
};

/** Somebody of that kind who leads the agent's sales network. */
export const newLeader = async (
  server: AreaServer,
  agentId: string,
  userType: 'Commercial' | 'Support' = 'Commercial',
): Promise<TestAgent> => {
  const leader = await newAgent(server, { user_type: userType });
  await server.services.db
    .updateTable('agents')
    .set({ invited_by: leader.id, upline_id: leader.id })
    .where('id', '=', agentId)
    .execute();
  return leader;
};

/** Another session, for tests that let days go by. */
export const signIn = async (
  server: PeopleServer,
  agent: Pick<Agent, 'id' | 'phone'>,
): Promise<Credentials> => {
  const token = createToken();
  await insertSession(
    server.services.db,
    { tokenHash: hashToken(token), kind: 'agent', proved: 'phone', agentId: agent.id, phone: agent.phone },
    server.clock.now(),
  );
  return asAgent(token);
};

/** A kite in the air, as it goes over the wire. */
export const flight = {
  kite_Count: 1,
  departureDate: '2026-02-10',
  arrivalDate: '2026-02-14',
  insuredName: 'Budi Santoso',
};

/** A fresh quote of the agent's, at Lead Created. */
export const newQuote = async (server: AreaServer, agent: Credentials, facts: object = {}) => {
  const body = { ...flight, insuredMobile: newPhone(), requestId: randomUUID(), ...facts };
  const { data } = await succeed(server, agent, 'createKiteQuote', { body });
  return {
    quoteId: data.quoteId as string,
    code: data.quote_Id as string,
    phone: body.insuredMobile,
  };
};

/** A customer's visit, opened without link and code: for tests about something else. */
export const newVisit = async (server: AreaServer, quoteId: string, phone: string): Promise<Credentials> => {
  const cipher = createToken();
  await insertSession(
    server.services.db,
    { tokenHash: hashToken(cipher), kind: 'visit', proved: 'phone', quoteId, phone },
    server.clock.now(),
  );
  return asCustomer(cipher);
};

/** A second device for the photos of a quote, without a hand-off behind it: for tests about whom else it could open. */
export const newPhotoHandoff = async (
  server: PeopleServer,
  quoteId: string,
  agentId: string,
): Promise<Credentials> => {
  const cipher = createToken();
  const now = server.clock.now();
  const expiresAt = new Date(now.getTime() + 1_800_000);
  const session = { kind: 'photoHandoff', proved: 'link', quoteId, agentId, expiresAt } as const;
  await insertSession(server.services.db, { tokenHash: hashToken(cipher), ...session }, now);
  return asCustomer(cipher);
};

/** Somebody of the insurer, with an open session. */
export const newStaff = async (server: PeopleServer, facts: Partial<Agent> = {}): Promise<Credentials> => {
  const { id: agentId, phone } = await newAgent(server, { ...facts, user_type: 'Staff' });
  const token = createToken();
  const session = { tokenHash: hashToken(token), kind: 'staff', proved: 'phone', agentId, phone } as const;
  await insertSession(server.services.db, session, server.clock.now());
  return asAgent(token);
};

/** A registration that was begun, with its phone verified a moment ago. */
export const newRegistration = async (server: PeopleServer, facts: Partial<Registration> = {}) => {
  const { db } = server.services;
  const inviterId = facts.inviter_id ?? (await newAgent(server)).id;
  const { form, ...others } = facts;
  const registration = await db
    .insertInto('registrations')
    .values({
      id: newId(),
      phone: newPhone(),
      kind: null,
      inviter_id: inviterId,
      invite_link_id: null,
      agent_id: null,
      decided_by: null,
      created_at: server.clock.now(),
      saved_at: server.clock.now(),
      ...others,
      ...(form === undefined ? {} : { form: JSON.stringify(form) }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const headers = await signInRegistrant(server, registration);
  return { registrationId: registration.id, phone: registration.phone, registration, headers };
};

/** Another session of somebody who registers; a birth date that was given is still to be shown in it. */
export const signInRegistrant = async (
  server: PeopleServer,
  { id: registrationId, phone, birth_date }: Pick<Registration, 'id' | 'phone' | 'birth_date'>,
): Promise<Credentials> => {
  const token = createToken();
  const now = server.clock.now();
  const shown = birth_date === '' ? { birthDateShownAt: now } : {};
  const session = {
    tokenHash: hashToken(token),
    kind: 'registrant',
    proved: 'phone',
    registrationId,
    phone,
    ...shown,
  } as const;
  await insertSession(server.services.db, session, now);
  return asAgent(token);
};

/** Somebody in the middle of a registration, with an open session. */
export const newRegistrant = async (server: PeopleServer): Promise<Credentials> =>
  (await newRegistration(server)).headers;
