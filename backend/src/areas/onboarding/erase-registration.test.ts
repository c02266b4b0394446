import { beforeEach, expect, it } from 'vitest';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newRegistration, signInRegistrant } from '#testing/people.ts';
import { aRegistration, formBody, registrationAs } from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';
const DAY = 86_400;
beforeEach(() => {
  world.server.clock.set(START);
});

/** How many rows there are of a registration, table by table. */
const rowsOf = async (registrationId: string) => {
  const { db } = world.server.services;
  const bySubject = async (
    table: 'identity_images' | 'document_images' | 'consents' | 'agreement_acceptances',
  ) =>
    (await db.selectFrom(table).select('subject_id').where('subject_id', '=', registrationId).execute())
      .length;
  const byRegistration = async (table: 'registration_parts' | 'sessions') =>
    (
      await db
        .selectFrom(table)
        .select('registration_id')
        .where('registration_id', '=', registrationId)
        .execute()
    ).length;
  const held = await db
    .selectFrom('held_numbers')
    .select('kind')
    .where('holder_id', '=', registrationId)
    .execute();
  const row = await db.selectFrom('registrations').select('id').where('id', '=', registrationId).execute();
  return {
    registrations: row.length,
    parts: await byRegistration('registration_parts'),
    sessions: await byRegistration('sessions'),
    cards: await bySubject('identity_images'),
    taxCards: await bySubject('document_images'),
    consents: await bySubject('consents'),
    acceptances: await bySubject('agreement_acceptances'),
    held: held.length,
  };
};

const NOTHING = {
  registrations: 0,
  parts: 0,
  sessions: 0,
  cards: 0,
  taxCards: 0,
  consents: 0,
  acceptances: 0,
  held: 0,
};

const ALL = ['details', 'idCard', 'agreement', 'tax', 'bank'] as const;

it('deletes all data, ends the sessions and allows a new registration', async () => {
  const { server } = world;
  const begun = await aRegistration(server, { parts: ALL });
  const { headers, registrationId, phone } = begun;
  expect(await rowsOf(registrationId)).toEqual({
    registrations: 1,
    parts: 5,
    sessions: 1,
    cards: 1,
    taxCards: 1,
    consents: 2,
    acceptances: 1,
    held: 1,
  });
  const { message } = await succeed(server, headers, 'deleteRegistration');
  expect(message).toBe('Your registration and everything you gave has been deleted');
  expect(await rowsOf(registrationId)).toEqual(NOTHING);
  expect((await call(server, headers, 'getRegistration')).status).toBe(401);
  const again = await newRegistration(server, { phone });
  expect((await registrationAs(server, again.headers)).consentVersion).toBeUndefined();
  const trail = await server.services.db
    .selectFrom('registration_events')
    .select(['event', 'actor', 'actor_id'])
    .where('registration_id', '=', registrationId)
    .execute();
  expect(trail).toEqual([{ event: 'deleted', actor: 'registrant', actor_id: '' }]);
});

it('refuses to delete an approved registration', async () => {
  const { server } = world;
  const { headers, registrationId } = await aRegistration(server, { isSubmitted: true });
  const agent = await newAgent(server);
  await server.services.db
    .updateTable('registrations')
    .set({ status: 'approved', agent_id: agent.id })
    .where('id', '=', registrationId)
    .execute();
  const answer = await call(server, headers, 'deleteRegistration');
  expect([answer.status, answer.message]).toEqual([
    422,
    'Your registration is complete. Sign in to change your data in My account.',
  ]);
});

it('exports all stored data', async () => {
  const { server } = world;
  const { headers, details } = await aRegistration(server, { parts: ALL, isSubmitted: true });
  const file = await call(server, headers, 'exportRegistration');
  expect([file.status, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="my-registration.json"',
  ]);
  const copy = JSON.parse(file.text);
  expect(copy.registration).toMatchObject({ details, tax: { taxId: details.idNumber } });
  expect(copy.consents.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'registration',
    'identityPhoto',
  ]);
  expect(copy.consents[0].words).toContain('my registration as an agent');
  expect(copy.agreements).toMatchObject([{ version: '2026-11', name: 'Rina Kusuma', at: START }]);
  expect(copy.history).toEqual([
    { event: 'submitted', part: null, revision: null, actor: 'registrant', at: START },
  ]);
});

const clean = () => removeExpired(world.server.services, []);

it('deletes an abandoned registration 30 days after the last change, and shows that date', async () => {
  const { server } = world;
  const { headers, registration, registrationId, details } = await aRegistration(server, { parts: ALL });
  expect((await registrationAs(server, headers)).deletedAt).toBe('2026-02-14T03:00:00.000Z');
  server.clock.advance(20 * DAY);
  const later = await signInRegistrant(server, registration);
  await succeed(server, later, 'saveRegistrationDetails', {
    body: formBody({ ...details, city: 'Cimahi' }),
  });
  expect((await registrationAs(server, later)).deletedAt).toBe('2026-03-06T03:00:00.000Z');
  server.clock.advance(29 * DAY);
  expect(await clean()).toBe(true);
  expect((await rowsOf(registrationId)).registrations).toBe(1);
  server.clock.advance(2 * DAY);
  await clean();
  expect(await rowsOf(registrationId)).toEqual(NOTHING);
});

it('keeps a submitted registration, and deletes a refused one after 90 days', async () => {
  const { server } = world;
  const { db } = server.services;
  const waiting = await aRegistration(server, { isSubmitted: true });
  const refused = await aRegistration(server, { isSubmitted: true });
  await db
    .updateTable('registrations')
    .set({ status: 'refused', decided_at: server.clock.now() })
    .where('id', '=', refused.registrationId)
    .execute();
  expect((await registrationAs(server, refused.headers)).deletedAt).toBe('2026-04-15T03:00:00.000Z');
  const left = async () => {
    await clean();
    return [
      (await rowsOf(waiting.registrationId)).registrations,
      (await rowsOf(refused.registrationId)).registrations,
    ];
  };
  server.clock.advance(89 * DAY);
  expect(await left()).toEqual([1, 1]);
  server.clock.advance(2 * DAY);
  expect(await left()).toEqual([1, 0]);
});
