import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { compareLeads, startLeadWriters, wireLeadForm } from '#areas/leads/testing/leads.ts';
import { startRelay } from '#core/database/testing/relay.ts';
import { call } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { openAreaServer } from '#testing/area-server.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { openPostgres } from '../postgres.ts';

const database = useTestDatabase();

const SILENT_MS = 60_000;
const READERS = 20;

it('answers everything within ten seconds during a minute of silence under load, and serves within ten seconds after it', async () => {
  const relay = await startRelay(database.opened.url);
  const opened = openPostgres(relay.url);
  const server = await openAreaServer(opened);
  const { headers, id: agentId } = await newAgent(server);
  let slowestMs = 0;
  const timed = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
    const begun = performance.now();
    const answer = await asking;
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    return answer;
  };
  const statuses = new Map<number, number>();
  const over = new AbortController();
  const read = async () => {
    const query = { perPage: '10', pageNo: '1' };
    const { status } = await timed(call(server, headers, 'getNotifications', { query }));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (!over.signal.aborted) {
      await read();
      await pause(20);
    }
  });
  const load = startLeadWriters({
    writers: 4,
    send: async ({ phone, requestId }) => {
      const body = { form: wireLeadForm({ primaryMobile: phone }), requestId };
      const {
        status,
        errMsg,
        headers: answered,
      } = await timed(call(server, headers, 'createLead', { body }));
      const leadId = status === 200 ? (errMsg.data.lead._id as string) : undefined;
      return { status, leadId, retryAfter: answered['retry-after'] as string | undefined };
    },
  });
  const more = async (): Promise<void> => {
    const before = load.acknowledged.length;
    while (load.acknowledged.length < before + 20) await pause(5);
  };
  await more();
  relay.silence();
  await pause(SILENT_MS);
  relay.speak();
  const back = performance.now();
  while ((await read()) !== 200) await pause(50);
  const backAfterMs = performance.now() - back;
  await more();
  over.abort();
  await Promise.all(readers);
  await load.stop();
  const kept = await database.db
    .selectFrom('leads')
    .select(['id', 'phone'])
    .where('agent_id', '=', agentId)
    .execute();
  expect(load.faults).toEqual([]);
  expect(compareLeads(load.acknowledged, kept)).toEqual({ lost: [], twice: [] });
  expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));
  expect(slowestMs).toBeLessThan(10_000);
  expect(backAfterMs).toBeLessThan(10_000);
  await server.close();
  await opened.close();
  await relay.close();
}, 240_000);
