import { expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import {
  CAR,
  decide,
  documentsOf,
  filledQuote,
  newPicture,
  photograph,
  putPhoto,
  recordOf,
  submit,
  submittedQuote,
  useMotorServer,
} from '../testing/inspected.ts';

const world = useMotorServer();

const look = async (who: Credentials, quoteId: string) =>
  succeed(world.server, who, 'openReview', { params: { quoteId } });

it('asks only for the flagged photos again, each with its reason [MOT-057]', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const { quoteId, agent, photos } = quote;
  const staff = await newStaff(server);
  const flags = [
    { photoId: photos['registration'], reason: 'glare', note: 'The number cannot be read' },
    { photoId: photos['rear'], reason: 'wrongSlot', note: '' },
  ];
  expect((await decide(server, staff, quoteId, { decision: 'flag', flags })).status).toBe(200);
  const record = await recordOf(server, agent, quoteId);
  expect([record.stage, record.inspection]).toEqual([
    'Customer Information Updated',
    { status: 'flagged', round: 1, wantedSlots: ['registration', 'rear'] },
  ]);
  const flagged = (await documentsOf(server, agent, quoteId)).photos.filter(
    ({ flag }: { flag?: object }) => flag !== undefined,
  );
  expect(flagged).toMatchObject([
    { type: 'rear', flag: { reason: 'wrongSlot', note: '' } },
    { type: 'registration', flag: { reason: 'glare', note: 'The number cannot be read' } },
  ]);
  await photograph(server, quote, ['rear']);
  expect((await submit(server, quote)).status).toBe(422);
  await photograph(server, quote, ['registration']);
  expect((await submit(server, quote)).errMsg.data).toMatchObject({ status: 'underReview', round: 2 });
  const set = await look(staff, quoteId);
  expect(
    Object.fromEntries(
      set.photos.map(({ slot, isAccepted }: { slot: string; isAccepted: boolean }) => [slot, isAccepted]),
    ),
  ).toEqual({
    front: true,
    rear: false,
    left: true,
    right: true,
    dashboard: true,
    chassis: true,
    engine: true,
    registration: false,
  });
  // A reviewer who still has the first set open gets a conflict.
  const late = await decide(server, staff, quoteId, { round: 1 });
  expect([late.status, late.errMsg.message, late.errMsg.round]).toEqual([
    409,
    'The photos or the data of this quote have changed. Please look at them again.',
    2,
  ]);
  expect((await decide(server, staff, quoteId, { round: 2 })).status).toBe(200);
});

it('accepts the picture of a flagged wrong slot in the right one', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { quoteId, customer } = quote;
  await photograph(server, quote, CAR.slice(2));
  const [front, rear] = [await newPicture(), await newPicture()];
  const wrong = [
    await putPhoto(server, customer, quoteId, { slot: 'front', bytes: rear }),
    await putPhoto(server, customer, quoteId, { slot: 'rear', bytes: front }),
  ];
  await submit(server, quote);
  const flags = wrong.map(({ photoId }) => ({ photoId, reason: 'wrongSlot', note: '' }));
  await decide(server, await newStaff(server), quoteId, { decision: 'flag', flags });
  const right = [
    await putPhoto(server, customer, quoteId, { slot: 'front', bytes: front }),
    await putPhoto(server, customer, quoteId, { slot: 'rear', bytes: rear }),
  ];
  expect(right.map(({ status }) => status)).toEqual([200, 200]);
});
