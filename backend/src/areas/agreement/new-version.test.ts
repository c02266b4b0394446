import { expect, it } from 'vitest';
import { givePart } from '#areas/onboarding/sql/registration-parts.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { createAuthenticator } from '#areas/auth/passkeys/testing/authenticator.ts';
import { asAgent, call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newRegistration, newStaff, signIn } from '#testing/people.ts';

const world = useAreaServer();

const words = (paragraph: string) => ({
  title: 'Agreement',
  sections: [{ heading: '1. Points', paragraphs: [paragraph] }],
});

const version = (name: string, inForceFrom: string) => ({
  version: name,
  inForceFrom,
  en: words(`Words of ${name}`),
  id: words(`Isi ${name}`),
});

const publish = async (server: AreaServer, body: object) =>
  call(server, await newStaff(server), 'publishAgreement', { body });

const accept = async (server: AreaServer, who: Credentials) => {
  const { data } = await succeed(server, who, 'getAgreement', { query: { langId: 'EN' } });
  const { version: read, language, hash } = data;
  return succeed(server, who, 'acceptAgreement', { body: { version: read, language, hash } });
};

/** What a login with a one-time code answers. */
const logIn = async (server: AreaServer, phone: string) => {
  // A code may be asked for once a minute.
  server.clock.advance(61);
  const { key } = await succeed(server, nobody, 'sendOtp', { body: { mobileNo: phone } });
  const code = server.jobs.flatMap((job) =>
    job.kind === 'sendOtp' && job.phone === phone ? [job.code] : [],
  );
  return succeed(server, nobody, 'verifyOtp', { body: { key, otp: code.at(-1) } });
};

it('publishes a version in both languages once, and refuses a date in the past (ruling R56)', async () => {
  const { server } = world;
  server.clock.set('2026-01-15T03:00:00.000Z');
  expect(await publish(server, version('2026-02', '2026-01-14'))).toMatchObject({
    status: 400,
    message: 'An agreement cannot come into force in the past. Choose today or a later day.',
  });
  const { id: _none, ...oneLanguage } = version('2026-02', '2026-01-20');
  expect(await publish(server, oneLanguage)).toMatchObject({ status: 400 });
  const both = await Promise.all([1, 2].map(() => publish(server, version('2026-02', '2026-01-20'))));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(await publish(server, version('2026-02', '2026-02-01'))).toMatchObject({
    status: 422,
    message:
      'There is an agreement with the version 2026-02 already. An agreement never changes: publish it as a new version.',
  });
  const rows = await server.services.db
    .selectFrom('agreement_texts')
    .select(['language', 'in_force_from', 'published_by'])
    .where('version', '=', '2026-02')
    .orderBy('language')
    .execute();
  expect(rows).toEqual([
    { language: 'en', in_force_from: '2026-01-20', published_by: expect.any(String) },
    { language: 'id', in_force_from: '2026-01-20', published_by: expect.any(String) },
  ]);
  // Not in force yet: the version before counts until that day begins in Jakarta.
  const agent = await newAgent(server);
  const inForce = async () => (await succeed(server, agent.headers, 'getAgreement')).data.version;
  expect(await inForce()).toBe('2026-11');
  server.clock.set('2026-01-19T17:00:00.000Z');
  const headers = await signIn(server, agent);
  expect((await succeed(server, headers, 'getAgreement')).data.version).toBe('2026-02');
});

it('asks agents who accepted an earlier version to accept again at the next login, and keeps their PDF (ruling R56)', async () => {
  const { server } = world;
  server.clock.set('2026-01-24T03:00:00.000Z');
  const agent = await newAgent(server);
  const before = await newAgent(server);
  await accept(server, agent.headers);
  expect(await logIn(server, agent.phone)).not.toHaveProperty('agreementDue');
  const { data: old } = await succeed(server, agent.headers, 'getAgreement');
  server.clock.set('2026-01-25T03:00:00.000Z');
  const headers = await signIn(server, agent);
  expect(await publish(server, version('2026-03', '2026-01-25'))).toMatchObject({ status: 200 });
  expect(await logIn(server, agent.phone)).toMatchObject({ agreementDue: true });
  // Never accepted any: an agent from before the agreement is not led there.
  expect(await logIn(server, before.phone)).not.toHaveProperty('agreementDue');

  expect((await succeed(server, headers, 'getAgreement')).data.acceptedAt).toBeUndefined();
  await accept(server, headers);
  expect(await logIn(server, agent.phone)).not.toHaveProperty('agreementDue');
  const { data } = await succeed(server, headers, 'acceptedAgreements');
  expect(data.agreements.map(({ version: name }: { version: string }) => name)).toEqual([
    '2026-03',
    old.version,
  ]);
  const pdf = await call(server, headers, 'agreementPdf', { params: { version: old.version } });
  expect(pdf.status).toBe(200);
  expect(server.printed.at(-1)?.number).toBe(`Version ${old.version}`);
});

it('asks for the new version after a login with a passkey as well, until it is accepted (ruling R56)', async () => {
  const { server } = world;
  server.clock.set('2026-01-27T03:00:00.000Z');
  const agent = await newAgent(server);
  await accept(server, agent.headers);
  const device = createAuthenticator();
  const { data: options } = await succeed(server, agent.headers, 'passkeyOptions');
  const body = { name: 'Phone', credential: device.create(options) };
  await succeed(server, agent.headers, 'addPasskey', { body });
  const withPasskey = async () => {
    const { data } = await succeed(server, nobody, 'passkeyLoginOptions');
    return succeed(server, nobody, 'passkeyLogin', { body: { credential: device.get(data) } });
  };
  expect(await withPasskey()).not.toHaveProperty('agreementDue');
  expect(await publish(server, version('2026-03-27', '2026-01-27'))).toMatchObject({ status: 200 });
  const opened = await withPasskey();
  expect(opened).toMatchObject({ agreementDue: true, user: { _id: agent.id } });
  await accept(server, asAgent(opened.token));
  expect(await withPasskey()).not.toHaveProperty('agreementDue');
});

it('counts an acceptance given during registration as the agent’s own after approval', async () => {
  const { server } = world;
  server.clock.set('2026-02-05T03:00:00.000Z');
  const form = { fullName: 'Dewi Lestari', email: 'dewi@payung.test' };
  const { registrationId, headers } = await newRegistration(server, { kind: 'individual', form });
  const details = { registrationId, part: 'details' } as const;
  await givePart(server.services.db, details, server.clock.now());
  await accept(server, headers);
  const inForce = async () => {
    const { data: read } = await succeed(server, headers, 'getAgreement');
    const { agreements } = (await succeed(server, await newStaff(server), 'listAgreements')).data;
    return agreements.find(({ version: name }: { version: string }) => name === read.version);
  };
  const current = await inForce();
  const agent = await newAgent(server);
  await server.services.db
    .updateTable('registrations')
    .set({ status: 'approved', agent_id: agent.id })
    .where('id', '=', registrationId)
    .execute();
  const { data } = await succeed(server, agent.headers, 'getAgreement');
  expect(data.acceptedAt).toBe(server.clock.now().toISOString());
  expect(await logIn(server, agent.phone)).not.toHaveProperty('agreementDue');
  // Accepting it again adds nothing.
  await accept(server, agent.headers);
  expect(await inForce()).toEqual({ ...current, accepted: current.accepted + 1 });
  expect(
    await call(server, agent.headers, 'agreementPdf', { params: { version: data.version } }),
  ).toMatchObject({
    status: 200,
  });

  await publish(server, version('2026-04', '2026-02-05'));
  expect(await logIn(server, agent.phone)).toMatchObject({ agreementDue: true });
});

it('never asks staff to accept the agreement', async () => {
  const { server } = world;
  server.clock.set('2026-03-01T03:00:00.000Z');
  await publish(server, version('2026-05', '2026-03-01'));
  const staff = await newAgent(server, { user_type: 'Staff' });
  await server.services.db
    .insertInto('agreement_acceptances')
    .values({
      subject_kind: 'agent',
      subject_id: staff.id,
      version: '2026-11',
      language: 'en',
      hash: '0'.repeat(64),
      name: 'Sari',
      accepted_at: server.clock.now(),
    })
    .execute();
  expect(await logIn(server, staff.phone)).not.toHaveProperty('agreementDue');
});
