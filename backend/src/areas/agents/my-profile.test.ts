import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { enterByCode } from '#areas/auth/testing/codes.ts';
import { flight, newAgent, newQuote, newStaff, signIn } from '#testing/people.ts';
import { accountNotice } from './account-notice.ts';
import { remindOfLicences } from './licence.ts';

const world = useAreaServer();
const english = { 'accept-language': 'en' } as const;
const noLicence = { number: '', issuer: '', expiresOn: '' };
const details = {
  email: 'sari@payung.test',
  address: 'Jl. Merdeka 1',
  city: 'Bandung',
  licence: noLicence,
  isExclusive: false,
};

it('shows an agent the own profile with masked numbers, and nobody else', async () => {
  const { server } = world;
  const inviter = await newAgent(server, { first_name: 'Made', last_name: '' });
  const agent = await newAgent(server, {
    invited_by: inviter.id,
    kind: 'corporate',
    company_name: 'PT Payung',
    director_name: 'Rina',
    business_number: '1234567890123',
    contact_email: 'kontak@payung.test',
    tax_id: '0123456789012345',
    bank_code: '014',
    account_holder: 'PT Payung',
    account_number: '0987654321',
    joined_at: new Date('2025-12-31T18:00:00.000Z'),
  });
  const answer = await call(server, agent.headers, 'getProfile');
  expect(answer.errMsg.data).toEqual({
    version: 1,
    kind: 'corporate',
    name: 'Sari Wulandari',
    agentCode: agent.agent_code,
    phone: agent.phone,
    joinedOn: '2026-01-01',
    invitedBy: 'Made',
    companyName: 'PT Payung',
    directorName: 'Rina',
    businessNumber: '•••• 0123',
    details: {
      email: 'sari@payung.test',
      address: '',
      city: '',
      contactEmail: 'kontak@payung.test',
      licence: noLicence,
      isExclusive: false,
    },
    idCard: { isOnFile: true, number: '•••• 0001' },
    tax: { isOnFile: true, number: '•••• 2345' },
    bank: { bankCode: '014', bankName: 'BCA', accountHolder: 'PT Payung', accountNumber: '•••• 4321' },
  });
  for (const whole of ['3273010101900001', '0123456789012345', '0987654321', '1234567890123']) {
    expect(answer.text).not.toContain(whole);
  }
  expect((await call(server, await newStaff(server), 'getProfile')).status).toBe(403);
});

it('saves details sent with the current version, and refuses an older version', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const save = (city: string, version: number) =>
    call(server, agent.headers, 'updateAgentDetails', {
      body: { ...details, city, email: ' rina@payung.test ' },
      headers: { 'if-match': `"${version}"`, ...english },
    });
  const both = await Promise.all([save('Bandung', 1), save('Medan', 1)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    errCode: 1,
    message: 'Your profile was changed meanwhile, perhaps in another window. Please load it again.',
  });
  const { data } = await succeed(server, agent.headers, 'getProfile');
  expect(data).toMatchObject({ version: 2, details: { email: 'rina@payung.test' } });
});

it.each([
  [{ email: '' }, 'Email is required', 'email'],
  [{ email: 'sari' }, 'Please enter a valid email address', 'email'],
  [{ contactEmail: 'x@' }, 'Please enter a valid email address', 'contactEmail'],
  [
    { licence: { ...noLicence, number: 'AAJI-1' } },
    'Enter number, issuer and expiry of the licence, or leave all three empty',
    'licence',
  ],
])('refuses %o and names the field', async (wrong, message, field) => {
  const { server } = world;
  const agent = await newAgent(server);
  const answer = await call(server, agent.headers, 'updateAgentDetails', {
    body: { ...details, ...wrong },
    headers: english,
  });
  expect(answer).toMatchObject({ status: 400, message });
  expect(JSON.parse(answer.text)).toMatchObject({ field });
});

const licensed = (expiresOn: string) => ({
  ...details,
  licence: { number: 'AAUI-2024-77', issuer: 'AAUI', expiresOn },
  isExclusive: true,
});

it('saves number, issuer and expiry of the licence, and that the agent sells for one insurer [R55a]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await succeed(server, agent.headers, 'updateAgentDetails', { body: licensed('2027-05-31') });
  const { data } = await succeed(server, agent.headers, 'getProfile');
  expect(data.details).toMatchObject({
    licence: { number: 'AAUI-2024-77', issuer: 'AAUI', expiresOn: '2027-05-31' },
    isExclusive: true,
  });
});

it('refuses new quotes without a valid licence when the operator’s settings require one [R55a]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const create = () =>
    call(server, agent.headers, 'createKiteQuote', {
      body: { ...flight, insuredMobile: '6281200000001', requestId: crypto.randomUUID() },
      headers: english,
    });
  const settings = server.services.licence as { isRequired: boolean; stopsSales: boolean };
  // Off unless the operator says otherwise.
  expect(settings).toEqual({ isRequired: false, stopsSales: false });
  const { quoteId } = await newQuote(server, agent.headers);
  try {
    settings.isRequired = true;
    expect(await create()).toMatchObject({
      status: 422,
      message: 'You can make new quotes once your agent licence is in your profile. Please enter it there.',
    });
    // A quote that was begun before can be continued.
    await succeed(server, agent.headers, 'getQuote', { query: { id: quoteId } });
    await succeed(server, agent.headers, 'updateAgentDetails', { body: licensed('2026-01-14') });
    expect((await create()).status).toBe(200);
    settings.stopsSales = true;
    expect(await create()).toMatchObject({
      status: 422,
      message:
        'Your agent licence expired on 14/01/2026. Enter the new one in your profile, then make the quote.',
    });
    // It holds on its last day.
    await succeed(server, agent.headers, 'updateAgentDetails', { body: licensed('2026-01-15') });
    expect((await create()).status).toBe(200);
  } finally {
    Object.assign(settings, { isRequired: false, stopsSales: false });
  }
});

it('reminds the agent once 60 and once 14 days before the licence expires, and again for a new licence [R55a]', async () => {
  const { server } = world;
  const agent = await newAgent(server, { licence_expires_on: '2026-04-01', language: 'en' });
  const remindedOn = async (iso: string): Promise<readonly string[]> => {
    server.clock.set(iso);
    await Promise.all([remindOfLicences(server.services), remindOfLicences(server.services)]);
    await remindOfLicences(server.services);
    const { data } = await succeed(server, await signIn(server, agent), 'getNotifications', {
      query: { perPage: '10', pageNo: '1' },
      headers: english,
    });
    return data.data.map(({ body }: { body: string }) => body);
  };
  // 61 days before, by the days of Jakarta.
  expect(await remindedOn('2026-01-30T16:59:59.000Z')).toEqual([]);
  const first =
    'Your agent licence expires on 01/04/2026, in 60 days. Renew it, then enter the new one in your profile.';
  expect(await remindedOn('2026-01-30T17:00:00.000Z')).toEqual([first]);
  expect(await remindedOn('2026-03-17T03:00:00.000Z')).toEqual([first]);
  const second = first.replace('60', '14');
  expect(await remindedOn('2026-03-18T03:00:00.000Z')).toEqual([second, first]);
  await server.services.db
    .updateTable('agents')
    .set({ licence_expires_on: '2026-05-01' })
    .where('id', '=', agent.id)
    .execute();
  expect(await remindedOn('2026-03-19T03:00:00.000Z')).toHaveLength(3);
  const notices = server.jobs.filter((job) => job.kind === 'sendAccountNotice' && job.agentId === agent.id);
  expect(notices).toMatchObject([{ language: 'en' }, { language: 'en' }, { language: 'en' }]);
});

it('sends the licence reminder in the language of the agent’s last sign-in [R55a]', async () => {
  const { server } = world;
  server.clock.set('2026-01-15T03:00:00.000Z');
  const agent = await newAgent(server, { licence_expires_on: '2026-01-29' });
  const notices = async () => {
    await remindOfLicences(server.services);
    const job = server.jobs.findLast(
      (each) => each.kind === 'sendAccountNotice' && each.agentId === agent.id,
    );
    return accountNotice(server.services, job as never);
  };
  expect(await notices()).toMatchObject({
    language: 'id',
    subject: 'Payung: lisensi Anda segera berakhir',
    body: expect.stringMatching(
      /^Lisensi keagenan Anda berakhir pada 29\/01\/2026, 14 hari lagi\. Perpanjang, lalu isi data yang baru di profil Anda\.\n\nBuka profil saya:\nhttps:\/\/payung\.test\/app\/profile\n/,
    ),
  });
  // In English.
  await enterByCode(server, { mobileNo: agent.phone });
  await server.services.db
    .updateTable('agents')
    .set({ licence_expires_on: '2026-01-25' })
    .where('id', '=', agent.id)
    .execute();
  expect(await notices()).toMatchObject({
    language: 'en',
    subject: 'Payung: your licence expires soon',
    body: expect.stringMatching(
      /^Your agent licence expires on 25\/01\/2026, in 10 days\. Renew it, then enter the new one in your profile\.\n/,
    ),
  });
});
