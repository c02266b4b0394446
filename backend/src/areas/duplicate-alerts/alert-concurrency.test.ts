import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { newMember } from '#areas/network/testing/networks.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { markDevice, backfillMarks } from './marks.ts';

const browser = (): string => 'one browser';

describe('duplicate alerts', () => {
  const database = useTestDatabase();
  let server: AreaServer;
  beforeAll(async () => {
    server = await openAreaServer(database.opened);
  });
  afterAll(async () => {
    await server?.close();
  });

  const ofAgent = (agentId: string) =>
    server.services.db.selectFrom('line_flags').selectAll().where('agent_id', '=', agentId).execute();

  it('are created once, also by two server starts and two logins at the same time [R39]', async () => {
    const { db, secret, clock } = server.services;
    const leader = await newAgent(server, { id_number: '3171010101800044' });
    const agent = await newMember(server, leader, { id_number: '3171010101800044' });
    const keeper = { secret, now: clock.now() };
    await Promise.all([backfillMarks(db, keeper), backfillMarks(db, keeper)]);
    await markDevice(server.services, { id: leader.id, userType: 'Mitra' }, browser);
    const user = { id: agent.id, userType: 'Mitra' };
    await Promise.all([
      markDevice(server.services, user, browser),
      markDevice(server.services, user, browser),
    ]);
    const alerts = await ofAgent(agent.id);
    expect(alerts.map(({ kind, other_id }) => `${kind} ${other_id}`).toSorted()).toEqual([
      `device ${leader.id}`,
      `idNumber ${leader.id}`,
    ]);
  });

  it('are checked by the first of two staff, and the second is informed by whom', async () => {
    const { services } = server;
    const leader = await newAgent(server);
    const agent = await newMember(server, leader);
    for (const { id } of [leader, agent])
      await markDevice(services, { id, userType: 'Mitra' }, () => 'another browser');
    const flagId = (await ofAgent(agent.id))[0]?.id ?? '';
    const people = [
      await newStaff(server, { first_name: 'Joko', last_name: 'Kartika' }),
      await newStaff(server, { first_name: 'Joko', last_name: 'Kartika' }),
    ];
    const answers = await Promise.all(
      people.map((who, at) =>
        call(server, who, 'checkDuplicateAlert', {
          params: { flagId },
          body: { note: `Note ${at}` },
          headers: { 'accept-language': 'en' },
        }),
      ),
    );
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect([first?.status, second?.status]).toEqual([200, 409]);
    expect(second?.errMsg.message).toBe('Joko Kartika has checked this already.');
    expect(second?.errMsg.data).toEqual(first?.errMsg.data);
  });
});
