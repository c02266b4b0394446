import { expect, it } from 'vitest';
import { call, nobody, succeed } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newStaff } from '#testing/people.ts';
import type { Job } from '#areas/services.ts';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';
import {
  customerOf,
  decide,
  newPicture,
  patchMotor,
  planOf,
  putPhoto,
  recordOf,
  submittedQuote,
  useMotorServer,
} from '../testing/inspected.ts';

const world = useMotorServer();

const REASON = 'The chassis number is not that of the registration';
const TEXT = `This quote was rejected: ${REASON}`;

const rejected = async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const staff = await newStaff(server, { first_name: 'Rina', last_name: 'Kartika' });
  const answer = await decide(server, staff, quote.quoteId, { decision: 'reject', reason: ` ${REASON} ` });
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...quote, staff };
};

it('shows the reason of the rejection to agent and customer [MOT-058] [SHELL-053]', async () => {
  const { server } = world;
  const { agent, customer, quoteId } = await rejected();
  for (const who of [agent, customer]) {
    expect((await recordOf(server, who, quoteId)).rejection).toEqual({
      reason: REASON,
      at: server.clock.now().toISOString(),
    });
  }
  const { data } = await succeed(server, agent, 'recentQuotes', { query: { perPage: '10', pageNo: '1' } });
  expect(data.data).toMatchObject([{ _id: quoteId, stage: 'Qc Checked', status: 'Rejected' }]);
  expect((await call(server, agent, 'inspectionDocuments', { params: { quoteId } })).status).toBe(200);
});

it('refuses changes and payment of a rejected quote, with the reason in both languages', async () => {
  const { server } = world;
  const { agent, customer, quoteId, vehicle, phone, photos } = await rejected();
  const before = await recordOf(server, agent, quoteId);
  const params = { quoteId };
  const bytes = await newPicture();
  const answers = [
    await patchMotor(server, agent, quoteId, planOf),
    await patchMotor(server, agent, quoteId, { vehicle }),
    await patchMotor(server, customer, quoteId, customerOf(phone)),
    await call(server, agent, 'motorQuickQuote', { params, query: { type: 'fourWheeler' } }),
    await call(server, agent, 'updateMotorOrder', { params, body: { discountPercent: 1 } }),
    await call(server, customer, 'confirmQuote', { params, body: consents }),
    await call(server, customer, 'submitInspection', { params }),
    await call(server, customer, 'createHandoff', { params }),
    await call(server, customer, 'removePhoto', { params: { quoteId, photoId: photos['front']! } }),
    await putPhoto(server, customer, quoteId, { slot: 'front', bytes }),
  ];
  expect(answers.map(({ status, message }) => [status, message])).toEqual(answers.map(() => [422, TEXT]));
  const inIndonesian = await call(server, agent, 'motorQuickQuote', {
    params,
    query: { type: 'fourWheeler' },
    headers: { 'accept-language': 'id' },
  });
  expect(inIndonesian.message).toBe(`Penawaran ini ditolak: ${REASON}`);
  expect(await recordOf(server, agent, quoteId)).toEqual(before);
});

it('answers a later decision with a conflict that names the first reviewer', async () => {
  const { server } = world;
  const { quoteId } = await rejected();
  const late = await decide(server, await newStaff(server), quoteId);
  expect([late.status, late.errMsg.message, late.errMsg.decision]).toEqual([
    409,
    'Rina Kartika has already decided about these photos',
    { decision: 'reject', reviewer: 'Rina Kartika', decidedAt: expect.any(String), reason: REASON },
  ]);
});

it('still opens the link of a rejected quote', async () => {
  const { server } = world;
  const { agent, quoteId } = await rejected();
  const { link } = await succeed(server, agent, 'generateMotorLink', { query: { type: 'lead', quoteId } });
  const id = (link as string).split('/').at(-1)!;
  expect((await call(server, nobody, 'decryptMotorLink', { query: { id } })).status).toBe(200);
});

it('sends the notice of the rejection to agent and customer by name', async () => {
  const { server } = world;
  const { quoteId, code } = await rejected();
  const sent = await messagesOfJobs(server.services, noticesOf(quoteId));
  expect(sent.map(({ channel, to, subject }) => [channel, to, subject])).toEqual([
    ['email', 'budi@payung.test', `Penawaran ${code} ditolak`],
    ['email', 'sari@payung.test', `Penawaran ${code} ditolak`],
  ]);
  expect(sent[0]?.body).toMatch(/^Yth\. Budi,\n\n/);
  expect(sent[1]?.body).toMatch(/^Halo Sari,\n\n/);
  expect(sent[0]?.body).toMatch(/\n\nBuka penawaran:\nhttps:\/\/payung\.test\/app\/motor\/\w{6}\n\n/);
  expect(sent[0]?.html).toMatch(/href="https:\/\/payung\.test\/app\/motor\/\w{6}"[^>]*>Buka penawaran</);
  expect(sent[1]?.html).not.toContain('Buka penawaran');
});

type Notice = Extract<Job, { kind: 'sendQuoteNotice' }>;

const noticesOf = (quoteId: string): readonly Notice[] =>
  world.server.jobs.filter((job): job is Notice => job.kind === 'sendQuoteNotice' && job.quoteId === quoteId);

const notificationsOf = async (who: Readonly<Record<string, string>>) => {
  const query = { perPage: '10', pageNo: '1' };
  const headers = { 'accept-language': 'en' };
  const { data } = await succeed(world.server, who, 'getNotifications', { query, headers });
  return (data.data as readonly { readonly body: string }[]).map(({ body }) => body);
};

it.each([
  [
    'approve',
    /disetujui\. Anda sekarang dapat mengonfirmasi dan membayar penawaran Q\d+\.$/,
    /^The photos of quote Q\d+ \(Budi Santoso\) are approved: it can be confirmed$/,
  ],
  [
    'flag',
    /Beberapa foto tidak dapat digunakan\. Silakan unggah ulang foto yang ditandai\.\n\nToyota Avanza 2023 Anda, penawaran Q\d+\.$/,
    /^Quote Q\d+ of Budi Santoso: Some photos cannot be used\. Please upload the marked photos again\.$/,
  ],
  [
    'reject',
    /Penawaran ini ditolak: Too old\n\nToyota Avanza 2023 Anda, penawaran Q\d+\.$/,
    /^Quote Q\d+ of Budi Santoso: This quote was rejected: Too old$/,
  ],
])(
  'notifies agent and customer of the decision to %s, the customer with the link (ruling R10)',
  async (kind, body, line) => {
    const { server } = world;
    const { agent, quoteId, photos } = await submittedQuote(server);
    const flags = kind === 'flag' ? [{ photoId: photos['front'], reason: 'dark', note: '' }] : [];
    const reason = kind === 'reject' ? 'Too old' : '';
    await decide(server, await newStaff(server), quoteId, { decision: kind, flags, reason });
    const [customer, toAgent, ...more] = noticesOf(quoteId);
    expect(more).toEqual([]);
    expect([customer?.to, customer?.language]).toEqual(['customer', 'id']);
    expect(customer?.body).toMatch(/^Yth\. \{name\},\n\n/);
    expect(customer?.body).toMatch(body);
    expect(customer?.link).toMatch(/^https:\/\/payung\.test\/app\/motor\/\w{6}$/);
    expect(toAgent?.to).toBe('agent');
    expect(toAgent?.body).toContain('Budi Santoso');
    expect(toAgent?.link).toBe('');
    expect(await notificationsOf(agent)).toEqual([expect.stringMatching(line)]);
    // A message that is sent to the customer is no referral of the agent's.
    const referrals = await server.services.db
      .selectFrom('referrals')
      .selectAll()
      .where('quote_id', '=', quoteId)
      .execute();
    expect(referrals).toEqual([]);
  },
);
