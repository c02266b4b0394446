import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newRegistration } from '#testing/people.ts';
import {
  acceptAgreement,
  aRegistration,
  bankOfRina,
  formBody,
  individualDetails,
  registrationAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();

const statesOf = (registration: { parts: readonly { part: string; state: string; revision: number }[] }) =>
  Object.fromEntries(registration.parts.map(({ part, state, revision }) => [part, `${state} ${revision}`]));

const eventsOf = async (registrationId: string) => {
  const rows = await world.server.services.db
    .selectFrom('registration_events')
    .select(['event', 'actor'])
    .where('registration_id', '=', registrationId)
    .orderBy('id')
    .execute();
  return rows.map(({ event, actor }) => `${event} ${actor}`);
};

it('refuses every part before the form [ONB-007]', async () => {
  const { server } = world;
  const { headers } = await newRegistration(server);
  for (const [name, body] of [
    ['saveRegistrationBank', bankOfRina],
    ['skipRegistrationPart', { part: 'idCard' }],
  ] as const) {
    const answer = await call(server, headers, name, { body });
    expect([answer.status, answer.message]).toEqual([422, 'Please fill in the registration form first']);
  }
  const { data } = await succeed(server, headers, 'getRegistration');
  expect(statesOf(data)).toEqual({
    details: 'empty 0',
    idCard: 'empty 0',
    agreement: 'empty 0',
    tax: 'empty 0',
    bank: 'empty 0',
  });
});

it('can be submitted once form and agreement are complete and the other parts are given or skipped [ONB-007] [ONB-036]', async () => {
  const { server } = world;
  const { headers, registrationId } = await aRegistration(server);
  const notReady = async () => {
    const answer = await call(server, headers, 'submitRegistration');
    expect([answer.status, answer.message]).toEqual([
      422,
      'Some steps are still open. Please finish them, then send your registration.',
    ]);
  };
  await notReady();
  await succeed(server, headers, 'skipRegistrationPart', { body: { part: 'idCard' } });
  await notReady();
  await acceptAgreement(server, headers);
  await succeed(server, headers, 'skipRegistrationPart', { body: { part: 'tax' } });
  await notReady();
  await succeed(server, headers, 'saveRegistrationBank', { body: bankOfRina });
  const { data } = await succeed(server, headers, 'submitRegistration');
  expect(data).toMatchObject({ status: 'submitted', submittedAt: '2026-01-15T03:00:00.000Z', deletedAt: '' });
  expect(statesOf(data)).toEqual({
    details: 'given 1',
    idCard: 'skipped 0',
    agreement: 'given 1',
    tax: 'skipped 0',
    bank: 'given 1',
  });
  expect(await eventsOf(registrationId)).toEqual(['submitted registrant']);
});

it('is submitted once, however often the call is sent, and cannot be changed afterwards', async () => {
  const { server } = world;
  const { headers, registrationId } = await aRegistration(server, { isSubmitted: true });
  const { version } = await registrationAs(server, headers);
  for (const answer of await Promise.all([1, 2].map(() => call(server, headers, 'submitRegistration'))))
    expect([answer.status, answer.errMsg.data.version]).toEqual([200, version]);
  expect(await eventsOf(registrationId)).toEqual(['submitted registrant']);
  for (const [name, body] of [
    ['saveRegistrationDetails', formBody(individualDetails())],
    ['saveRegistrationDetails', formBody(individualDetails(), false)],
    ['saveRegistrationBank', bankOfRina],
    ['skipRegistrationPart', { part: 'bank' }],
  ] as const) {
    const answer = await call(server, headers, name, { body });
    expect([answer.status, answer.message]).toEqual([
      422,
      'Your registration has been sent and is being checked. It cannot be changed now.',
    ]);
  }
});

/** What staff say, as their decision keeps it. */
const sendBack = async (
  registrationId: string,
  status: 'returned' | 'refused',
  parts: Readonly<Record<string, 'accepted' | 'tryAgain' | 'refused'>>,
) => {
  const { db } = world.server.services;
  await db.updateTable('registrations').set({ status }).where('id', '=', registrationId).execute();
  for (const [part, state] of Object.entries(parts))
    await db
      .updateTable('registration_parts')
      .set({ state, reason: state === 'accepted' ? '' : 'Please check it', note: 'for staff' })
      .where('registration_id', '=', registrationId)
      .where('part', '=', part as 'details')
      .execute();
};

it('can be submitted again once the returned parts are given again, and opens in the right mode [ONB-008]', async () => {
  const { server } = world;
  const { headers, registrationId, details } = await aRegistration(server, {
    parts: ['details', 'agreement', 'bank'],
    isSubmitted: true,
  });
  await sendBack(registrationId, 'returned', { details: 'tryAgain', bank: 'tryAgain' });
  const back = await registrationAs(server, headers);
  expect(back).toMatchObject({ status: 'returned', mode: 'declinedeoor' });
  expect(back.parts[0]).toEqual({
    part: 'details',
    state: 'tryAgain',
    revision: 1,
    reason: 'Please check it',
  });
  // A draft of the correction keeps the reason on the screen.
  const draft = await succeed(server, headers, 'saveRegistrationDetails', {
    body: formBody({ ...details, city: 'Cimahi' }, false),
  });
  expect(draft.data.parts[0]).toMatchObject({ state: 'tryAgain', reason: 'Please check it' });
  await succeed(server, headers, 'saveRegistrationDetails', {
    body: formBody({ ...details, city: 'Cimahi' }),
  });
  expect((await call(server, headers, 'submitRegistration')).status).toBe(422);
  await succeed(server, headers, 'saveRegistrationBank', { body: bankOfRina });
  const { data } = await succeed(server, headers, 'submitRegistration');
  expect(data.status).toBe('submitted');
  expect(data.mode).toBeUndefined();
  expect(statesOf(data)).toMatchObject({ details: 'given 2', bank: 'given 2', idCard: 'skipped 0' });
  expect(data.parts[0].reason).toBe('');
  expect(await eventsOf(registrationId)).toEqual(['submitted registrant', 'submitted registrant']);
});

it('keeps a form accepted that is saved again without changes', async () => {
  const { server } = world;
  const { headers, registrationId, details } = await aRegistration(server, { isSubmitted: true });
  await sendBack(registrationId, 'returned', { details: 'accepted' });
  const { data } = await succeed(server, headers, 'saveRegistrationDetails', { body: formBody(details) });
  expect(statesOf(data)).toMatchObject({ details: 'accepted 1' });
});

it('cannot be changed after a refusal', async () => {
  const { server } = world;
  const { headers, registrationId } = await aRegistration(server, { isSubmitted: true });
  await sendBack(registrationId, 'refused', { details: 'refused' });
  for (const name of ['submitRegistration', 'saveRegistrationBank'] as const) {
    const parts = name === 'submitRegistration' ? {} : { body: bankOfRina };
    const answer = await call(server, headers, name, parts);
    expect([answer.status, answer.message]).toEqual([
      422,
      'This registration was refused and can no longer be changed',
    ]);
  }
});

it('shows the new agent’s referral code and link once approved', async () => {
  const { server } = world;
  const { headers, registrationId, registration } = await aRegistration(server, { isSubmitted: true });
  const agent = registration.inviter_id;
  await server.services.db
    .updateTable('registrations')
    .set({ status: 'approved', agent_id: agent })
    .where('id', '=', registrationId)
    .execute();
  const data = await registrationAs(server, headers);
  expect(data).toMatchObject({ status: 'approved', referralCode: `R${agent.slice(0, 8)}`, deletedAt: '' });
  expect(data.inviteLink).toMatch(
    /^https:\/\/payung\.test\/app\/withoutReferralLinkRegistration\/[A-Za-z0-9]{6}$/,
  );
});

it('names what is missing in Indonesian', async () => {
  const { server } = world;
  const { headers } = await newRegistration(server);
  const answer = await call(server, headers, 'submitRegistration', { headers: { 'accept-language': 'id' } });
  expect(answer.message).toBe(
    'Masih ada langkah yang belum selesai. Selesaikan dahulu, lalu kirim pendaftaran Anda.',
  );
});
