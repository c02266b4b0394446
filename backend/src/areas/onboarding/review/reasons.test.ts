import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newStaff } from '#testing/people.ts';
import {
  aRegistration,
  formBody,
  registrationAs,
  decisionsOn,
  openAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();
const ALL = ['details', 'idCard', 'tax', 'bank'] as const;
const inLanguage = (who: Credentials, language: 'en' | 'id'): Credentials => ({
  ...who,
  'accept-language': language,
});

/** What staff say about some parts; everything else is accepted. */
type DecisionOverrides = Readonly<Record<string, object>>;

const decide = async (staff: Credentials, registrationId: string, said: DecisionOverrides) => {
  const review = await openAs(world.server, staff, registrationId);
  const decisions = decisionsOn(review).map((decision: { part: string }) => ({
    ...decision,
    ...said[decision.part],
  }));
  return call(world.server, staff, 'decideRegistration', {
    params: { registrationId },
    body: { version: review.version, decisions },
  });
};

const reasonsOf = async (who: Credentials) =>
  (await registrationAs(world.server, who)).parts
    .filter(({ reason }: { reason: string }) => reason !== '')
    .map(({ part, reason }: { part: string; reason: string }) => `${part}: ${reason}`);

it('shows chosen reasons in the language of the reader, and typed ones unchanged [R58]', async () => {
  const { server } = world;
  const staff = inLanguage(await newStaff(server), 'en');
  const { registrationId, headers } = await aRegistration(server, { parts: ALL, isSubmitted: true });
  const answer = await decide(staff, registrationId, {
    idCard: { verdict: 'tryAgain', reasonCodes: ['blurred', 'cut'], reason: ' Use daylight. ' },
    bank: { verdict: 'tryAgain', reasonCodes: ['otherHolder'] },
  });
  expect(answer.errMsg.data.parts[1].reason).toBe(
    'The photo is blurred. The photo does not show the whole card. Use daylight.',
  );
  const inIndonesian = [
    'idCard: Foto buram. Foto tidak menampilkan seluruh kartu. Use daylight.',
    'bank: Rekening atas nama orang lain',
  ];
  expect(await reasonsOf(inLanguage(headers, 'id'))).toEqual(inIndonesian);
  expect(await reasonsOf(inLanguage(headers, 'en'))).toEqual([
    'idCard: The photo is blurred. The photo does not show the whole card. Use daylight.',
    'bank: The account is in another name',
  ]);
  const file = await call(server, inLanguage(headers, 'id'), 'exportRegistration');
  expect(JSON.parse(file.text).registration.parts[1].reason).toBe(inIndonesian[0]?.slice('idCard: '.length));
});

it('keeps chosen reasons while a draft is saved, and clears them when the form is finished', async () => {
  const { server } = world;
  const staff = inLanguage(await newStaff(server), 'en');
  const { registrationId, headers, details } = await aRegistration(server, { isSubmitted: true });
  await decide(staff, registrationId, { details: { verdict: 'tryAgain', reasonCodes: ['incomplete'] } });
  const body = formBody({ ...details, city: 'Cimahi' }, false);
  await succeed(server, headers, 'saveRegistrationDetails', { body });
  expect(await reasonsOf(inLanguage(headers, 'id'))).toEqual(['details: Alamat belum lengkap']);
  await succeed(server, headers, 'saveRegistrationDetails', { body: { ...body, isDone: true } });
  expect(await reasonsOf(inLanguage(headers, 'id'))).toEqual([]);
});

it('shows the reason of a refusal in the language of the person', async () => {
  const { server } = world;
  const staff = inLanguage(await newStaff(server), 'en');
  const { registrationId, headers } = await aRegistration(server, { parts: ALL, isSubmitted: true });
  await decide(staff, registrationId, {
    idCard: { verdict: 'refused', reasonCodes: ['otherPerson'] },
    bank: { verdict: 'refused', reasonCodes: ['otherHolder'], reason: 'Milik PT Sentosa' },
  });
  expect((await registrationAs(server, inLanguage(headers, 'id'))).reason).toBe(
    'KTP milik orang lain\nRekening atas nama orang lain. Milik PT Sentosa',
  );
  expect((await registrationAs(server, inLanguage(headers, 'en'))).reason).toBe(
    "The card is somebody else's\nThe account is in another name. Milik PT Sentosa",
  );
});

it('shows reasons stored without codes unchanged', async () => {
  const { server } = world;
  const { registrationId, headers } = await aRegistration(server, { isSubmitted: true });
  const { db } = server.services;
  await db
    .updateTable('registration_parts')
    .set({ state: 'refused', reason: 'The photo is blurred' })
    .where('registration_id', '=', registrationId)
    .where('part', '=', 'details')
    .execute();
  await db
    .updateTable('registrations')
    .set({ status: 'refused', reason: 'The photo is blurred' })
    .where('id', '=', registrationId)
    .execute();
  const { reason, parts } = await registrationAs(server, inLanguage(headers, 'id'));
  expect([reason, parts[0].reason]).toEqual(['The photo is blurred', 'The photo is blurred']);
});

it('refuses a reason of another part, an unknown reason, and a missing one', async () => {
  const { server } = world;
  const staff = inLanguage(await newStaff(server), 'en');
  const { registrationId } = await aRegistration(server, { parts: ALL, isSubmitted: true });
  const attempt = async (bank: object) => {
    const { status, message } = await decide(staff, registrationId, { bank });
    return [status, message];
  };
  expect(await attempt({ verdict: 'tryAgain', reasonCodes: ['blurred'] })).toEqual([
    422,
    'One of the chosen reasons belongs to another part',
  ]);
  expect((await attempt({ verdict: 'tryAgain', reasonCodes: ['tooYoung'] }))[0]).toBe(400);
  expect((await attempt({ verdict: 'tryAgain', reasonCodes: [], reason: '  ' }))[0]).toBe(422);
});

it('sends the message in the language of the registration, not of the staff', async () => {
  const { server } = world;
  const staff = inLanguage(await newStaff(server), 'en');
  const { registrationId, headers, details } = await aRegistration(server);
  const inIndonesian = inLanguage(headers, 'id');
  for (const part of ['idCard', 'tax', 'bank'] as const)
    await succeed(server, inIndonesian, 'skipRegistrationPart', { body: { part } });
  const { data } = await succeed(server, inIndonesian, 'getAgreement', { query: {} });
  await succeed(server, inIndonesian, 'acceptAgreement', {
    body: { version: data.version, language: data.language, hash: data.hash },
  });
  await succeed(server, inIndonesian, 'saveRegistrationDetails', { body: formBody(details) });
  await succeed(server, inIndonesian, 'submitRegistration');
  await decide(staff, registrationId, { details: { verdict: 'tryAgain', reasonCodes: ['incomplete'] } });
  expect(server.jobs.filter((job) => job.kind === 'sendRegistrationNotice')).toContainEqual({
    kind: 'sendRegistrationNotice',
    registrationId,
    outcome: 'returned',
    language: 'id',
  });
});
