import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newRegistration, signInRegistrant } from '#testing/people.ts';
import {
  aRegistration,
  bankOfRina,
  formBody,
  individualDetails,
  registrationAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();
const DAY = 86_400;

/** A registration with bank data, and another device on which phone and code were shown. */
const onAnotherDevice = async () => {
  const { server } = world;
  const begun = await aRegistration(server, { parts: ['details', 'bank'] });
  return {
    ...begun,
    server,
    other: await signInRegistrant(server, { ...begun.registration, birth_date: '1990-05-17' }),
  };
};

it('shows only the status on another device, and the data once the birth date is entered', async () => {
  const { server, other, headers, details } = await onAnotherDevice();
  const locked = await registrationAs(server, other);
  expect(locked).toMatchObject({ isLocked: true, status: 'draft', kind: 'individual' });
  expect(locked.parts.map(({ state }: { state: string }) => state)).toEqual([
    'given',
    'empty',
    'empty',
    'empty',
    'given',
  ]);
  for (const part of ['details', 'card', 'tax', 'bank']) expect(locked).not.toHaveProperty(part);
  expect(JSON.stringify(locked)).not.toContain(details.idNumber);
  const { data } = await succeed(server, other, 'proveBirthDate', { body: { birthDate: '1990-05-17' } });
  expect(data).toEqual(await registrationAs(server, headers));
  expect(await registrationAs(server, other)).toMatchObject({ isLocked: false, bank: bankOfRina, details });
});

it('refuses to save, export or delete before the birth date is entered', async () => {
  const { server, other, headers } = await onAnotherDevice();
  for (const [name, parts] of [
    ['saveRegistrationDetails', { body: formBody(individualDetails()) }],
    ['saveRegistrationBank', { body: bankOfRina }],
    ['skipRegistrationPart', { body: { part: 'tax' } }],
    ['submitRegistration', {}],
    ['deleteRegistration', {}],
    ['exportRegistration', {}],
  ] as const) {
    const answer = await call(server, other, name, parts);
    expect([name, answer.status, answer.message]).toEqual([
      name,
      422,
      'Please enter your date of birth first',
    ]);
    expect(JSON.parse(answer.text).reason).toBe('birthDateNeeded');
  }
  expect((await registrationAs(server, headers)).version).toBe(3);
});

it('answers a wrong birth date without details, and at most five times a day', async () => {
  const { server, other } = await onAnotherDevice();
  const tryDate = (birthDate: string) => call(server, other, 'proveBirthDate', { body: { birthDate } });
  for (const birthDate of ['1990-05-18', '1990-05-16', '1991-05-17', '1989-05-17', '1990-06-17']) {
    const answer = await tryDate(birthDate);
    expect([answer.status, answer.message]).toEqual([
      422,
      'This is not the date of birth that was given. Check it and try again.',
    ]);
  }
  // Also the right one.
  expect((await tryDate('1990-05-17')).status).toBe(429);
  server.clock.advance(DAY + 1);
});

it('counts wrong birth dates per phone, also after a new registration', async () => {
  const { server, other, headers, phone } = await onAnotherDevice();
  for (let tries = 0; tries < 5; tries += 1)
    await call(server, other, 'proveBirthDate', { body: { birthDate: '1980-01-01' } });
  await succeed(server, headers, 'deleteRegistration');
  const again = await newRegistration(server, { phone });
  await succeed(server, again.headers, 'saveRegistrationDetails', { body: formBody(individualDetails()) });
  const elsewhere = await signInRegistrant(server, { ...again.registration, birth_date: '1990-05-17' });
  const answer = await call(server, elsewhere, 'proveBirthDate', { body: { birthDate: '1980-01-02' } });
  expect(answer.status).toBe(429);
});
