import { expect, it } from 'vitest';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newRegistration, newStaff } from '#testing/people.ts';
import { aRegistration, decideAs, openAs } from '#areas/onboarding/testing/registrations.ts';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';

const world = useAreaServer();

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const decidedAt = (minute: number) => ({ decided_at: new Date(Date.UTC(2026, 0, 2, 0, minute)) });

const waiting = (fullName: string, minute: number, facts: object = {}) =>
  newRegistration(world.server, {
    kind: 'individual',
    status: 'submitted',
    form: { fullName },
    search_name: searchText(fullName),
    submitted_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    ...facts,
  });

it('lists 20 registrations a page with the oldest first, and finds names [R18]', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  for (let minute = 24; minute >= 0; minute -= 1) await waiting(`Tuti Ñandu ${minute}`, minute);
  const list = async (query: Record<string, string>) =>
    (await succeed(server, staff, 'registrationQueue', { query })).data;
  const first = await list({ search: ' tuti  NANDU' });
  expect([first.total, first.items.length, names(first)[0], names(first)[19]]).toEqual([
    25,
    20,
    'Tuti Ñandu 0',
    'Tuti Ñandu 19',
  ]);
  const second = await list({ search: 'tuti nandu', after: first.next });
  expect(names(second)).toEqual([20, 21, 22, 23, 24].map((minute) => `Tuti Ñandu ${minute}`));
  expect(second.next).toBeUndefined();
  expect(names(await list({ search: '%' }))).toEqual([]);
  const { count } = await succeed(server, staff, 'registrationCount');
  expect(count).toBe((await list({})).total);
  expect((await call(server, staff, 'registrationQueue', { query: { after: 'x' } })).status).toBe(400);
});

it.each(["nur'aini", 'NURAINI', 'nur aini', 'siti nur'])(
  'finds a registration by all spellings of its name: %s [R71]',
  async (search) => {
    const { server } = world;
    const staff = await newStaff(server);
    await waiting('Siti Nur’aini', 30);
    const { data } = await succeed(server, staff, 'registrationQueue', { query: { search } });
    expect(names(data)).toContain('Siti Nur’aini');
  },
);

it('lists decided registrations with the newest first, without those submitted again', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  await waiting('Wati Satu', 1, { status: 'approved', ...decidedAt(1) });
  await waiting('Wati Dua', 2, { status: 'returned', ...decidedAt(2) });
  await waiting('Wati Tiga', 3, decidedAt(3));
  const { data } = await succeed(server, staff, 'registrationQueue', {
    query: { status: 'decided', search: 'wati' },
  });
  expect(data.items.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['Wati Dua', 'returned'],
    ['Wati Satu', 'approved'],
  ]);
});

it('records one access per opened registration, and every access to a photo [R18]', async () => {
  const { server } = world;
  const staff = await newStaff(server, { first_name: 'Joko', last_name: 'Kartika' });
  const { registrationId, headers } = await aRegistration(server, {
    parts: ['details', 'idCard', 'tax'],
    isSubmitted: true,
  });
  await openAs(server, staff, registrationId);
  for (const part of ['idCard', 'tax']) {
    const photo = await call(server, staff, 'registrationPhoto', { params: { registrationId, part } });
    expect([photo.status, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(photo.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  }
  const { events } = await openAs(server, staff, registrationId);
  expect(
    events.map(({ by, event, part = '' }: Record<string, string>) => `${by} ${event} ${part}`.trim()),
  ).toEqual([
    'submitted',
    'Joko Kartika opened',
    'Joko Kartika photoOpened idCard',
    'Joko Kartika photoOpened tax',
  ]);
  const { headers: agent } = await newAgent(server);
  for (const who of [agent, headers]) {
    const params = { registrationId, part: 'idCard' };
    expect((await call(server, who, 'registrationPhoto', { params })).status).toBe(403);
  }
  const params = { registrationId, part: 'bank' };
  expect((await call(server, staff, 'registrationPhoto', { params })).status).toBe(404);
});

it('shows no photo of a part that was skipped afterwards', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const { registrationId, headers } = await aRegistration(server, {
    parts: ['details', 'idCard', 'tax'],
    isSubmitted: true,
  });
  await decideAs(server, staff, { registrationId, verdicts: { idCard: ['tryAgain', 'Blurred'] } });
  await succeed(server, headers, 'skipRegistrationPart', { body: { part: 'idCard' } });
  await succeed(server, headers, 'submitRegistration');
  const photoOf = async (part: string) =>
    (await call(server, staff, 'registrationPhoto', { params: { registrationId, part } })).status;
  expect([await photoOf('idCard'), await photoOf('tax')]).toEqual([404, 200]);
});

it('shows warnings, also about the bank account of an upline (ruling R39)', async () => {
  const { server } = world;
  const staff = await newStaff(server);
  const asked = { parts: ['details', 'bank'], isSubmitted: true } as const;
  const quiet = await aRegistration(server, asked);
  expect((await openAs(server, staff, quiet.registrationId)).warnings).toEqual(['noCard']);
  const { registrationId, registration } = await aRegistration(server, {
    ...asked,
    details: { fullName: 'Budi Santoso', birthDate: '1990-05-18' },
  });
  await server.services.db
    .updateTable('agents')
    .set({ bank_code: '014', account_number: '1234567890' })
    .where('id', '=', registration.inviter_id)
    .execute();
  expect((await openAs(server, staff, registrationId)).warnings).toEqual([
    'birthDateDiffers',
    'holderDiffers',
    'sameAsInviter',
    'noCard',
  ]);
});

it('sends the person a message with the link, without the reason', async () => {
  const { server } = world;
  const { registrationId, phone } = await aRegistration(server);
  const job = { kind: 'sendRegistrationNotice', registrationId, outcome: 'returned' } as const;
  const sent = await messagesOfJobs(server.services, [
    { ...job, language: 'en' },
    { ...job, language: 'id' },
  ]);
  expect(sent.map(({ channel, to, body }) => [channel, to, body])).toEqual([
    [
      'sms',
      phone,
      'Payung: your registration needs a correction. Log in to see what to change: https://payung.test/app/login',
    ],
    [
      'sms',
      phone,
      'Payung: pendaftaran Anda perlu diperbaiki. Masuk untuk melihat yang perlu diubah: https://payung.test/app/login',
    ],
  ]);
});
