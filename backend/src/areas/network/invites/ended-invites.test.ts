import { beforeEach, expect, it } from 'vitest';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { enterByCode } from '#areas/auth/testing/codes.ts';
import { grantPoints, newMember } from '#areas/network/testing/networks.ts';
import { newAgent, newPhone, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();
const START = '2026-01-15T03:00:00.000Z';
const DAY = 86_400;
beforeEach(() => {
  world.server.clock.set(START);
});

const clean = (inviteLinks = 30) => {
  const { services } = world.server;
  return removeExpired({ ...services, retention: { ...services.retention, inviteLinks } }, []);
};

/** The characters of the agent's invite link. */
const linkOf = async (agent: TestAgent): Promise<string> => {
  const headers = await signIn(world.server, agent);
  const { link } = await succeed(world.server, headers, 'getInviteLink');
  return String(link).split('/').at(-1) ?? '';
};

const open = (id: string) => call(world.server, nobody, 'decryptLink', { query: { id } });

const countsOf = async (agent: TestAgent) =>
  (await succeed(world.server, await signIn(world.server, agent), 'inviteCounts')).data;

const linksOf = async ({ id }: TestAgent): Promise<number> =>
  (await world.server.services.db.selectFrom('share_links').select('id').where('agent_id', '=', id).execute())
    .length;

it('removes an invite link 30 days after its end, and keeps all four counts [NET-002]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await succeed(server, agent.headers, 'inviteSent', { body: { channel: 'whatsapp' } });
  const first = await linkOf(agent);
  for (let time = 0; time < 3; time += 1) expect((await open(first)).status).toBe(200);
  const sold = await newMember(server, agent);
  await grantPoints(server, sold, 10);
  // A registration by the link that is still in review.
  const mobileNo = newPhone();
  const { errMsg } = await enterByCode(server, {
    mobileNo,
    referralCode: agent.referral_code,
    linkId: first,
  });
  const byId = (id: string) =>
    server.services.db.selectFrom('registrations').select('invite_link_id').where('id', '=', id).execute();
  const { registrationId } = errMsg.registration;
  expect(await byId(registrationId)).toEqual([{ invite_link_id: expect.any(String) }]);
  await server.services.db
    .updateTable('registrations')
    .set({ status: 'submitted', submitted_at: server.clock.now() })
    .where('id', '=', registrationId)
    .execute();
  // The last week of the first link: a second one is drawn.
  server.clock.advance(84 * DAY);
  const second = await linkOf(agent);
  expect(second).not.toBe(first);
  await open(second);
  const all = { sent: 1, opened: 4, registered: 1, firstSale: 1 };
  expect(await countsOf(agent)).toEqual(all);

  server.clock.advance((6 + 29) * DAY);
  await clean();
  expect(await linksOf(agent)).toBe(2);
  server.clock.advance(2 * DAY);
  await clean();
  expect(await linksOf(agent)).toBe(1);
  expect(await byId(registrationId)).toEqual([{ invite_link_id: null }]);
  expect(await countsOf(agent)).toEqual(all);
  // A second run changes nothing, and the second link still counts.
  await clean();
  await open(second);
  expect(await countsOf(agent)).toEqual({ ...all, opened: 5 });
  const gone = await open(first);
  expect([gone.status, gone.message]).toEqual([400, 'given link is invalid']);
});

it('keeps an ended link for the operator’s number of days, and while a code of it is stored', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const link = await linkOf(agent);
  await open(link);
  server.clock.advance(90 * DAY - 60);
  await call(server, nobody, 'sendOtp', {
    body: { mobileNo: newPhone(), referralCode: agent.referral_code, linkId: link },
  });
  server.clock.advance(DAY + 120);
  // The code is kept for two days.
  await clean(1);
  expect(await linksOf(agent)).toBe(1);
  server.clock.advance(3 * DAY);
  await clean(30);
  expect(await linksOf(agent)).toBe(1);
  await clean(1);
  expect(await linksOf(agent)).toBe(0);
  expect(await countsOf(agent)).toMatchObject({ opened: 1 });
});

it('counts the opens of a removed link once when two servers remove at once', async () => {
  const { server } = world;
  const agents = await Promise.all([newAgent(server), newAgent(server)]);
  for (const agent of agents) await open(await linkOf(agent));
  server.clock.advance(125 * DAY);
  await Promise.all([clean(), clean(), clean()]);
  for (const agent of agents) {
    expect(await linksOf(agent)).toBe(0);
    expect(await countsOf(agent)).toMatchObject({ opened: 1 });
  }
});
