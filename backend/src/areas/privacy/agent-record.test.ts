import { expect, it } from 'vitest';
import { sealImage } from '#core/pictures/seal-image.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newRegistration, newStaff } from '#testing/people.ts';

const world = useAreaServer();
const english = { headers: { 'accept-language': 'en' } } as const;

/** An agent who has given everything that one can. */
const everything = async () => {
  const { server } = world;
  const { db } = server.services;
  const now = server.clock.now();
  const agent = await newAgent(server, {
    tax_id: '0123456789012345',
    address: 'Jl. Merdeka 1',
    city: 'Bandung',
    bank_code: '014',
    account_holder: 'Sari Wulandari',
    account_number: '0987654321',
    licence_number: 'AAUI-2024-77',
    licence_issuer: 'AAUI',
    licence_expires_on: '2027-05-31',
  });
  await newRegistration(server, {
    status: 'approved',
    kind: 'individual',
    agent_id: agent.id,
    form: { fullName: 'Sari Wulandari' },
    submitted_at: now,
    decided_at: now,
  });
  await db
    .insertInto('passkeys')
    .values({
      id: `passkey-${agent.id}`,
      agent_id: agent.id,
      credential_id: `credential-${agent.id}`,
      public_key: Buffer.from('key'),
      name: 'My phone',
      created_at: now,
    })
    .execute();
  await succeed(server, agent.headers, 'savePublicCard', {
    body: {
      company: 'Payung Bandung',
      socialLinks: [],
      achievements: ['Agent of the year'],
      blogs: [],
      testimonials: [],
    },
  });
  return agent;
};

it('shows an agent all stored data with masked numbers', async () => {
  const { server } = world;
  const agent = await everything();
  const answer = await call(server, agent.headers, 'agentData', english);
  const sections = answer.errMsg.data.sections as readonly {
    readonly title: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  }[];
  const said = Object.fromEntries(
    sections.map(({ title, facts }) => [title, facts.map(({ label, value }) => `${label}: ${value}`)]),
  );
  expect(said['Your profile']).toEqual(
    expect.arrayContaining(['Address: Jl. Merdeka 1', 'ID card number: •••• 0001', 'Tax number: •••• 2345']),
  );
  expect(said['Bank account']).toEqual([
    'Bank: BCA',
    'Account holder: Sari Wulandari',
    'Account number: •••• 4321',
  ]);
  expect(said['Agent licence']).toEqual(['Number: AAUI-2024-77', 'Issuer: AAUI', 'Expires on: 31/05/2027']);
  expect(said['Your public card']).toEqual(['Company: Payung Bandung', 'Links and texts: 1']);
  expect(said['Your registration']).toHaveLength(3);
  expect(said['Passkeys']).toEqual([expect.stringMatching(/^My phone: \d\d\/\d\d\/\d{4}$/)]);
  for (const whole of ['3273010101900001', '0123456789012345', '0987654321']) {
    expect(answer.text).not.toContain(whole);
  }
});

it('exports all stored data of an agent', async () => {
  const agent = await everything();
  const { text } = await call(world.server, agent.headers, 'exportAgentData');
  expect(JSON.parse(text)).toMatchObject({
    profile: { idNumber: '3273010101900001', taxId: '0123456789012345', address: 'Jl. Merdeka 1' },
    bank: { bankCode: '014', accountHolder: 'Sari Wulandari', accountNumber: '0987654321' },
    licence: { number: 'AAUI-2024-77', issuer: 'AAUI', expiresOn: '2027-05-31', isExclusive: false },
    publicCard: { company: 'Payung Bandung', achievements: ['Agent of the year'] },
    agreements: [],
    registration: { kind: 'individual', form: { fullName: 'Sari Wulandari' } },
    passkeys: [{ name: 'My phone' }],
  });
  expect(text).not.toContain('credential');
});

it('includes the photos of the documents in the export', async () => {
  const { db, secret, clock } = world.server.services;
  const agent = await newAgent(world.server);
  const key = `tax-${agent.id}`;
  await db
    .insertInto('document_images')
    .values({
      key,
      subject_kind: 'agent',
      subject_id: agent.id,
      kind: 'tax',
      sealed: sealImage({ secret, purpose: 'own document', key }, Buffer.from('a photo')),
      created_at: clock.now(),
    })
    .execute();
  const { text } = await call(world.server, agent.headers, 'exportAgentData');
  expect(JSON.parse(text).pictures).toEqual([
    {
      of: 'tax',
      takenAt: clock.now().toISOString(),
      contentType: 'image/jpeg',
      base64: Buffer.from('a photo').toString('base64'),
    },
  ]);
});

it('deletes bank account and public card when the account is closed', async () => {
  const { server } = world;
  const { db } = server.services;
  const agent = await everything();
  await succeed(server, agent.headers, 'requestClosure', {
    body: { wish: 'Please close it', requestId: crypto.randomUUID() },
  });
  const staff = await newStaff(server);
  const { data } = await succeed(server, staff, 'listClosures');
  const [closure] = data.closures.filter(
    ({ agentCode }: { agentCode: string }) => agentCode === agent.agent_code,
  );
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: closure.id },
    body: { status: 'done', answer: 'Closed.' },
  });
  const kept = await db
    .selectFrom('agents')
    .select(['status', 'bank_code', 'account_holder', 'account_number', 'licence_number'])
    .where('id', '=', agent.id)
    .executeTakeFirstOrThrow();
  // The law keeps what proves who sold.
  expect(kept).toEqual({
    status: 'closed',
    bank_code: '',
    account_holder: '',
    account_number: '',
    licence_number: 'AAUI-2024-77',
  });
  const cards = await db
    .selectFrom('public_cards')
    .select('agent_id')
    .where('agent_id', '=', agent.id)
    .execute();
  expect(cards).toEqual([]);
});
