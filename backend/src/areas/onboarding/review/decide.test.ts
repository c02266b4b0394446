import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import {
  aRegistration,
  formBody,
  registrationAs,
  decideAs,
  decisionsOn,
  openAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();
const ALL = ['details', 'idCard', 'tax', 'bank'] as const;

const stateOf = async (who: Parameters<typeof registrationAs>[1]) => {
  const { status, mode, reason, parts } = await registrationAs(world.server, who);
  return {
    status,
    mode,
    reason,
    parts: parts.map(({ part, state }: { part: string; state: string }) => `${part} ${state}`),
  };
};

const noticesOf = (registrationId: string) =>
  world.server.jobs.filter(
    (job) => job.kind === 'sendRegistrationNotice' && job.registrationId === registrationId,
  );

it('returns a registration with a reason for the person and a note for staff only [ONB-008] [R58]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers } = await aRegistration(server, { parts: ALL, isSubmitted: true });
  const answer = await decideAs(server, staff, {
    registrationId,
    verdicts: { idCard: ['tryAgain', 'The photo is blurred', 'Looks like a copy'] },
  });
  expect(answer.status).toBe(200);
  expect(answer.errMsg.data.parts[1]).toEqual({
    part: 'idCard',
    state: 'tryAgain',
    revision: 1,
    reason: 'The photo is blurred',
    note: 'Looks like a copy',
  });
  expect(await stateOf(headers)).toEqual({
    status: 'returned',
    mode: 'retakePhotoData',
    reason: '',
    parts: ['details accepted', 'idCard tryAgain', 'agreement given', 'tax accepted', 'bank accepted'],
  });
  const own = await registrationAs(server, headers);
  expect(own.parts[1].reason).toBe('The photo is blurred');
  expect(JSON.stringify(own)).not.toContain('Looks like a copy');
  expect(noticesOf(registrationId)).toEqual([
    { kind: 'sendRegistrationNotice', registrationId, outcome: 'returned', language: 'en' },
  ]);
});

it('returns the registration of a company in the mode of a company [ONB-008]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers } = await aRegistration(server, {
    kind: 'corporate',
    parts: ALL,
    isSubmitted: true,
  });
  await decideAs(server, staff, {
    registrationId,
    verdicts: { details: ['tryAgain', 'The NIB is another one'] },
  });
  expect(await stateOf(headers)).toMatchObject({ status: 'returned', mode: 'declinedeoorCor' });
});

it('clears the reason when the part is given again, and asks staff to decide it again [R58] [ONB-007]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers, details } = await aRegistration(server, { isSubmitted: true });
  await decideAs(server, staff, { registrationId, verdicts: { details: ['tryAgain', 'The address'] } });
  await succeed(server, headers, 'saveRegistrationDetails', {
    body: formBody({ ...details, address: 'Jl. Merdeka No. 17' }),
  });
  await succeed(server, headers, 'submitRegistration');
  const review = await openAs(server, staff, registrationId);
  expect(review.parts[0]).toEqual({
    part: 'details',
    state: 'given',
    revision: 2,
    reason: '',
    note: '',
    again: { isNew: false, fields: ['address'] },
  });
  const queue = await succeed(server, staff, 'registrationQueue', { query: {} });
  expect(queue.data.items.find(({ id }: { id: string }) => id === registrationId).isAgain).toBe(true);
});

it('refuses the registration when one part is refused, and notifies the person of the reason [R58]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers } = await aRegistration(server, { parts: ALL, isSubmitted: true });
  await decideAs(server, staff, {
    registrationId,
    verdicts: {
      details: ['refused', 'The person sells for another company'],
      bank: ['tryAgain', 'The name'],
    },
  });
  expect(await stateOf(headers)).toMatchObject({
    status: 'refused',
    reason: 'The person sells for another company',
  });
  const { events } = await openAs(server, staff, registrationId);
  expect(events.map(({ event, part }: { event: string; part?: string }) => [event, part])).toEqual([
    ['submitted', undefined],
    ['opened', undefined],
    ['refused', 'details'],
  ]);
  expect(noticesOf(registrationId)).toMatchObject([{ outcome: 'refused' }]);
});

it('requires a decision with a reason on every given part, and on no other [R58]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers } = await aRegistration(server, {
    parts: ['details', 'bank'],
    isSubmitted: true,
  });
  const review = await openAs(server, staff, registrationId);
  const decisions = decisionsOn(review);
  expect(decisions.map(({ part }: { part: string }) => part)).toEqual(['details', 'bank']);
  const every = 'Please decide about every part that was given, and about no other';
  const [details, bank] = decisions;
  const tried = [
    [[details], every],
    [[details, details], every],
    [[details, bank, { ...bank, part: 'tax' }], every],
    [
      [details, { ...bank, verdict: 'tryAgain', reason: '  ' }],
      'Please give a reason for everything that you do not accept: the person reads it',
    ],
  ];
  for (const [given, message] of tried) {
    const body = { version: review.version, decisions: given };
    const answer = await call(server, staff, 'decideRegistration', { params: { registrationId }, body });
    expect([answer.status, answer.message]).toEqual([422, message]);
  }
  expect(await stateOf(headers)).toMatchObject({ status: 'submitted' });
});

it('refuses a decision on an older version than the current one [R58]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId } = await aRegistration(server, { isSubmitted: true });
  const review = await openAs(server, staff, registrationId);
  const body = { version: review.version - 1, decisions: decisionsOn(review) };
  const answer = await call(server, staff, 'decideRegistration', { params: { registrationId }, body });
  expect(answer.status).toBe(409);
  expect(answer.errMsg.message).toBe(
    'The registration has changed since you opened it. Please look at it again.',
  );
  expect(answer.errMsg.data).toMatchObject({ id: registrationId, version: review.version });
});

it('hides registrations from staff before they are submitted, and always from everybody else', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers } = await aRegistration(server);
  const params = { registrationId };
  expect((await call(server, staff, 'openRegistration', { params })).status).toBe(404);
  const body = { version: 2, decisions: [{ part: 'details', verdict: 'accepted', reason: '', note: '' }] };
  expect((await call(server, staff, 'decideRegistration', { params, body })).status).toBe(404);
  const agent = await newAgent(server);
  for (const who of [headers, agent.headers])
    expect((await call(server, who, 'openRegistration', { params })).status).toBe(403);
});
