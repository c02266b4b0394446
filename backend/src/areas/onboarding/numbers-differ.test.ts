import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newRegistration } from '#testing/people.ts';
import {
  aRegistration,
  formBody,
  individualDetails,
  newIdNumber,
  registrationAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();

/** A finished check that read that number. */
const readCard = async (registrationId: string, number: string): Promise<string> => {
  const { db } = world.server.services;
  const transaction_id = `check-${number}`;
  const at = world.server.clock.now();
  await db
    .insertInto('identity_checks')
    .values({
      transaction_id,
      subject_kind: 'registration',
      subject_id: registrationId,
      insured_no: 1,
      status: 'auto_approved',
      id_number: number,
      id_type: 'KTP',
      image_key: `image-${number}`,
      created_at: at,
      finished_at: at,
    })
    .execute();
  return `image-${number}`;
};

it('reports that typed and read number differ until the person chose one', async () => {
  const { server } = world;
  const { headers, registrationId } = await aRegistration(server);
  const read = newIdNumber();
  const imageKey = await readCard(registrationId, read);
  const before = await registrationAs(server, headers);
  expect(before).toMatchObject({ numbersDiffer: true, card: { readNumber: read } });
  await succeed(server, headers, 'updateProfile', {
    body: { idNumber: read, idUrl: imageKey, idType: 'KTP', chosen: 'read' },
  });
  expect(await registrationAs(server, headers)).toMatchObject({
    numbersDiffer: false,
    card: { chosen: 'read' },
  });
  // The number that counts is the card's: the typed one is free for the person who has it.
  const other = await newRegistration(server);
  const taken = await call(server, other.headers, 'saveRegistrationDetails', {
    body: formBody(individualDetails({ idNumber: read })),
  });
  expect(taken.message).toBe('Duplicate ID Number.');
});

it('reports a difference again when another number is typed afterwards', async () => {
  const { server } = world;
  const { headers, registrationId, details } = await aRegistration(server);
  const read = newIdNumber();
  const imageKey = await readCard(registrationId, read);
  await succeed(server, headers, 'updateProfile', {
    body: { idNumber: details.idNumber, idUrl: imageKey, idType: 'KTP', chosen: 'typed' },
  });
  const type = async (idNumber: string) =>
    (
      await succeed(server, headers, 'saveRegistrationDetails', {
        body: formBody({ ...details, idNumber }),
      })
    ).data;
  const changed = await type(newIdNumber());
  expect(changed).toMatchObject({ numbersDiffer: true, card: { readNumber: read, chosen: 'typed' } });
  expect(changed.parts[1]).toMatchObject({ state: 'empty', revision: 1 });
  // Now it is the one on the card.
  expect((await type(read)).numbersDiffer).toBe(false);
});
