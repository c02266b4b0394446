import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareLeads, startLeadWriters, wireLeadForm } from '#areas/leads/testing/leads.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { administer } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import type { TestServer } from '#testing/test-server.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

describe('the database layer during a restart of PostgreSQL', () => {
  let postgres: TestServer;
  let opened: OpenDatabase;
  let server: AreaServer;
  const DROP = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'outage'`;
  const drop = () => administer(postgres.url('postgres'), DROP);
  beforeAll(async () => {
    postgres = await startTestServer();
    await administer(postgres.url('postgres'), 'create database outage');
    opened = openPostgres(postgres.url('outage'));
    await migrate(opened.db);
    server = await openAreaServer(opened);
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
    await postgres.stop();
  });

  it('loses no acknowledged write and stores none twice over a restart and ten dropped connections', async () => {
    const { headers, id: agentId } = await newAgent(server);
    const load = startLeadWriters({
      writers: 4,
      send: async ({ phone, requestId }) => {
        const body = { form: wireLeadForm({ primaryMobile: phone }), requestId };
        const { status, errMsg, headers: answered } = await call(server, headers, 'createLead', { body });
        const leadId = status === 200 ? (errMsg.data.lead._id as string) : undefined;
        return { status, leadId, retryAfter: answered['retry-after'] as string | undefined };
      },
    });
    const more = async (): Promise<void> => {
      const before = load.acknowledged.length;
      while (load.acknowledged.length < before + 5) await pause(5);
    };
    await more();
    for (let round = 0; round < 10; round += 1) {
      await drop();
      await more();
    }
    // It ends as it does for an operator, and the one who embeds it starts it again.
    process.kill(postgres.pid() ?? 0, 'SIGINT');
    await more();
    await load.stop();
    const kept = await opened.db
      .selectFrom('leads')
      .select(['id', 'phone'])
      .where('agent_id', '=', agentId)
      .execute();
    expect(load.faults).toEqual([]);
    expect(compareLeads(load.acknowledged, kept)).toEqual({ lost: [], twice: [] });
    expect(load.refusals).toBeGreaterThan(0);
  });
});
