import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '#testing/caller.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import {
  avanza,
  decide,
  documentsOf,
  filledQuote,
  motorcycleOf,
  newMotorQuote,
  newPicture,
  photograph,
  putPhoto,
  submit,
  submittedQuote,
  useMotorServer,
} from '../testing/inspected.ts';
import { scene } from '../testing/pictures.ts';

const world = useMotorServer();

const bytesOf = (quoteId: string, photoId: string, who: Readonly<Record<string, string>>) =>
  call(world.server, who, 'inspectionPhoto', { params: { quoteId, photoId } });

const photoRows = (quoteId: string) =>
  world.server.services.db
    .selectFrom('motor_photos' as never)
    .selectAll()
    .where('quote_id' as never, '=', quoteId as never)
    .execute() as unknown as Promise<readonly { photo_id: string; sealed: Buffer; slot: string }[]>;

it('stores a photo that is sent twice once, with the same answer [MOT-017]', async () => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const photo = { slot: 'front', bytes: await newPicture(), photoId: randomUUID() };
  const [first, second] = [
    await putPhoto(server, customer, quoteId, photo),
    await putPhoto(server, customer, quoteId, photo),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.data).toEqual(first.data);
  expect(first.data.photos).toEqual([
    {
      type: 'front',
      images: [photo.photoId],
      desc: '',
      sentAt: '2026-01-15T03:00:00.000Z',
      source: 'camera',
    },
  ]);
  expect(await photoRows(quoteId)).toHaveLength(1);
});

it('stores one of two photos that are sent for one slot at once', async () => {
  const { server } = world;
  const { customer, agent, quoteId } = await filledQuote(server);
  const bytes = [await newPicture(), await newPicture()];
  const answers = await Promise.all([
    putPhoto(server, customer, quoteId, { slot: 'front', bytes: bytes[0]! }),
    putPhoto(server, agent, quoteId, { slot: 'front', bytes: bytes[1]! }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await photoRows(quoteId)).toHaveLength(1);
});

it('replaces the photo of a slot, and deletes the earlier one when no reviewer has seen it', async () => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const first = await putPhoto(server, customer, quoteId, { slot: 'left', bytes: await newPicture() });
  const second = await putPhoto(server, customer, quoteId, { slot: 'left', bytes: await newPicture() });
  expect(second.data.photos.map(({ images }: { images: string[] }) => images)).toEqual([[second.photoId]]);
  expect((await photoRows(quoteId)).map((row) => row.photo_id)).toEqual([second.photoId]);
  expect((await bytesOf(quoteId, first.photoId, customer)).status).toBe(404);
});

it('asks a car for eight photos and a motorcycle for seven, and takes up to four of damage (ruling R12)', async () => {
  const { server } = world;
  const car = await filledQuote(server);
  const motorcycle = await filledQuote(server, motorcycleOf());
  const wanted = async ({ agent, quoteId }: typeof car) =>
    (await documentsOf(server, agent, quoteId)).wantedSlots;
  expect(await wanted(car)).toEqual([
    'front',
    'rear',
    'left',
    'right',
    'dashboard',
    'chassis',
    'engine',
    'registration',
  ]);
  expect(await wanted(motorcycle)).toEqual([
    'front',
    'rear',
    'left',
    'right',
    'speedometer',
    'chassis',
    'registration',
  ]);
  const put = async (quote: typeof car, slot: string) => {
    const { status, message } = await putPhoto(server, quote.customer, quote.quoteId, {
      slot,
      bytes: await newPicture(),
    });
    return [slot, status, message];
  };
  expect(await put(car, 'speedometer')).toEqual(['speedometer', 422, 'This photo is not required']);
  expect(await put(motorcycle, 'dashboard')).toEqual(['dashboard', 422, 'This photo is not required']);
  for (const slot of ['damage1', 'damage2', 'damage3', 'damage4']) {
    expect(await put(car, slot)).toEqual([slot, 200, '']);
  }
  expect((await put(car, 'damage5'))[1]).toBe(400);
  expect((await put(car, 'roof'))[1]).toBe(400);
});

it('refuses photos before the customer information, under review, and for slots that are not flagged', async () => {
  const { server } = world;
  const early = await newMotorQuote(server);
  const put = async ({ customer, quoteId }: typeof early, slot = 'front') => {
    const answer = await putPhoto(server, customer, quoteId, { slot, bytes: await newPicture() });
    return [answer.status, answer.message];
  };
  expect((await put(early))[0]).toBe(422);
  const quote = await submittedQuote(server);
  expect(await put(quote)).toEqual([422, 'No photos are required at the moment']);
  const flags = [{ photoId: quote.photos['rear'], reason: 'blurred', note: '' }];
  await decide(server, await newStaff(server), quote.quoteId, { decision: 'flag', flags });
  expect(await put(quote, 'front')).toEqual([422, 'This photo is not required']);
  expect(await put(quote, 'rear')).toEqual([200, '']);
});

it('describes and removes photos of the set that is being made', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { customer, quoteId } = quote;
  const { damage1, front } = await photograph(server, quote, ['front', 'damage1']);
  const described = await call(server, customer, 'describePhoto', {
    params: { quoteId, photoId: damage1! },
    body: { desc: ' A scratch on the left door ' },
  });
  expect(described.errMsg.data.photos[1]).toMatchObject({
    type: 'damage1',
    desc: 'A scratch on the left door',
  });
  const removed = await call(server, customer, 'removePhoto', { params: { quoteId, photoId: front! } });
  expect(removed.errMsg.data.photos.map(({ type }: { type: string }) => type)).toEqual(['damage1']);
  expect(removed.errMsg.data.wantedSlots).toContain('front');
  const again = await call(server, customer, 'removePhoto', { params: { quoteId, photoId: front! } });
  expect(again.status).toBe(200);
});

it('requires the complete set and a description of every damage; a second submission changes nothing', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { customer, quoteId } = quote;
  await photograph(server, quote, ['front', 'rear', 'left', 'right', 'dashboard', 'chassis', 'engine']);
  const early = await submit(server, quote);
  expect([early.status, early.message]).toEqual([422, 'Please send every required photo']);
  const { damage1 } = await photograph(server, quote, ['registration', 'damage1']);
  const silent = await submit(server, quote);
  expect([silent.status, silent.message]).toEqual([422, 'Please describe the damage on each of its photos']);
  const params = { quoteId, photoId: damage1! };
  await call(server, customer, 'describePhoto', { params, body: { desc: 'Dent' } });
  const [first, second] = await Promise.all([submit(server, quote), submit(server, quote)]);
  expect([first.status, second.status, first.errMsg.data.round, second.errMsg.data.round]).toEqual([
    200, 200, 1, 1,
  ]);
  const events = await world.server.services.db
    .selectFrom('quote_events')
    .select('event')
    .where('quote_id', '=', quoteId)
    .where('event', '=', 'submitInspection')
    .execute();
  expect(events).toHaveLength(1);
});

it('shows photos to the agent and the customer of the quote alone', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const stranger = await filledQuote(server);
  const { front } = await photograph(server, quote, ['front']);
  const staff = await newStaff(server);
  const others = [stranger.agent, stranger.customer, (await newAgent(server)).headers, staff, {}];
  for (const who of others) {
    const answer = await bytesOf(quote.quoteId, front!, who);
    expect([401, 403, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const put = await putPhoto(server, who, quote.quoteId, { slot: 'rear', bytes: await scene({ seed: 5 }) });
    expect([401, 403, 404]).toContain(put.status);
  }
  // The photo of one quote is not found under another, also not by the agent of that one.
  expect((await bytesOf(stranger.quoteId, front!, stranger.agent)).status).toBe(404);
  // Reviewers see what was submitted, not what is being made.
  const params = { quoteId: quote.quoteId, photoId: front! };
  expect((await call(server, staff, 'reviewPhoto', { params })).status).toBe(404);
});

it('stores source, time and hints of the device for the reviewer', async () => {
  const { server } = world;
  const quote = await filledQuote(server, avanza());
  await photograph(server, quote, [
    'rear',
    'left',
    'right',
    'dashboard',
    'chassis',
    'engine',
    'registration',
  ]);
  const query = { source: 'file', takenAt: '2026-01-14T09:30:00Z', hints: 'blurred,nonsense,dark' };
  const bytes = await newPicture();
  expect(
    (await putPhoto(server, quote.customer, quote.quoteId, { slot: 'front', bytes, query })).status,
  ).toBe(200);
  await submit(server, quote);
  const staff = await newStaff(server);
  const { errMsg } = await call(server, staff, 'openReview', { params: { quoteId: quote.quoteId } });
  expect(errMsg.photos[0]).toMatchObject({
    slot: 'front',
    source: 'file',
    takenAt: '2026-01-14T09:30:00.000Z',
    hints: ['dark', 'blurred'],
    width: 80,
    height: 60,
    isAccepted: false,
  });
});
