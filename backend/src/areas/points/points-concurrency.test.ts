import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { entriesOf, grantPoints } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { accountOf, askToRedeem } from '#areas/points/testing/redemptions.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const statusesOf = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('parallel requests on points', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  it('one of ten redemptions of the same points succeeds [R39]', async () => {
    const agent = await newAgent(server);
    await grantPoints(server, agent, 199);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => askToRedeem(server, agent.headers, 100)),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422, 422, 422]);
    expect(await accountOf(server, agent.headers)).toMatchObject({ balance: 199, held: 100, available: 99 });
  });

  it('a redemption sent ten times in parallel is made once [R39]', async () => {
    const agent = await newAgent(server);
    await grantPoints(server, agent, 1000);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => askToRedeem(server, agent.headers, 100, requestId)),
    );
    // Done, or refused because it is being done.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await accountOf(server, agent.headers)).toMatchObject({ held: 100 });
  });

  it('a redemption confirmed and refused in parallel ends once [R39]', async () => {
    const agent = await newAgent(server);
    await grantPoints(server, agent, 100);
    await askToRedeem(server, agent.headers, 100);
    const { redemptions } = await accountOf(server, agent.headers);
    const params = { redemptionId: redemptions[0].id };
    const [one, other] = [await newStaff(server), await newStaff(server)];
    const answers = await Promise.all([
      call(server, one, 'decideRedemption', { params, body: { verdict: 'confirmed', reason: '' } }),
      call(server, other, 'decideRedemption', {
        params,
        body: { verdict: 'refused', reason: 'Not possible' },
      }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const kinds = (await entriesOf(server, agent)).map(({ kind }) => kind);
    expect(kinds).toHaveLength(3);
  });

  it('parallel corrections of one entry never exceed it together [R39]', async () => {
    const agent = await newAgent(server);
    await grantPoints(server, agent, 100);
    const staff = await newStaff(server);
    const correct = () =>
      call(server, staff, 'correctPoints', {
        params: { agentCode: agent.agent_code },
        body: { requestId: randomUUID(), no: 1, points: -60, reason: 'Given by mistake' },
      });
    expect(statusesOf(await Promise.all([correct(), correct(), correct()]))).toEqual([200, 400, 400]);
    expect((await entriesOf(server, agent)).map(({ points }) => points)).toEqual([100, -60]);
  });
});
