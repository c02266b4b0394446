import { beforeEach, expect, it } from 'vitest';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import { accountNotice } from './account-notice.ts';
import { requireFreshCode } from './fresh-code.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();
let day = 0;
beforeEach(() => {
  // A day of its own for each test: limits of one never meet another.
  day += 1;
  world.server.clock.set(`2026-03-${String(day).padStart(2, '0')}T03:00:00.000Z`);
});

const english = { headers: { 'accept-language': 'en' } } as const;
const BANK = { bankCode: '014', accountHolder: 'Sari Wulandari', accountNumber: '1234 567-890' } as const;

const codeSent = async (agent: TestAgent) => {
  const { key } = await succeed(world.server, agent.headers, 'sendFreshCode');
  const job = world.server.jobs.findLast((one) => one.kind === 'sendOtp' && one.phone === agent.phone);
  return { key: key as string, otp: job?.kind === 'sendOtp' ? job.code : 0 };
};

const putBank = (
  agent: TestAgent,
  code: { readonly key: string; readonly otp: number },
  facts: object = {},
) => call(world.server, agent.headers, 'updateAgentBank', { body: { ...BANK, ...facts, code }, ...english });

const wrongOf = (otp: number): number => (otp === OTP.highest ? OTP.lowest : otp + 1);

const bankOf = async (agent: TestAgent) => {
  const { data } = await succeed(world.server, agent.headers, 'getProfile');
  return data.bank as unknown;
};

const noticesOf = (agent: TestAgent) =>
  world.server.jobs.filter((job) => job.kind === 'sendAccountNotice' && job.agentId === agent.id);

it('changes the bank account once per fresh code, and notifies the agent [R55]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const code = await codeSent(agent);
  const answers = await Promise.all([putBank(agent, code), putBank(agent, code, { accountHolder: 'Other' })]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.message).toBe('OTP is invalid');
  const { data } = await succeed(server, agent.headers, 'getProfile');
  expect(data.bank).toEqual({
    bankCode: '014',
    bankName: 'BCA',
    accountHolder: expect.any(String),
    accountNumber: '•••• 7890',
  });
  expect(data.version).toBe(2);
  const [notice, ...more] = noticesOf(agent);
  expect(more).toEqual([]);
  if (notice?.kind !== 'sendAccountNotice') throw new Error('No notice was sent');
  expect(await accountNotice(server.services, notice)).toMatchObject({
    channel: 'email',
    to: 'sari@payung.test',
    subject: 'Payung: a change to your account',
    body: expect.stringMatching(
      /^The bank account for your payments was changed\. If it was not you, tell us at once\.\n\nNeed help\?\n/,
    ),
  });
  const { data: list } = await succeed(server, agent.headers, 'getNotifications', {
    query: { perPage: '10', pageNo: '1' },
    ...english,
  });
  expect(list.data.map(({ body }: { body: string }) => body)).toEqual([
    'The bank account for your payments was changed. If it was not you, tell us at once.',
  ]);
  const kept = await server.services.db
    .selectFrom('agent_changes')
    .select('what')
    .where('agent_id', '=', agent.id)
    .execute();
  expect(kept).toEqual([{ what: 'bank' }]);
});

it('refuses a wrong code, an expired code, another agent’s code and a change without a code [R55]', async () => {
  const { server } = world;
  const [agent, other] = [await newAgent(server), await newAgent(server)];
  const code = await codeSent(agent);
  expect(await putBank(agent, { ...code, otp: wrongOf(code.otp) })).toMatchObject({
    status: 400,
    errCode: 4,
    message: 'OTP is invalid',
  });
  expect(await putBank(other, code)).toMatchObject({ status: 400, message: 'OTP is invalid' });
  server.clock.advance(OTP.lifetimeSeconds);
  expect(await putBank(agent, code)).toMatchObject({ status: 400, message: 'OTP is invalid' });
  await expect(requireFreshCode(server.services, agent.id, undefined)).rejects.toMatchObject({
    message: 'otp is required',
  });
  expect(await bankOf(agent)).toBeUndefined();
  expect(noticesOf(agent)).toEqual([]);
});

it('refuses a sign-in code for a change, and a fresh code for signing in [R55]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { key } = await succeed(server, {}, 'sendOtp', { body: { mobileNo: agent.phone } });
  const job = server.jobs.findLast((one) => one.kind === 'sendOtp' && one.phone === agent.phone);
  const otp = job?.kind === 'sendOtp' ? job.code : 0;
  expect(await putBank(agent, { key, otp })).toMatchObject({ status: 400, message: 'OTP is invalid' });
  server.clock.advance(OTP.resendAfterSeconds);
  const fresh = await codeSent(agent);
  expect(await call(server, {}, 'verifyOtp', { body: fresh })).toMatchObject({
    status: 400,
    message: 'OTP is invalid',
  });
});

it('invalidates a fresh code after the same number of wrong tries as any other code', async () => {
  const agent = await newAgent(world.server);
  const code = await codeSent(agent);
  for (let tries = 0; tries < OTP.triesPerCode; tries += 1) {
    await putBank(agent, { ...code, otp: wrongOf(code.otp) });
  }
  expect((await putBank(agent, code)).status).toBe(400);
  expect(await bankOf(agent)).toBeUndefined();
});

it('sends no second code before the waiting time is over', async () => {
  const agent = await newAgent(world.server);
  await codeSent(agent);
  expect(await call(world.server, agent.headers, 'sendFreshCode', english)).toMatchObject({
    status: 429,
    message: `You can ask for a new code in ${OTP.resendAfterSeconds} s`,
  });
});

it('names the wrong field of a bank account without using up the code', async () => {
  const agent = await newAgent(world.server);
  const code = await codeSent(agent);
  const refused = await putBank(agent, code, { accountNumber: '12a4567' });
  expect(refused).toMatchObject({ status: 400, message: 'An account number has digits only' });
  expect(await putBank(agent, code, { bankCode: '999' })).toMatchObject({ status: 400 });
  expect((await putBank(agent, code)).status).toBe(200);
});
