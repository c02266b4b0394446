import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { agentRow, newTeam, remove, transfer, newMember } from '#areas/network/testing/networks.ts';

const world = useAreaServer();

const putBelow = async (server: AreaServer, memberId: string, uplineId: string): Promise<void> => {
  await server.services.db
    .updateTable('agents')
    .set({ upline_id: uplineId })
    .where('id', '=', memberId)
    .execute();
};

it('skips an inviter who is below the member by now [R37]', async () => {
  const { server } = world;
  const { commercial, inviter, member, below } = await newTeam(server);
  await putBelow(server, member.id, commercial.id);
  await putBelow(server, inviter.id, below[0]!.id);
  expect((await remove(server, commercial, { memberId: member.id })).status).toBe(200);
  expect((await agentRow(server, member)).successor_id).toBe(commercial.id);
  expect((await agentRow(server, below[0]!)).upline_id).toBe(commercial.id);
  expect((await agentRow(server, inviter)).upline_id).toBe(below[0]!.id);
});

it('skips Support, who only has read access, as chosen successor, inviter and upline [R37] [R38]', async () => {
  const { server } = world;
  const { commercial, member, inviter } = await newTeam(server);
  const support = await newMember(server, commercial, { user_type: 'Support' });
  const chosen = await transfer(server, commercial, { memberId: member.id, heirId: support.id });
  expect([chosen.status, chosen.message]).toEqual([
    422,
    'The person you chose is not active any more. Choose somebody else.',
  ]);
  await server.services.db
    .updateTable('agents')
    .set({ invited_by: support.id, upline_id: support.id })
    .where('id', '=', member.id)
    .execute();
  expect((await remove(server, commercial, { memberId: member.id })).status).toBe(200);
  expect((await agentRow(server, member)).successor_id).toBe(commercial.id);
  expect((await agentRow(server, inviter)).status).toBe('active');
});

it('chooses the first active upline, however many inactive ones are between [R37]', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const above = await newMember(server, commercial, { status: 'inactive' });
  await putBelow(server, inviter.id, above.id);
  await server.services.db
    .updateTable('agents')
    .set({ status: 'inactive' })
    .where('id', '=', inviter.id)
    .execute();
  expect((await remove(server, commercial, { memberId: member.id })).status).toBe(200);
  expect((await agentRow(server, member)).successor_id).toBe(commercial.id);
});
