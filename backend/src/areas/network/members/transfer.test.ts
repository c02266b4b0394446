import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import {
  agentRow,
  newTeam,
  transfer,
  entriesOf,
  newMember,
  paidSale,
} from '#areas/network/testing/networks.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

const world = useAreaServer();

it('moves the network of a resigned member to one successor once, also when sent twice [NET-015] [NET-016]', async () => {
  const { server } = world;
  const { commercial, inviter, member, below } = await newTeam(server);
  const successor = await newMember(server, commercial, { first_name: 'Heru', last_name: 'Waris' });
  await paidSale(server, below[0]!);
  await newQuote(server, member.headers);
  const body = { heirId: successor.id, requestId: randomUUID() };
  const first = await transfer(server, commercial, { memberId: member.id, ...body });
  expect(first.errMsg.data).toEqual({ movedMembers: 2, movedQuotes: 1, movedLeads: 1 });
  expect((await transfer(server, commercial, { memberId: member.id, ...body })).errMsg).toEqual(first.errMsg);
  expect(
    (await transfer(server, commercial, { memberId: member.id, ...body, heirId: inviter.id })).status,
  ).toBe(400);
  expect(await agentRow(server, member)).toMatchObject({ status: 'resigned', upline_id: inviter.id });
  for (const { id } of below)
    expect(await agentRow(server, { id })).toMatchObject({ upline_id: successor.id, invited_by: member.id });
  // Past points stay where they were earned; from now on the successor earns.
  expect((await entriesOf(server, member)).map(({ points }) => points)).toEqual([2]);
  await paidSale(server, below[0]!);
  const points = async (who: TestAgent) => (await entriesOf(server, who)).map((entry) => entry.points);
  expect([
    await points(member),
    await points(inviter),
    await points(successor),
    await points(commercial),
  ]).toEqual([[2], [1], [2], [1]]);
  const { history } = (
    await succeed(server, commercial.headers, 'getMember', { params: { memberId: member.id } })
  ).data;
  expect(history.map(({ event }: { event: string }) => event)).toEqual(['moved', 'resigned']);
  expect((await call(server, member.headers, 'getPoints')).status).toBe(401);
  const again = await transfer(server, commercial, { memberId: member.id, heirId: successor.id });
  expect([again.status, again.message]).toEqual([
    422,
    'This member has left, and has nobody and nothing left that could be moved.',
  ]);
});

it('moves the network of a member whose status is already resigned [NET-015]', async () => {
  const { server } = world;
  const { commercial, member, below } = await newTeam(server);
  await server.services.db
    .updateTable('agents')
    .set({ status: 'resigned' })
    .where('id', '=', member.id)
    .execute();
  const answer = await transfer(server, commercial, { memberId: member.id, heirId: commercial.id });
  expect(answer.errMsg.data).toMatchObject({ movedMembers: 2 });
  expect((await agentRow(server, below[0]!)).upline_id).toBe(commercial.id);
});

it('refuses a successor who is inactive, below the member, the member, or a stranger [R38]', async () => {
  const { server } = world;
  const { commercial, inviter, member, below } = await newTeam(server);
  const deeper = await newMember(server, below[0]!);
  const inactive = await newMember(server, commercial, { status: 'inactive' });
  const stranger = await newAgent(server);
  const attempt = async (successorId: string) => {
    const { status, message } = await transfer(server, commercial, {
      memberId: member.id,
      heirId: successorId,
    });
    return [status, message];
  };
  const isBelow =
    'The person you chose stands below this member, or is the member. Choose somebody outside this network.';
  expect(await attempt(deeper.id)).toEqual([422, isBelow]);
  expect(await attempt(member.id)).toEqual([422, isBelow]);
  expect(await attempt(inactive.id)).toEqual([
    422,
    'The person you chose is not active any more. Choose somebody else.',
  ]);
  expect((await attempt(stranger.id))[0]).toBe(404);
  expect((await agentRow(server, below[0]!)).upline_id).toBe(member.id);
  expect((await attempt(inviter.id))[0]).toBe(200);
});

it('accepts a refused request again once its cause is gone [R39]', async () => {
  const { server } = world;
  const { commercial, member } = await newTeam(server);
  const successor = await newMember(server, commercial, { status: 'inactive' });
  const body = { heirId: successor.id, requestId: randomUUID() };
  expect((await transfer(server, commercial, { memberId: member.id, ...body })).status).toBe(422);
  await server.services.db
    .updateTable('agents')
    .set({ status: 'active' })
    .where('id', '=', successor.id)
    .execute();
  expect((await transfer(server, commercial, { memberId: member.id, ...body })).status).toBe(200);
});
