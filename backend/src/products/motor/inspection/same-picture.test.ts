import { expect, it } from 'vitest';
import sharp from 'sharp';
import { call } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import {
  filledQuote,
  newPicture,
  photograph,
  putPhoto,
  submit,
  statusesOf,
  useMotorServer,
} from '../testing/inspected.ts';
import { sameModelDashboard } from '../testing/pictures.ts';

const world = useMotorServer();

it('refuses the same picture in a second slot, also as another file (ruling R12)', async () => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const picture = await sharp(await newPicture())
    .png()
    .toBuffer();
  await putPhoto(server, customer, quoteId, { slot: 'front', bytes: picture });
  const other = await sharp(picture)
    .png({ compressionLevel: 1 })
    .withExif({ IFD0: { Software: 'x' } })
    .toBuffer();
  expect(other.equals(picture)).toBe(false);
  const answer = await putPhoto(server, customer, quoteId, { slot: 'rear', bytes: other });
  expect([answer.status, answer.message]).toEqual([
    422,
    'This picture is already used for another photo of this vehicle. Please take a new one.',
  ]);
});

it('refuses the same picture in two slots at once', async () => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const bytes = await newPicture();
  const answers = await Promise.all(
    ['front', 'rear'].map((slot) => putPhoto(server, customer, quoteId, { slot, bytes })),
  );
  expect(statusesOf(answers)).toEqual([200, 422]);
});

it('refuses a picture from the quote of another vehicle, and takes one from another quote of the same', async () => {
  const { server } = world;
  const first = await filledQuote(server);
  const other = await filledQuote(server);
  const again = await filledQuote(server, first.vehicle);
  const bytes = await newPicture();
  expect((await putPhoto(server, first.customer, first.quoteId, { slot: 'front', bytes })).status).toBe(200);
  const foreign = await putPhoto(server, other.customer, other.quoteId, { slot: 'front', bytes });
  expect([foreign.status, foreign.message]).toEqual([
    422,
    'This picture was already used for another vehicle. Please take a new one.',
  ]);
  expect((await putPhoto(server, again.customer, again.quoteId, { slot: 'front', bytes })).status).toBe(200);
});

it('marks dashboards of one model that look alike for the reviewer, and refuses neither (ruling R12)', async () => {
  const { server } = world;
  const [one, two] = [await filledQuote(server), await filledQuote(server)];
  await photograph(server, one, ['front', 'rear', 'left', 'right', 'chassis', 'engine', 'registration']);
  await photograph(server, two, ['front', 'rear', 'left', 'right', 'chassis', 'engine', 'registration']);
  const dashboards = [await sameModelDashboard(77, 1), await sameModelDashboard(77, 1.08)];
  for (const [index, quote] of [one, two].entries()) {
    const bytes = dashboards[index]!;
    expect((await putPhoto(server, quote.customer, quote.quoteId, { slot: 'dashboard', bytes })).status).toBe(
      200,
    );
    expect((await submit(server, quote)).status).toBe(200);
  }
  const staff = await newStaff(server);
  const { errMsg } = await call(server, staff, 'openReview', { params: { quoteId: two.quoteId } });
  const alike = errMsg.photos.map(({ slot, resembles }: { slot: string; resembles: unknown[] }) => [
    slot,
    resembles,
  ]);
  expect(Object.fromEntries(alike)).toEqual({
    front: [],
    rear: [],
    left: [],
    right: [],
    chassis: [],
    engine: [],
    registration: [],
    dashboard: [{ code: one.code, slot: 'dashboard' }],
  });
});
