import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newRegistration } from '#testing/people.ts';
import {
  aRegistration,
  bankOfRina,
  corporateDetails,
  formBody,
  individualDetails,
  registrationAs,
} from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();

const saveAs = (headers: Credentials, details: object, { isDone = true, version = 0 } = {}) =>
  call(world.server, headers, 'saveRegistrationDetails', {
    body: formBody(details, isDone),
    ...(version === 0 ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

it.each([
  [
    'an ID number of 15 digits [ONB-023]',
    { idNumber: '317401570590001' },
    'The ID card number has 16 digits',
  ],
  [
    'a day that no calendar has [ONB-023]',
    { idNumber: '3174013905900001' },
    'Digits 7 to 10 of this number are no day and month of birth. Check it against your card.',
  ],
  ['an e-mail without a domain [ONB-024]', { email: 'rina' }, 'Please enter a valid email address'],
  [
    'an address of 8 characters [ONB-025]',
    { address: 'Jl. A 12' },
    'Please lengthen this text to 9 characters or more',
  ],
  ['a person of 17', { birthDate: '2008-01-16' }, 'You can register from the age of 18'],
] as const)('refuses a finished form with %s', async (_what, facts, message) => {
  const { headers } = await newRegistration(world.server);
  const answer = await saveAs(headers, individualDetails(facts));
  expect([answer.status, answer.message]).toEqual([422, message]);
  const { errors } = JSON.parse(answer.text);
  expect(errors).toEqual([{ message, field: Object.keys(facts)[0] }]);
  expect((await registrationAs(world.server, headers)).parts[0].state).toBe('empty');
});

it('refuses letters in an account number', async () => {
  const { server } = world;
  const { headers } = await aRegistration(server);
  const body = { ...bankOfRina, accountNumber: '12345678AB' };
  const answer = await call(server, headers, 'saveRegistrationBank', { body });
  expect([answer.status, answer.message]).toEqual([422, 'An account number has digits only']);
  expect(JSON.parse(answer.text).errors).toEqual([
    { message: 'An account number has digits only', field: 'accountNumber' },
  ]);
  const { data } = await succeed(server, headers, 'saveRegistrationBank', {
    body: { ...bankOfRina, accountNumber: '001 234-567', accountHolder: '  Rina   Kusuma ' },
  });
  expect(data.bank).toEqual({
    bankCode: '014',
    accountHolder: 'Rina Kusuma',
    accountNumber: '001234567',
  });
});

it('saves a draft unchecked', async () => {
  const { server } = world;
  const { headers } = await newRegistration(server);
  const typed = individualDetails({ email: 'rina@', address: 'Jl.', birthDate: '', idNumber: '3174' });
  const answer = await saveAs(headers, typed, { isDone: false });
  expect(answer.status).toBe(200);
  const kept = await registrationAs(server, headers);
  expect(kept.details).toEqual(typed);
  expect(kept.parts[0]).toMatchObject({ state: 'empty', revision: 0 });
});

it('marks a finished form as open when it is saved as a draft', async () => {
  const { server } = world;
  const { headers, details } = await aRegistration(server);
  const answer = await saveAs(headers, { ...details, email: '' }, { isDone: false });
  expect(answer.errMsg.data.parts[0]).toMatchObject({ state: 'empty', revision: 1 });
});

it('saves a company with its director [ONB-027]', async () => {
  const { server } = world;
  const { headers } = await newRegistration(server);
  const details = corporateDetails();
  const { data } = await succeed(server, headers, 'saveRegistrationDetails', { body: formBody(details) });
  expect(data).toMatchObject({ kind: 'corporate', details });
});

it('skips the tax part of a person without a tax number, and deletes a number given before', async () => {
  const { server } = world;
  const { headers, details, registrationId } = await aRegistration(server, { parts: ['details', 'tax'] });
  expect((await registrationAs(server, headers)).tax.taxId).toBe(details.idNumber);
  const tax = async (hasTaxNumber: boolean) =>
    (await saveAs(headers, { ...details, hasTaxNumber })).errMsg.data;
  const without = await tax(false);
  expect([without.parts[3].state, without.tax]).toEqual(['notAsked', undefined]);
  const row = await server.services.db
    .selectFrom('registrations')
    .select('tax_id')
    .where('id', '=', registrationId)
    .executeTakeFirst();
  expect(row?.tax_id).toBe('');
  expect((await tax(true)).parts[3].state).toBe('empty');
});

it('requires the consent to the use of the data once, in the current version', async () => {
  const { server } = world;
  const { headers } = await newRegistration(server);
  const details = individualDetails();
  const save = (more: object) =>
    call(server, headers, 'saveRegistrationDetails', { body: { details, isDone: true, ...more } });
  expect((await save({})).message).toBe('Please agree to the use of your personal data first');
  expect((await save({ consentVersion: '1999-01' })).message).toBe(
    'This page is from an older version. Please load it again and tick your consents once more.',
  );
  expect((await save({ consentVersion: '2026-11' })).errMsg.data.consentVersion).toBe('2026-11');
  expect((await save({ details: { ...details, city: 'Cimahi' } })).status).toBe(200);
  await save({ consentVersion: '2026-11' });
  const { data } = await succeed(server, headers, 'getRegistration');
  const rows = await server.services.db
    .selectFrom('consents')
    .select(['purpose', 'text_version', 'actor', 'given_by'])
    .where('subject_kind', '=', 'registration')
    .where('subject_id', '=', data.id)
    .execute();
  expect(rows).toEqual([
    { purpose: 'registration', text_version: '2026-11', actor: 'registrant', given_by: 'self' },
  ]);
});

it('refuses a form that another page has changed meanwhile, and answers the current registration', async () => {
  const { server } = world;
  const { headers, details } = await aRegistration(server);
  const { version } = await registrationAs(server, headers);
  await saveAs(headers, { ...details, city: 'Cimahi' }, { version });
  const answer = await saveAs(headers, { ...details, city: 'Bogor' }, { version });
  expect([answer.status, answer.errCode]).toEqual([409, 1]);
  expect(answer.errMsg).toEqual({
    message: 'This part of your registration was changed on another page. Please look at it and save again.',
    data: await registrationAs(server, headers),
  });
  expect(answer.errMsg.data.details.city).toBe('Cimahi');
});

it('saves the steps of two pages with the same version', async () => {
  const { server } = world;
  const { headers, details } = await aRegistration(server);
  const { version } = await registrationAs(server, headers);
  const bank = await call(server, headers, 'saveRegistrationBank', {
    body: bankOfRina,
    headers: { 'if-match': `"${version}"` },
  });
  expect(bank.status).toBe(200);
  const form = await saveAs(headers, { ...details, city: 'Cimahi' }, { version });
  expect(form.status).toBe(200);
  expect(form.errMsg.data).toMatchObject({ bank: bankOfRina, details: { city: 'Cimahi' } });
  // What was sent is what was on the screen.
  const sent = await call(server, headers, 'submitRegistration', { headers: { 'if-match': `"${version}"` } });
  expect(sent.status).toBe(409);
});

it('saves different parts sent in parallel', async () => {
  const { server } = world;
  const { headers, details } = await aRegistration(server);
  const answers = await Promise.all([
    saveAs(headers, { ...details, city: 'Cimahi' }),
    call(server, headers, 'saveRegistrationBank', { body: bankOfRina }),
    call(server, headers, 'skipRegistrationPart', { body: { part: 'idCard' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = await registrationAs(server, headers);
  expect(kept).toMatchObject({ bank: bankOfRina, details: { city: 'Cimahi' }, version: 5 });
  expect(kept.parts[1].state).toBe('skipped');
});

it('skips a part that was not given, and keeps one that was [ONB-036]', async () => {
  const { server } = world;
  const { headers } = await aRegistration(server, { parts: ['details', 'bank'] });
  const skip = async (part: string) =>
    (await succeed(server, headers, 'skipRegistrationPart', { body: { part } })).data.parts;
  expect((await skip('idCard'))[1]).toMatchObject({ state: 'skipped', revision: 0 });
  expect((await skip('bank'))[4]).toMatchObject({ state: 'given', revision: 1 });
  const agreement = await call(server, headers, 'skipRegistrationPart', { body: { part: 'agreement' } });
  expect(agreement.status).toBe(400);
});

it('refuses registrations to agents and to visitors without a session', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  expect((await call(server, headers, 'getRegistration')).status).toBe(403);
  expect((await call(server, {}, 'getRegistration')).status).toBe(401);
  const other = await aRegistration(server);
  const own = await newRegistration(server);
  const seen = await registrationAs(server, own.headers);
  expect(seen.id).toBe(own.registrationId);
  expect(JSON.stringify(seen)).not.toContain(other.details.idNumber);
});

it('answers a repeated step with the saved registration', async () => {
  const { server } = world;
  const { headers, details } = await aRegistration(server);
  const { version } = await registrationAs(server, headers);
  const sent = { body: bankOfRina, headers: { 'if-match': `"${version}"` } };
  const first = await call(server, headers, 'saveRegistrationBank', sent);
  const again = await call(server, headers, 'saveRegistrationBank', sent);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.errMsg).toEqual(first.errMsg);
  const other = { ...sent, body: { ...bankOfRina, accountNumber: '7654321098' } };
  expect((await call(server, headers, 'saveRegistrationBank', other)).status).toBe(409);
  expect((await saveAs(headers, details, { version: 1 })).status).toBe(200);
});
