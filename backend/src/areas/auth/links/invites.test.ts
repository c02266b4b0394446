import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { askCode, codesFor, enterByCode } from '#areas/auth/testing/codes.ts';
import type { TestAgent } from '#testing/people.ts';
import { newAgent, newPhone, newQuote, signIn } from '#testing/people.ts';

const world = useAreaServer();
const DAY = 86_400;

const invite = (
  server: AreaServer,
  agent: Pick<TestAgent, 'headers'>,
): Promise<{ link: string; referralCode: string }> => succeed(server, agent.headers, 'getInviteLink');
const idOf = (link: string): string => link.split('/').at(-1) ?? '';
const open = (server: AreaServer, id: string) => call(server, nobody, 'decryptLink', { query: { id } });
const linkRows = (server: AreaServer, agent: TestAgent) =>
  server.services.db
    .selectFrom('share_links')
    .selectAll()
    .where('subject_kind', '=', 'agent')
    .where('subject_id', '=', agent.id)
    .orderBy('created_at')
    .execute();

it('gives an agent an invite link of six characters for ninety days, and the referral code (ruling R57)', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { link, referralCode } = await invite(server, agent);
  expect(link).toMatch(/^https:\/\/payung\.test\/app\/withoutReferralLinkRegistration\/[0-9A-Za-z]{6}$/);
  expect(referralCode).toBe(agent.referral_code);
  const [row] = await linkRows(server, agent);
  expect((row?.expires_at.getTime() ?? 0) - server.clock.now().getTime()).toBe(90 * DAY * 1000);
  expect(row).toMatchObject({ kind: 'invite', agent_id: agent.id, quote_id: null, opens: 0 });
  expect(JSON.stringify(row)).not.toContain(idOf(link));
  expect(JSON.stringify(row)).not.toContain(agent.phone);
});

it('returns the same invite link until a week before it expires', async () => {
  const { server } = world;
  const now = server.clock.now().toISOString();
  const agent = await newAgent(server);
  const first = await invite(server, agent);
  expect((await invite(server, agent)).link).toBe(first.link);
  server.clock.advance(83 * DAY);
  const later = { headers: await signIn(server, agent) };
  expect((await invite(server, later)).link).toBe(first.link);
  server.clock.advance(1);
  const next = await invite(server, later);
  expect(next.link).not.toBe(first.link);
  expect(await linkRows(server, agent)).toHaveLength(2);
  // Anybody who has got the old one may use it until its end.
  expect((await open(server, idOf(first.link))).status).toBe(200);
  expect((await invite(server, later)).link).toBe(next.link);
  server.clock.set(now);
});

it('shows inviter, referral code and public card, and counts how often the link was opened [LINK-038]', async () => {
  const { server } = world;
  const agent = await newAgent(server, { company_name: 'Sari Agency' });
  const id = idOf((await invite(server, agent)).link);
  const { errMsg } = await open(server, id);
  expect(errMsg.data).toEqual({
    productId: '',
    fullName: 'Sari Wulandari',
    invite: {
      referralCode: agent.referral_code,
      card: expect.objectContaining({ fullName: 'Sari Wulandari', company: 'Sari Agency' }),
    },
  });
  expect(JSON.stringify(errMsg)).not.toContain(agent.phone);
  const [first] = await linkRows(server, agent);
  server.clock.advance(60);
  await open(server, id);
  const [second] = await linkRows(server, agent);
  expect([first?.opens, second?.opens]).toEqual([1, 2]);
  expect(second?.opened_at).toEqual(first?.opened_at);
});

it('an invite link is refused by the calls of a product, and as a link to a quote', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const linkId = idOf((await invite(server, agent)).link);
  const balloon = await call(server, nobody, 'decryptBalloonLink', { query: { id: linkId } });
  expect([balloon.status, balloon.message]).toEqual([400, 'given link is invalid']);
  // It is no link of a customer either: no code is sent for it.
  const mobileNo = newPhone();
  const asCustomer = await askCode(server, { mobileNo, linkId });
  expect([asCustomer.status, asCustomer.message]).toEqual([400, 'given link is invalid']);
  expect(codesFor(server, mobileNo)).toEqual([]);
});

it.each(['inactive', 'terminated', 'resigned', 'blacklisted'])(
  'answers the link of a %s agent like one that does not exist',
  async (status) => {
    const { server } = world;
    const agent = await newAgent(server);
    const id = idOf((await invite(server, agent)).link);
    await server.services.db.updateTable('agents').set({ status }).where('id', '=', agent.id).execute();
    const [gone, unknown] = [await open(server, id), await open(server, 'zzzzzz')];
    expect([gone.status, gone.text]).toEqual([unknown.status, unknown.text]);
    expect([gone.status, gone.message]).toEqual([400, 'given link is invalid']);
  },
);

it('answers a revoked link as invalid, and an ended link as expired', async () => {
  const { server } = world;
  const now = server.clock.now();
  const { link } = await invite(server, await newAgent(server));
  const withdrawn = await newAgent(server);
  const withdrawnId = idOf((await invite(server, withdrawn)).link);
  const revoke = server.services.db.updateTable('share_links').set({ revoked_at: now });
  await revoke.where('agent_id', '=', withdrawn.id).execute();
  expect((await open(server, withdrawnId)).message).toBe('given link is invalid');
  // The next is another one.
  expect(idOf((await invite(server, withdrawn)).link)).not.toBe(withdrawnId);
  server.clock.advance(90 * DAY);
  const expired = await open(server, idOf(link));
  expect([expired.status, expired.message]).toEqual([400, 'link is expired']);
  server.clock.set(now.toISOString());
});

it('counts guesses of invite links with those of all other links', async () => {
  const { server } = world;
  const at = (id: string) =>
    server.app.inject({ url: `/api/auth/decrypt-link?id=${id}`, remoteAddress: '203.0.113.90' });
  await Promise.all(Array.from({ length: 100 }, (_, miss) => at(String(200_000 + miss))));
  const { link } = await invite(server, await newAgent(server));
  expect((await at(idOf(link))).statusCode).toBe(403);
  expect((await open(server, idOf(link))).status).toBe(200);
});

it('stores the invite link with a registration, but takes the inviter from the referral code', async () => {
  const { server } = world;
  const [agent, other] = [await newAgent(server), await newAgent(server)];
  const linkId = idOf((await invite(server, agent)).link);
  const come = async (referralCode: string) => {
    const mobileNo = newPhone();
    await enterByCode(server, { mobileNo, referralCode, linkId });
    return server.services.db
      .selectFrom('registrations')
      .select(['inviter_id', 'invite_link_id'])
      .where('phone', '=', mobileNo)
      .executeTakeFirst();
  };
  const [row] = await linkRows(server, agent);
  expect(await come(agent.referral_code)).toEqual({ inviter_id: agent.id, invite_link_id: row?.id });
  expect(await come(other.referral_code)).toEqual({ inviter_id: other.id, invite_link_id: row?.id });
  const [used] = await linkRows(server, agent);
  expect(used?.verified_at).toEqual(server.clock.now());
});

it('sends no registration code for a customer’s link or an expired link', async () => {
  const { server } = world;
  const now = server.clock.now().toISOString();
  const agent = await newAgent(server);
  const { quoteId } = await newQuote(server, agent.headers);
  const query = { type: 'lead', quoteId };
  const { link } = await succeed(server, agent.headers, 'generateLink', { query });
  const ended = idOf((await invite(server, agent)).link);
  const ask = (linkId: string) =>
    askCode(server, { mobileNo: newPhone(), referralCode: agent.referral_code, linkId });
  expect((await ask(idOf(link))).message).toBe('given link is invalid');
  server.clock.advance(90 * DAY);
  expect((await ask(ended)).message).toBe('link is expired');
  server.clock.set(now);
});

it('does not lock an invite link after wrong codes, as many people share it', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const linkId = idOf((await invite(server, agent)).link);
  const mobileNo = newPhone();
  const { errMsg } = await askCode(server, { mobileNo, referralCode: agent.referral_code, linkId });
  const right = codesFor(server, mobileNo).at(-1) ?? 0;
  const body = { key: errMsg.key, otp: right === 999_999 ? 100_000 : right + 1 };
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect((await call(server, nobody, 'verifyOtp', { body })).message).toBe('OTP is invalid');
  expect((await linkRows(server, agent))[0]?.failures).toBe(0);
});
