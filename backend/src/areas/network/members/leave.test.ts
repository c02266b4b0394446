import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { confirmed, notify, recordOf } from '#areas/quote/testing/journey.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { agentRow, newTeam, remove, entriesOf, paidSale } from '#areas/network/testing/networks.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();

it.each(['terminated', 'blacklisted'])(
  'removes a member permanently as %s, and transfers open quotes, leads and policies to the inviter [NET-012] [NET-013] [NET-008]',
  async (kind) => {
    const { server } = world;
    const { commercial, inviter, member, below } = await newTeam(server);
    const open = await newQuote(server, member.headers);
    const sold = await paidSale(server, member);
    const leadId = await newLead(server, member.headers);
    const answer = await remove(server, commercial, { memberId: member.id, removal: kind });
    expect(answer.errMsg.data).toEqual({ movedMembers: 2, movedQuotes: 1, movedLeads: 3 });
    expect(await agentRow(server, member)).toMatchObject({
      status: kind,
      successor_id: inviter.id,
      invited_by: inviter.id,
      upline_id: inviter.id,
      left_at: server.clock.now(),
    });
    for (const { id } of below)
      expect(await agentRow(server, { id })).toMatchObject({ upline_id: inviter.id, invited_by: member.id });
    const { db } = server.services;
    const owners = await db
      .selectFrom('quotes')
      .select(['id', 'agent_id'])
      .where('id', 'in', [open.quoteId, sold.quote.quoteId])
      .execute();
    expect(new Map(owners.map(({ id, agent_id }) => [id, agent_id]))).toEqual(
      new Map([
        [open.quoteId, inviter.id],
        [sold.quote.quoteId, inviter.id],
      ]),
    );
    expect((await call(server, inviter.headers, 'getLead', { params: { leadId } })).status).toBe(200);
    expect((await entriesOf(server, member)).map(({ points }) => points)).toEqual([27]);
    const notices = (
      await succeed(server, inviter.headers, 'getNotifications', { query: { perPage: '10', pageNo: '1' } })
    ).data;
    expect(notices.data.map(({ body }: { readonly body: string }) => body)).toContain(
      'Maya Tengah has left. You now have 2 members, 1 open quotes and 3 leads from Maya Tengah.',
    );
    // No way back, and nothing happens twice.
    const again = await remove(server, commercial, { memberId: member.id });
    expect([again.status, again.message]).toEqual([
      422,
      'This member has left the network. That cannot be undone or changed.',
    ]);
    const tier = { requestId: randomUUID(), tier: 'gold', reason: 'As agreed by phone' };
    expect(
      (await call(server, commercial.headers, 'changeTier', { params: { memberId: member.id }, body: tier }))
        .status,
    ).toBe(422);
    const { history } = (
      await succeed(server, commercial.headers, 'getMember', { params: { memberId: member.id } })
    ).data;
    expect(
      history.map(({ event, from, to, by, reason }: Record<string, string>) => [event, from, to, by, reason]),
    ).toEqual([
      ['moved', '2/1/3', 'Indra Atas', 'Bayu Pratama', 'Sold without consent'],
      ['removed', 'active', kind, 'Bayu Pratama', 'Sold without consent'],
    ]);
  },
);

it('ends the sessions of a removed member and refuses the login, while links of customers keep working [R37]', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const quote = await newQuote(server, member.headers);
  const proposalNo = await confirmed(server, member.headers, quote);
  await succeed(server, member.headers, 'generateLink', { query: { type: 'lead', quoteId: quote.quoteId } });
  const invite = (await succeed(server, member.headers, 'getInviteLink')).link.split('/').at(-1);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  await remove(server, commercial, { memberId: member.id });
  expect((await call(server, member.headers, 'getPoints')).status).toBe(401);
  const jobs = server.jobs.length;
  const gone = await call(server, nobody, 'sendOtp', { body: { mobileNo: member.phone } });
  const stranger = await call(server, nobody, 'sendOtp', { body: { mobileNo: '628999000111' } });
  expect([gone.status, Object.keys(gone.errMsg)]).toEqual([stranger.status, Object.keys(stranger.errMsg)]);
  expect(server.jobs.length).toBe(jobs);
  expect((await call(server, nobody, 'decryptLink', { query: { id: invite } })).status).toBe(400);
  expect((await recordOf(server, visit, quote.quoteId)).stage).toBe('Full Quote Created');
  await succeed(server, visit, 'checkout', { query: { proposalNo } });
  const { invoice_no: invoiceNumber, amount } = await server.services.db
    .selectFrom('invoices')
    .select(['invoice_no', 'amount'])
    .where('quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  await notify(server, invoiceNumber, amount);
  // The sale is the inviter's now.
  expect((await entriesOf(server, inviter)).map(({ points }) => points)).toEqual([27]);
  expect(await entriesOf(server, member)).toEqual([]);
});

it('gives no points to a removed member for a policy paid afterwards, but to the levels above [R37]', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const [quote] = [await newQuote(server, member.headers)];
  const proposalNo = await confirmed(server, member.headers, quote);
  await succeed(server, member.headers, 'payLater', { query: { proposalNo } });
  await remove(server, commercial, { memberId: member.id });
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  await succeed(server, visit, 'checkout', { query: { proposalNo } });
  const { invoice_no: invoiceNumber } = await server.services.db
    .selectFrom('invoices')
    .select('invoice_no')
    .where('quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  await notify(server, invoiceNumber, 274_500);
  const points = async (who: TestAgent) => (await entriesOf(server, who)).map((entry) => entry.points);
  expect([await points(member), await points(inviter), await points(commercial)]).toEqual([[], [2], [1]]);
});

it('refuses a removal without kind, reason and the typed name [NET-012] [NET-013]', async () => {
  const { server } = world;
  const { commercial, member } = await newTeam(server);
  const attempt = async (facts: object) => {
    const { status, message } = await remove(server, commercial, { memberId: member.id, ...facts });
    return [status, message];
  };
  expect((await attempt({ removal: 'resigned' }))[0]).toBe(400);
  expect(await attempt({ reason: 'bad' })).toEqual([400, 'Give a reason of at least 5 characters.']);
  expect(await attempt({ typedName: 'Maya' })).toEqual([
    400,
    'The name does not match. Type it as it is shown: Maya Tengah',
  ]);
  expect((await agentRow(server, member)).status).toBe('active');
  // Case and blanks do not matter.
  expect((await attempt({ typedName: ' maya  TENGAH ' }))[0]).toBe(200);
});

it('lets only Commercial change members, and only those below [NET-017]', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const support = await newAgent(server, { user_type: 'Support' });
  await server.services.db
    .updateTable('agents')
    .set({ upline_id: support.id })
    .where('id', '=', commercial.id)
    .execute();
  const foreign = await newAgent(server, { user_type: 'Commercial' });
  expect((await remove(server, support, { memberId: member.id })).status).toBe(403);
  expect((await remove(server, inviter, { memberId: member.id })).status).toBe(403);
  expect((await remove(server, foreign, { memberId: member.id })).status).toBe(404);
  expect((await remove(server, commercial, { memberId: commercial.id })).status).toBe(404);
  expect((await remove(server, commercial, { memberId: 'f'.repeat(24) })).status).toBe(404);
  expect((await agentRow(server, member)).status).toBe('active');
});

it('transfers open work to the nearest active upline when the inviter has left', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  await newQuote(server, member.headers);
  await remove(server, commercial, { memberId: inviter.id, typedName: 'Indra Atas' });
  // Who led the member is the Commercial now; who invited is still Indra, who has left.
  await remove(server, commercial, { memberId: member.id });
  expect(await agentRow(server, member)).toMatchObject({
    invited_by: inviter.id,
    successor_id: commercial.id,
  });
});
