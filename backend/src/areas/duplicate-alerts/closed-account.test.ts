import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { insertAlertsOnce } from '#areas/duplicate-alerts/sql/alerts.ts';
import type { FoundDuplicate } from '#areas/duplicate-alerts/sql/alerts.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newLine, soldPolicy } from '#areas/network/testing/networks.ts';
import { newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();

const insertAlert = (server: AreaServer, found: FoundDuplicate) =>
  insertAlertsOnce(server.services.db, [found], server.clock.now());

/** Those of an agent, by kind. */
const kindsOf = async (server: AreaServer, { id }: TestAgent): Promise<readonly string[]> => {
  const rows = await server.services.db
    .selectFrom('line_flags')
    .select('kind')
    .where((eb) => eb.or([eb('agent_id', '=', id), eb('other_id', '=', id)]))
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};

const lookInto = async (server: AreaServer, { id }: TestAgent, kind: FoundDuplicate['kind']) => {
  const { id: flagId } = await server.services.db
    .selectFrom('line_flags')
    .select('id')
    .where('agent_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  await succeed(server, await newStaff(server), 'checkDuplicateAlert', {
    params: { flagId },
    body: { note: 'They are married' },
  });
};

const close = async (server: AreaServer, agent: TestAgent) => {
  await succeed(server, agent.headers, 'requestClosure', {
    body: { wish: 'I stop', requestId: randomUUID() },
  });
  const staff = await newStaff(server);
  const { closures } = (await succeed(server, staff, 'listClosures')).data;
  const { id } = closures.find(({ agentCode }: { agentCode: string }) => agentCode === agent.agent_code);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: id },
    body: { status: 'done', answer: 'Closed.' },
  });
};

const clean = async (server: AreaServer) => removeExpired(server.services, []);

it('deletes checked alerts when one of the two agents closes the account, and the others once they are checked [R39]', async () => {
  const { server } = world;
  const { top, middle, seller } = await newLine(server);
  const policyNo = await soldPolicy(server, seller, { premium: 274_500, now: server.clock.now() });
  await insertAlert(server, { kind: 'device', agentId: seller.id, otherId: middle.id });
  await insertAlert(server, { kind: 'bankAccount', agentId: seller.id, otherId: middle.id });
  await insertAlert(server, { kind: 'phone', agentId: seller.id, policyNo });
  await insertAlert(server, { kind: 'device', agentId: middle.id, otherId: top.id });
  await lookInto(server, seller, 'device');
  await lookInto(server, seller, 'phone');
  await lookInto(server, middle, 'device');
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual(['bankAccount', 'device', 'phone']);

  await close(server, seller);
  // The alert about the bank account is unchecked; the phone is that of a customer whose policy is kept.
  expect(await kindsOf(server, seller)).toEqual(['bankAccount', 'phone']);
  // Of two who both are there.
  expect(await kindsOf(server, top)).toEqual(['device']);
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual(['bankAccount', 'phone']);
  await lookInto(server, seller, 'bankAccount');
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual(['phone']);
});

it('keeps the alerts of a blacklisted agent, also when the account is closed afterwards', async () => {
  const { server } = world;
  const { middle, seller } = await newLine(server);
  await insertAlert(server, { kind: 'idNumber', agentId: seller.id, otherId: middle.id });
  await lookInto(server, seller, 'idNumber');
  await succeed(server, seller.headers, 'requestClosure', {
    body: { wish: 'I stop', requestId: randomUUID() },
  });
  await server.services.db
    .updateTable('agents')
    .set({ status: 'blacklisted' })
    .where('id', '=', seller.id)
    .execute();
  const staff = await newStaff(server);
  const { closures } = (await succeed(server, staff, 'listClosures')).data;
  const { id } = closures.find(({ agentCode }: { agentCode: string }) => agentCode === seller.agent_code);
  await succeed(server, staff, 'answerClosure', {
    params: { privacyRequestId: id },
    body: { status: 'done', answer: 'Closed.' },
  });
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual(['idNumber']);
  // Nor does it help that the other one closes the account.
  await close(server, middle);
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual(['idNumber']);
});

it('deletes the alerts about a policy when the retention of the policy ends', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const policyNo = await soldPolicy(server, seller, { premium: 274_500, now: server.clock.now() });
  await insertAlert(server, { kind: 'phone', agentId: seller.id, policyNo });
  const endsIn = (day: string) =>
    server.services.db
      .updateTable('quotes')
      .set({ end_date: day })
      .where('policy_no', '=', policyNo)
      .execute();
  // Ten years from the end of the year 2016: it is January 2026.
  await endsIn('2016-01-01');
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual(['phone']);
  await endsIn('2015-12-31');
  await clean(server);
  expect(await kindsOf(server, seller)).toEqual([]);
});
