import { beforeEach, expect, it } from 'vitest';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newRegistration, newStaff } from '#testing/people.ts';
import {
  aRegistration,
  formBody,
  individualDetails,
  newIdNumber,
  decideAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';
const DAY = 86_400;
beforeEach(() => {
  world.server.clock.set(START);
});

/** Some days later, after the job has removed what expired. */
const daysLater = async (days: number): Promise<void> => {
  world.server.clock.advance(days * DAY);
  expect(await removeExpired(world.server.services, [])).toBe(true);
};

/** What is answered to somebody with that ID number who registers; with the previous phone where it is given. */
const applyWith = async (idNumber: string, phone?: string): Promise<string> => {
  const { headers } = await newRegistration(world.server, phone === undefined ? {} : { phone });
  const body = formBody(individualDetails({ idNumber }));
  const { status, message } = await call(world.server, headers, 'saveRegistrationDetails', { body });
  return `${status} ${message}`.trim();
};

const DUPLICATE = '422 Duplicate ID Number.';

const reservedBy = async (holderId: string): Promise<number> =>
  (
    await world.server.services.db
      .selectFrom('held_numbers')
      .select('kind')
      .where('holder_id', '=', holderId)
      .execute()
  ).length;

/** Sent, and refused permanently. */
const refusedOne = async () => {
  const { server } = world;
  const begun = await aRegistration(server, { isSubmitted: true });
  const { registrationId } = begun;
  const staff = await newStaff(server);
  await decideAs(server, staff, { registrationId, verdicts: { details: ['refused', 'Not as we expect'] } });
  return begun;
};

it('reserves the number of a refused registration for 90 days [ONB-021]', async () => {
  const { registrationId, phone, details } = await refusedOne();
  await daysLater(89);
  expect(await applyWith(details.idNumber)).toBe(DUPLICATE);
  expect(await applyWith(details.idNumber, phone)).toBe(DUPLICATE);
  expect(await reservedBy(registrationId)).toBe(1);
  await daysLater(2);
  // No rule asks for a list of those who were refused: not even a digest is left.
  expect(await reservedBy(registrationId)).toBe(0);
  expect(await applyWith(details.idNumber)).toBe('200');
});

it('frees the number of a refused registration that the person deletes (law 27/2022)', async () => {
  const { registrationId, headers, phone, details } = await refusedOne();
  await succeed(world.server, headers, 'deleteRegistration');
  expect(await reservedBy(registrationId)).toBe(0);
  expect(await applyWith(details.idNumber, phone)).toBe('200');
});

it('frees the number of an abandoned registration after 30 days', async () => {
  const { registrationId, phone, details } = await aRegistration(world.server);
  await daysLater(29);
  expect(await applyWith(details.idNumber)).toBe(DUPLICATE);
  await daysLater(2);
  expect(await reservedBy(registrationId)).toBe(0);
  expect(await applyWith(details.idNumber, phone)).toBe('200');
});

it.each(['blacklisted', 'terminated', 'resigned'] as const)(
  'never accepts the number of a %s agent again, which is stored as a hash only (NET-008)',
  async (status) => {
    const { server } = world;
    const { db, clock } = server.services;
    const begun = await aRegistration(server, {
      parts: ['details', 'idCard'],
      details: { idNumber: newIdNumber() },
      isSubmitted: true,
    });
    const staff = await newStaff(server);
    await decideAs(server, staff, { registrationId: begun.registrationId });
    const { agent_id: agentId } = await db
      .selectFrom('registrations')
      .select('agent_id')
      .where('id', '=', begun.registrationId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('agents')
      .set({ status, left_at: clock.now() })
      .where('id', '=', agentId ?? '')
      .execute();
    await daysLater(400);
    expect(await applyWith(begun.details.idNumber)).toBe(DUPLICATE);
    const [held] = await db
      .selectFrom('held_numbers')
      .selectAll()
      .where('holder_id', '=', agentId ?? '')
      .execute();
    expect(held).toMatchObject({ kind: 'idNumber', holder_kind: 'agent' });
    expect(JSON.stringify(held)).not.toContain(begun.details.idNumber);
  },
);

it('keeps an agent blacklisted when the account is closed', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await newAgent(server, { bank_code: '014', account_number: '1234567890' });
  await succeed(server, agent.headers, 'requestClosure', {
    body: { wish: 'Please close it', requestId: crypto.randomUUID() },
  });
  const row = () =>
    db
      .selectFrom('agents')
      .select(['status', 'account_number'])
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow();
  await db.updateTable('agents').set({ status: 'blacklisted' }).where('id', '=', agent.id).execute();
  const staff = await newStaff(server);
  const { data } = await succeed(server, staff, 'listClosures');
  const asked = data.closures.find(({ agentCode }: { agentCode: string }) => agentCode === agent.agent_code);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: asked.id },
    body: { status: 'done', answer: 'Closed.' },
  });
  expect(await row()).toEqual({ status: 'blacklisted', account_number: '' });
});
