import { expect, it } from 'vitest';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { keepMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { keepNumberMarks } from './marks.ts';

const world = useAreaServer();

/** An agent with an ID number, a bank account and two browsers. */
const marked = async (): Promise<TestAgent> => {
  const { server } = world;
  const { db, secret } = server.services;
  const agent = await newAgent(server, { bank_code: '014', account_number: '0987654321' });
  const now = server.clock.now();
  await keepNumberMarks(db, { secret, now }, agent.id);
  const device = { agentId: agent.id, kind: 'device' } as const;
  await keepMarks(db, [{ ...device, hash: 'first' }], new Date('2025-01-01T00:00:00.000Z'));
  await keepMarks(db, [{ ...device, hash: 'second' }], now);
  return agent;
};

const marksOf = async ({ id }: TestAgent) => {
  const rows = await world.server.services.db
    .selectFrom('agent_marks')
    .select(['kind', 'mark_hash'])
    .where('agent_id', '=', id)
    .orderBy('kind')
    .orderBy('mark_hash')
    .execute();
  return rows.map(({ kind, mark_hash: hash }) => (kind === 'device' ? `${kind} ${hash}` : kind));
};

it('shows an agent which marks are compared in the upline group, why, and how long they are kept', async () => {
  const { server } = world;
  const agent = await marked();
  const english = { headers: { 'accept-language': 'en' } };
  const { data } = await succeed(server, agent.headers, 'agentData', english);
  const section = data.sections.find(({ title }: { title: string }) => title === 'Compared with your line');
  expect(section).toEqual({
    title: 'Compared with your line',
    facts: [
      {
        label: 'ID card number, bank account',
        value: 'compared as a code that does not show the number',
      },
      { label: 'Browsers in which you signed in', value: '2' },
    ],
    source:
      'Your numbers above, and a cookie (payung-device) that is set when you sign in. Another one (payung-phones) lets this device get codes when strangers ask for too many; we keep nothing of it',
    use: expect.stringContaining('staff look into it. Nothing is refused because of it.'),
    kept: 'Until you change the number or your account is closed; of a browser, 400 days after you last signed in there',
  });
  const file = await call(server, agent.headers, 'exportAgentData', english);
  const { comparedInLine } = JSON.parse(file.text);
  expect(comparedInLine.map(({ kind }: { kind: string }) => kind)).toEqual([
    'bankAccount',
    'device',
    'device',
    'idNumber',
  ]);
  expect(file.text).not.toContain('second');
});

it('shows no section about marks to an agent without any', async () => {
  const { server } = world;
  const agent = await newAgent(server, { id_number: null });
  const { data } = await succeed(server, agent.headers, 'agentData', {
    headers: { 'accept-language': 'en' },
  });
  const titles = data.sections.map(({ title }: { title: string }) => title);
  expect(titles).not.toContain('Compared with your line');
});

it('deletes the mark of a browser 400 days after the last login there', async () => {
  const { server } = world;
  const agent = await marked();
  server.clock.set('2026-02-05T00:00:00.000Z');
  await removeExpired(server.services, []);
  expect(await marksOf(agent)).toEqual(['bankAccount', 'device first', 'device second', 'idNumber']);
  server.clock.set('2026-02-05T00:00:00.001Z');
  await removeExpired(server.services, []);
  expect(await marksOf(agent)).toEqual(['bankAccount', 'device second', 'idNumber']);
});

it('deletes all marks when an account is closed', async () => {
  const { server } = world;
  const agent = await marked();
  const { db } = server.services;
  await succeed(server, agent.headers, 'requestClosure', {
    body: { wish: 'I stop selling', requestId: crypto.randomUUID() },
  });
  const { id } = await db
    .selectFrom('privacy_requests')
    .select('id')
    .where('agent_id', '=', agent.id)
    .executeTakeFirstOrThrow();
  const staff = await newStaff(server);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: id },
    body: { status: 'done', answer: 'Closed.' },
  });
  expect(await marksOf(agent)).toEqual([]);
});
