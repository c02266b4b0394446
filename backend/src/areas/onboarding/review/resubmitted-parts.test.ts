import { expect, it } from 'vitest';
import { clearDecisionDigests } from '#areas/onboarding/sql/registration-parts.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import { sendOwnImage } from '#areas/identity/testing/own-image.ts';
import {
  aRegistration,
  bankOfRina,
  formBody,
  decideAs,
  openAs,
} from '#areas/onboarding/testing/registrations.ts';
import type { Verdicts } from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();

/** What staff see of every part that came again: the fields that differ, "new" for one of which nothing was given. */
const againOf = async (registrationId: string) => {
  const { parts } = await openAs(world.server, await newStaff(world.server), registrationId);
  return Object.fromEntries(
    parts
      .filter(({ again }: { again?: object }) => again !== undefined)
      .map(({ part, again }: { part: string; again: { isNew: boolean; fields: string[] } }) => [
        part,
        again.isNew ? 'new' : again.fields,
      ]),
  );
};

/** Sent, and sent back by staff. */
const sentBack = async (asked: Parameters<typeof aRegistration>[1], verdicts: Verdicts) => {
  const { server } = world;
  const begun = await aRegistration(server, { ...asked, isSubmitted: true });
  const { registrationId } = begun;
  expect(await againOf(registrationId)).toEqual({});
  await decideAs(server, await newStaff(server), { registrationId, verdicts });
  return begun;
};

const ALL = ['details', 'idCard', 'tax', 'bank'] as const;

it('shows staff which fields were changed since they returned the registration, without previous values [R58]', async () => {
  const { server } = world;
  const { registrationId, headers, details } = await sentBack(
    { parts: ALL },
    { details: ['tryAgain', 'The address'], bank: ['tryAgain', 'The number'] },
  );
  await succeed(server, headers, 'saveRegistrationDetails', {
    body: formBody({ ...details, address: 'Jl. Merdeka No. 17', city: 'Cimahi' }),
  });
  await succeed(server, headers, 'saveRegistrationBank', {
    body: { ...bankOfRina, accountNumber: '9876543210' },
  });
  // While the person works on it there is nothing to compare.
  expect(await againOf(registrationId)).toEqual({});
  await succeed(server, headers, 'submitRegistration');
  expect(await againOf(registrationId)).toEqual({
    details: ['address', 'city'],
    bank: ['accountNumber'],
  });
  const [bank] = await server.services.db
    .selectFrom('registration_parts')
    .select('decided_about')
    .where('registration_id', '=', registrationId)
    .where('part', '=', 'bank')
    .execute();
  expect(Object.keys(bank?.decided_about ?? {})).toEqual(['bankCode', 'accountHolder', 'accountNumber']);
  expect(JSON.stringify(bank)).not.toMatch(/1234567890|Rina/);
});

it('shows whether a part was given again unchanged, with another photo, or for the first time', async () => {
  const { server } = world;
  const { registrationId, headers, details } = await sentBack(
    { parts: ['details', 'idCard', 'tax'] },
    { details: ['tryAgain', 'The address'], idCard: ['tryAgain', 'Blurred'] },
  );
  await succeed(server, headers, 'saveRegistrationDetails', { body: formBody(details) });
  const { key } = await sendOwnImage(server, headers, 'idCard');
  await succeed(server, headers, 'updateProfile', {
    body: { idNumber: details.idNumber, idUrl: key, idType: 'KTP' },
  });
  await succeed(server, headers, 'saveRegistrationBank', { body: bankOfRina });
  await succeed(server, headers, 'submitRegistration');
  // The tax number was accepted and stays as it was.
  expect(await againOf(registrationId)).toEqual({ details: [], idCard: ['photo'], bank: 'new' });
});

it('compares with the last return, and deletes the stored hashes once approved', async () => {
  const { server } = world;
  const { db } = server.services;
  const { registrationId, headers, details } = await sentBack({}, { details: ['tryAgain', 'The address'] });
  const correct = async (change: object) => {
    await succeed(server, headers, 'saveRegistrationDetails', { body: formBody({ ...details, ...change }) });
    await succeed(server, headers, 'submitRegistration');
  };
  await correct({ address: 'Jl. Merdeka No. 17' });
  const staff = await newStaff(server);
  await decideAs(server, staff, { registrationId, verdicts: { details: ['tryAgain', 'The e-mail'] } });
  await correct({ address: 'Jl. Merdeka No. 17', email: 'rina.kusuma@payung.test' });
  expect(await againOf(registrationId)).toEqual({ details: ['email'] });
  await decideAs(server, staff, { registrationId });
  const kept = await db
    .selectFrom('registration_parts')
    .select('part')
    .where('registration_id', '=', registrationId)
    .where('decided_about', 'is not', null)
    .execute();
  expect(kept).toEqual([]);
});

it('shows every part as new after a change of the secret', async () => {
  const { server } = world;
  const { registrationId, headers, details } = await sentBack({}, { details: ['tryAgain', 'The address'] });
  await succeed(server, headers, 'saveRegistrationDetails', { body: formBody(details) });
  await succeed(server, headers, 'submitRegistration');
  await clearDecisionDigests(server.services.db);
  expect(await againOf(registrationId)).toEqual({ details: 'new' });
});
