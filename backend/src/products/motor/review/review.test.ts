import { expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import {
  avanza,
  CAR,
  decide,
  decideAsIs,
  filledQuote,
  patchMotor,
  recordOf,
  submittedQuote,
  statusesOf,
  useMotorServer,
} from '../testing/inspected.ts';

const world = useMotorServer();

const lease = (who: Credentials, quoteId: string, takeOver = false) =>
  call(world.server, who, 'leaseReview', { params: { quoteId }, body: { takeOver } });

const look = async (who: Credentials, quoteId: string) =>
  succeed(world.server, who, 'openReview', { params: { quoteId } });

const queue = (who: Credentials, query: Readonly<Record<string, string>> = {}) =>
  succeed(world.server, who, 'reviewQueue', { query });

const reviewer = (first: string): Promise<Credentials> =>
  newStaff(world.server, { first_name: first, last_name: 'Kartika' });

it('shows a reviewer the photos beside what was entered', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const staff = await newStaff(server);
  const set = await look(staff, quote.quoteId);
  expect(set).toMatchObject({
    quoteId: quote.quoteId,
    code: quote.code,
    round: 1,
    status: 'waiting',
    submittedAt: server.clock.now().toISOString(),
    entered: {
      insuredName: 'Budi Santoso',
      vehicle: 'Toyota Avanza 2023',
      plate: 'B 1234 ABC',
      chassisNo: quote.vehicle.chassisNo,
      engineNo: quote.vehicle.engineNo,
      year: 2023,
      coverage: 'comprehensive',
      sumInsured: 170_000_000,
      accessories: 0,
    },
  });
  expect(set.photos.map(({ slot }: { slot: string }) => slot)).toEqual([...CAR]);
  const params = { quoteId: quote.quoteId, photoId: quote.photos['front']! };
  const photo = await call(server, staff, 'reviewPhoto', { params });
  expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('keeps an audit trail of every opening and every decision', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const { quoteId } = quote;
  const staff = await reviewer('Rina');
  await look(staff, quoteId);
  await look(staff, quoteId);
  await lease(staff, quoteId);
  await lease(staff, quoteId);
  await call(server, staff, 'reviewPhoto', { params: { quoteId, photoId: quote.photos['chassis']! } });
  const { errMsg } = await decideAsIs(server, staff, quoteId);
  expect(
    errMsg.audit.map(({ who, what }: { who: string; what: string }) => [who, what]).toReversed(),
  ).toEqual([
    ['customer', 'submitted'],
    ['Rina Kartika', 'opened'],
    ['Rina Kartika', 'leased'],
    ['Rina Kartika', 'photoSeen:chassis'],
    ['Rina Kartika', 'approved'],
  ]);
  server.clock.advance(121);
  expect((await look(staff, quoteId)).audit[0]).toMatchObject({ who: 'Rina Kartika', what: 'opened' });
});

it('leases a set to one reviewer at a time; the lease is renewed, expires and can be taken over', async () => {
  const { server } = world;
  const { quoteId } = await submittedQuote(server);
  const [rina, joko] = [await reviewer('Rina'), await reviewer('Joko')];
  const taken = await lease(rina, quoteId);
  expect(taken.errMsg).toMatchObject({
    status: 'inReview',
    lease: {
      reviewer: 'Rina Kartika',
      isMine: true,
      until: new Date(server.clock.now().getTime() + 120_000).toISOString(),
    },
  });
  const refused = await lease(joko, quoteId);
  expect([refused.status, refused.errMsg.message, refused.errMsg.lease]).toMatchObject([
    409,
    'Rina Kartika is reviewing these photos',
    { reviewer: 'Rina Kartika', isMine: false },
  ]);
  expect((await decide(server, joko, quoteId)).status).toBe(409);
  server.clock.advance(100);
  await lease(rina, quoteId);
  server.clock.advance(100);
  expect((await lease(joko, quoteId)).status).toBe(409);
  server.clock.advance(20);
  expect((await lease(joko, quoteId)).errMsg.lease).toMatchObject({ reviewer: 'Joko Kartika', isMine: true });
  const back = await lease(rina, quoteId, true);
  expect(back.errMsg.lease).toMatchObject({ reviewer: 'Rina Kartika', isMine: true });
  expect(back.errMsg.audit[0]).toMatchObject({ who: 'Rina Kartika', what: 'takenOver' });
  const params = { quoteId };
  expect(await succeed(server, joko, 'releaseReview', { params })).toEqual({ released: false });
  expect(await succeed(server, rina, 'releaseReview', { params })).toEqual({ released: true });
  expect((await look(joko, quoteId)).lease).toBeUndefined();
});

it('requires the lease and at least one opened photo for an approval', async () => {
  const { server } = world;
  const { quoteId, photos } = await submittedQuote(server);
  const staff = await reviewer('Rina');
  const photo = (who: Credentials) =>
    call(server, who, 'reviewPhoto', { params: { quoteId, photoId: photos['front']! } });
  const approve = async (who = staff) => {
    const { status, message } = await decideAsIs(server, who, quoteId);
    return [status, message];
  };
  await look(staff, quoteId);
  await photo(staff);
  expect(await approve()).toEqual([422, 'Take the inspection before you approve it']);
  await lease(staff, quoteId);
  server.clock.advance(121);
  expect(await approve()).toEqual([422, 'Take the inspection before you approve it']);
  const other = await reviewer('Joko');
  await lease(other, quoteId);
  expect(await approve(other)).toEqual([422, 'Look at the photos before you approve them']);
  await photo(other);
  expect(await approve(other)).toEqual([200, '']);
});

it('names the reviewer who decided to the second one, and changes nothing', async () => {
  const { server } = world;
  const { quoteId, agent } = await submittedQuote(server);
  const [rina, joko] = [await reviewer('Rina'), await reviewer('Joko')];
  // Flagging and rejecting need no lease.
  const answers = await Promise.all([
    decideAsIs(server, rina, quoteId, { decision: 'reject', reason: 'Damaged' }),
    decideAsIs(server, joko, quoteId, { decision: 'reject', reason: 'No' }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409)!;
  expect(late.errMsg.message).toMatch(/^(Rina|Joko) Kartika has already decided about these photos$/);
  expect(late.errMsg).toMatchObject({
    quoteId,
    status: 'decided',
    decision: { reviewer: expect.any(String) },
  });
  const { rejection } = await recordOf(server, agent, quoteId);
  const first = late.errMsg.decision.reviewer === 'Rina Kartika' ? 'Damaged' : 'No';
  expect(rejection.reason).toBe(first);
});

it.each([
  [{ checked: ['plate', 'chassis'] }, 'Please compare every item of the checklist before you approve'],
  [{ decision: 'flag' }, 'Please mark at least one photo'],
  [
    { decision: 'flag', flags: [{ photoId: 'nobody-has-it', reason: 'dark', note: '' }] },
    'One of the marked photos is not in this set',
  ],
  [{ decision: 'reject', reason: '  ' }, 'Please give a reason: agent and customer will read it'],
])('refuses an incomplete decision (%#)', async (change, message) => {
  const { server } = world;
  const { quoteId, agent } = await submittedQuote(server);
  const answer = await decide(server, await newStaff(server), quoteId, change);
  expect([answer.status, answer.message]).toEqual([422, message]);
  expect((await recordOf(server, agent, quoteId)).stage).toBe('Qc Checked');
});

it('lists sets longest waiting first, by page, plate, code and state, and marks those waiting over four hours', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const before = await queue(staff);
  const old = await submittedQuote(server, avanza({ licensePlateNumber1: 'OLD' }));
  server.clock.advance(4 * 3600 + 1);
  const fresh = await submittedQuote(server, avanza({ licensePlateNumber1: 'NEW' }));
  const staffLater = await newStaff(server);
  const all = await queue(staffLater);
  expect([all.waiting, all.total]).toEqual([before.waiting + 2, before.waiting + 2]);
  const moments = all.items.map(({ submittedAt }: { submittedAt: string }) => submittedAt);
  expect(moments).toEqual(moments.toSorted());
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await queue(staffLater, query)).items.map(({ quoteId }: { quoteId: string }) => quoteId);
  expect(await ids({ search: 'b1234old' })).toEqual([old.quoteId]);
  expect(await ids({ search: fresh.code })).toEqual([fresh.quoteId]);
  expect(await ids({ search: '100%' })).toEqual([]);
  expect(await ids({ status: 'overdue', search: 'OLD' })).toEqual([old.quoteId]);
  expect(await ids({ status: 'overdue', search: 'NEW' })).toEqual([]);
  expect(await ids({ status: 'mine' })).toEqual([]);
  await lease(staffLater, fresh.quoteId);
  expect(await ids({ status: 'mine' })).toEqual([fresh.quoteId]);
  await decide(server, staffLater, fresh.quoteId);
  expect(await ids({ search: 'NEW' })).toEqual([]);
  expect(await ids({ status: 'decided', search: 'NEW' })).toEqual([fresh.quoteId]);
  const [item] = (await queue(staffLater, { search: 'OLD' })).items;
  expect(item).toEqual({
    quoteId: old.quoteId,
    code: old.code,
    vehicle: 'Toyota Avanza 2023',
    plate: 'B 1234 OLD',
    submittedAt: expect.any(String),
    round: 1,
    status: 'waiting',
    isOverdue: true,
  });
  expect(await succeed(server, staffLater, 'reviewCount')).toEqual({ count: before.waiting + 1 });
  expect(await ids({ page: '99' })).toEqual([]);
});

it('accepts a decision after the plan changed: the inspection belongs to the vehicle (ruling R11)', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const { agent, quoteId } = quote;
  const plan = { planCode: 'MTPRM', planName: '', premium: 0, duration: 1, isEligibleForMultiyear: false };
  await patchMotor(server, agent, quoteId, plan);
  expect((await recordOf(server, agent, quoteId)).stage).toBe('Plan Selected');
  expect((await decide(server, await newStaff(server), quoteId)).status).toBe(200);
  const record = await recordOf(server, agent, quoteId);
  expect([record.stage, record.inspection.status]).toEqual(['Plan Selected', 'approved']);
});

it('answers 404 for a quote that was never submitted', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { quoteId } = await filledQuote(server);
  for (const id of [quoteId, 'f'.repeat(24)]) {
    expect((await call(server, staff, 'openReview', { params: { quoteId: id } })).status).toBe(404);
    expect((await decide(server, staff, id)).status).toBe(404);
  }
});
